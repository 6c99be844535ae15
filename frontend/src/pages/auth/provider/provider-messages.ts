import { t, translated } from '../../../shared/i18n/translate.js';

/** Signing in by the provider of a firm; loaded only where there is one. */
export const providerMessages = translated({
  leaving: 'One moment...',
  beginFailed: 'The sign-in could not be begun. Please try again.',
  returning: 'Signing you in...',
  returned: 'Signing In',
  failedTitle: 'You Are Not Signed In',
  failed: 'The sign-in could not be finished. Please try again.',
  incomplete: 'This address is incomplete. Please sign in again.',
  tryAgain: 'Back to sign-in',
  success: 'Login successful!',
});

export const signInWithText = (name: string): string => t('Sign in with {name}', { name });

export const passwordsOffText = (name: string): string =>
  t('There are no passwords here: you sign in with {name}, and your account is made the first time.', { name });
