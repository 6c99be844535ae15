import { translated } from '../../shared/i18n/translate.js';

export const twoStepMessages = translated({
  title: 'Two-Step Sign-In',
  codeIntro: 'Enter the six digits that your authenticator app shows. If you have lost the app, enter one of your recovery codes.',
  setupTitle: 'Set Up Two-Step Sign-In',
  setupIntro: 'Administrators must sign in with a code from an authenticator app here. Set it up to continue.',
  scan: 'Scan this code with an authenticator app such as Aegis, Google Authenticator or Microsoft Authenticator.',
  picture: 'QR code for your authenticator app',
  type: 'If you cannot scan it, type this key into the app:',
  code: 'Code',
  firstCode: 'Current code from the app',
  codeRequired: 'Please enter the code',
  submit: 'Continue',
  busy: 'Checking...',
  startAgain: 'Back to sign-in',
  failed: 'The code could not be checked. Please try again.',
  codesTitle: 'Your Recovery Codes',
  codesText:
    'Each code works once in place of the app, for example if you lose your phone. Keep them where you would keep a spare key: they are shown only now.',
  copy: 'Copy Codes',
  copied: 'Recovery codes copied',
  copyFailed: 'The codes could not be copied. Please write them down.',
  save: 'Download Codes',
  fileName: 'themis-recovery-codes.txt',
  fileHead: 'Recovery codes of Themis. Each works once.',
  kept: 'I Have Saved the Codes',
});
