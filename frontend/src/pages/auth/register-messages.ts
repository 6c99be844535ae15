import { translated } from '../../shared/i18n/translate.js';

export const registerMessages = translated({
  title: 'Create Your Account',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  password: 'Password',
  passwordHint: 'At least 6 characters. Common passwords are refused.',
  confirm: 'Confirm Password',
  submit: 'Create Account',
  busy: 'Creating Account...',
  hasAccount: 'Already have an account?',
  login: 'Sign in',
  success: 'Registration successful! Please login.',
  failed: 'Registration failed',
  exception: 'An error occurred during registration',
});
