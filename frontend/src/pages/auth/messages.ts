import { translated } from '../../shared/i18n/translate.js';

/** The first screen brings these; the words of the other pages come with them. */
/** Of a question that was asked before signing in. */
export const waitingMessages = translated({
  waits: 'Your question is answered as soon as you have signed in:',
  drop: 'Do not ask it',
});

export const loginMessages = translated({
  title: 'Welcome Back',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  busy: 'Signing in...',
  forgot: 'Forgot your password?',
  noAccount: "Don't have an account?",
  register: 'Create one',
  keep: 'Keep me signed in',
  keepHint: 'Not on a computer that others use.',
  notKept: 'You are signed in, but will not stay signed in on this device.',
  success: 'Login successful!',
  failed: 'Login failed',
  unknownError: 'Unknown error',
  exception: 'An error occurred during login',
});
