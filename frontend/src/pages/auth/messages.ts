export const loginMessages = {
  title: 'Welcome Back',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  busy: 'Signing in...',
  noAccount: "Don't have an account?",
  register: 'Create one',
  success: 'Login successful!',
  failed: 'Login failed',
  unknownError: 'Unknown error',
  exception: 'An error occurred during login',
} as const;

export const registerMessages = {
  title: 'Create Your Account',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  password: 'Password',
  confirm: 'Confirm Password',
  submit: 'Create Account',
  busy: 'Creating Account...',
  hasAccount: 'Already have an account?',
  login: 'Sign in',
  success: 'Registration successful! Please login.',
  failed: 'Registration failed',
  exception: 'An error occurred during registration',
} as const;
