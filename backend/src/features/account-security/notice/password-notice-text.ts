import type { SendPasswordNotice } from './password-notice.jobs.js';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const CONSEQUENCES: Readonly<Record<SendPasswordNotice['how'], string>> = {
  changed: 'It was changed in the profile, with the old password. Every other session of the account was signed out.',
  reset: 'It was changed by a link in an e-mail to this address. Every session and API key of the account was ended.',
};

/** The e-mail about a changed password. It has no link: people who expect links in such e-mails can be sent forged ones. */
export const passwordNoticeText = (how: SendPasswordNotice['how'], at: Date): string =>
  `The password of your Themis account was changed on ${TIME.format(at)} UTC.

${CONSEQUENCES[how]}

If this was you, you need not do anything. If it was not, tell your administrator at once: somebody else may be using your account.
`;
