"""What authors of exercises use: reading and drawing inputs, generating test cases, verifying an exercise."""
