MOST = {{most}}


def allowed(text):
    count, *numbers = text.split()
    return 1 <= int(count) <= MOST and len(numbers) == int(count)
