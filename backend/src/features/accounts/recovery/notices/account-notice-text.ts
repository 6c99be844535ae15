import { z } from 'zod';

/** What the owner of an account is told. */
export const ACCOUNT_NOTICE = z.discriminatedUnion('kind', [
  /** The owner's session changed the e-mail. */
  z.object({ kind: z.literal('email-changed'), at: z.string(), to: z.string() }),
  /** An administrator changed the e-mail; the token confirms it, null when the address is back to the one that counts. */
  z.object({ kind: z.literal('email-changed-by-administrator'), at: z.string(), to: z.string(), token: z.string().nullable() }),
  /** A key that acts for the owner was made. */
  z.object({ kind: z.literal('api-key-made'), at: z.string(), name: z.string(), scopes: z.array(z.string()), expiresAt: z.string() }),
  /** A program was let in to act for the owner. */
  z.object({ kind: z.literal('app-connected'), at: z.string(), name: z.string(), host: z.string(), scopes: z.array(z.string()) }),
  /** The password was changed with the old one. */
  z.object({ kind: z.literal('password-changed'), at: z.string() }),
  /** The password was changed by a link in an e-mail. */
  z.object({ kind: z.literal('password-reset'), at: z.string() }),
  /** The account was linked to its owner at the provider of the firm. */
  z.object({ kind: z.literal('provider-linked'), at: z.string() }),
]);
export type AccountNotice = z.infer<typeof ACCOUNT_NOTICE>;

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const timeOf = (at: string): string => `${TIME.format(new Date(at))} UTC`;

/** The e-mail of a notice. @param publicUrl address of the product, without a slash at its end */
export function accountNoticeMail(notice: AccountNotice, publicUrl: string): { subject: string; text: string } {
  switch (notice.kind) {
    case 'api-key-made':
      return { subject: 'An API key was made for your Themis account', text: keyText(notice) };
    case 'app-connected':
      return { subject: 'An app was connected to your Themis account', text: appText(notice) };
    case 'password-changed':
    case 'password-reset':
      return { subject: 'Your Themis password was changed', text: passwordText(notice) };
    case 'provider-linked':
      return { subject: 'You now sign in to Themis another way', text: linkedText(notice) };
    case 'email-changed':
      return { subject: EMAIL_CHANGED, text: ownText(notice) };
    case 'email-changed-by-administrator':
      return { subject: EMAIL_CHANGED, text: administratorText(notice, publicUrl) };
  }
}

const EMAIL_CHANGED = 'The e-mail address of your Themis account was changed';

type Notice<K extends AccountNotice['kind']> = Extract<AccountNotice, { kind: K }>;

const ownText = ({ at, to }: Notice<'email-changed'>): string =>
  `The e-mail address of your Themis account was changed on ${timeOf(at)}. This address stood in the profile until then.

It was changed in the profile, to ${to}.

If this was you, you need not do anything. If it was not, do not sign in with the new address. Ask for a new password with this address,
on the page for signing in: until somebody has signed in with your password, the link comes here, and the new password brings this
address back. Then tell your administrator.
`;

const administratorText = ({ at, to, token }: Notice<'email-changed-by-administrator'>, publicUrl: string): string =>
  `The e-mail address of your Themis account was changed on ${timeOf(at)}.

An administrator changed it to ${to}. Your password stays as it is.

${
  token === null
    ? 'It is your address of before again.'
    : `Links for a new password come to this address only, until you confirm the new one here or a second administrator does:

${publicUrl}/confirm-email#${token}`
}

If you did not expect this, do not confirm it, and tell another administrator at once: somebody else may be after your account.
`;

const keyText = ({ at, name, scopes, expiresAt }: Notice<'api-key-made'>): string =>
  `An API key was made for your Themis account on ${timeOf(at)}.

Name:       ${name}
May do:     ${scopes.join(', ')}
Works until ${timeOf(expiresAt)}

If this was you, you need not do anything. If it was not, change your password, which ends the key, and tell your administrator at once:
somebody else may be using your account.
`;

const appText = ({ at, name, host, scopes }: Notice<'app-connected'>): string =>
  `An app was connected to your Themis account on ${timeOf(at)}.

Name:       ${name} (as it calls itself)
Belongs to: ${host}
May do:     ${scopes.join(', ')}

If this was you, you need not do anything. If it was not, disconnect it in your profile under Security, change your password, and tell your
administrator at once: somebody else may be using your account.
`;

const linkedText = ({ at }: Notice<'provider-linked'>): string =>
  `Somebody signed in to your Themis account on ${timeOf(at)} through your organisation, with this e-mail address.

The account is linked to that sign-in from now on. Its password was replaced by one that nobody knows, every other session and API key was
ended, and its webhooks and calendar address were switched off: switch on again in the profile what you need.

If this was you, you need not do anything. If it was not, tell your administrator at once: somebody else may be using your account.
`;

const PASSWORD_CONSEQUENCES = {
  'password-changed':
    'It was changed in the profile, with the old password. Every other session of the account was signed out, and its API keys were ended unless the change kept them.',
  'password-reset': 'It was changed by a link in an e-mail to this address. Every session and API key of the account was ended.',
};

/** It has no link: people who expect links in such e-mails can be sent forged ones. */
const passwordText = ({ kind, at }: Notice<'password-changed' | 'password-reset'>): string =>
  `The password of your Themis account was changed on ${timeOf(at)}.

${PASSWORD_CONSEQUENCES[kind]}

If this was you, you need not do anything. If it was not, tell your administrator at once: somebody else may be using your account.
`;
