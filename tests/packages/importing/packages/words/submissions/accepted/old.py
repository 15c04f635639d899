#!/usr/bin/env python2
print raw_input()
