import { translated } from '../../shared/i18n/translate.js';

/** Pages that links of e-mails lead to. */
export const resetMessages = translated({
  forgotTitle: 'Forgot Your Password?',
  forgotIntro: 'Enter the e-mail address of your account. You will be sent a link to choose a new password.',
  askAdministrator: 'Passwords are not reset by e-mail here. Please ask your administrator for a new one.',
  optionsFailed: 'The options for signing in could not be loaded. Please reload the page, or ask your administrator.',
  email: 'Email',
  ask: 'Send Link',
  asking: 'Sending...',
  askFailed: 'The link could not be requested. Please try again.',
  back: 'Back to sign-in',
  resetTitle: 'Choose a New Password',
  newPassword: 'New Password',
  confirm: 'Confirm New Password',
  reset: 'Save Password',
  resetting: 'Saving...',
  resetFailed: 'The password could not be saved. Please try again.',
  newLink: 'Ask for another link',
  incomplete: 'This address is incomplete. Please open the complete link from the e-mail.',
});

export const confirmEmailMessages = translated({
  title: 'Confirm the New Address',
  intro:
    'An administrator changed the e-mail address of your account. If you confirm it, links for a new password go to the new address from now on.',
  confirm: 'Confirm Address',
  busy: 'Confirming...',
  failed: 'The address could not be confirmed. Please try again.',
  incomplete: 'This address is incomplete. Please open the complete link from the e-mail.',
  back: 'Back to sign-in',
});

export const stopRemindersMessages = translated({
  title: 'E-mails About Dates',
  intro: 'You get an e-mail when a date of your matters is near. The dates themselves stay.',
  stop: 'Switch Off',
  busy: 'Switching off...',
  done: 'No more e-mails about your dates will be sent.',
  failed: 'The e-mails could not be switched off. Please try again.',
  incomplete: 'This address is incomplete. Please open the complete link from the e-mail.',
  dates: 'All your dates',
});
