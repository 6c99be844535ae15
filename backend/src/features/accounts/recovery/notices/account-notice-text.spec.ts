import { describe, expect, it } from '@jest/globals';
import { type AccountNotice, accountNoticeMail } from './account-notice-text.js';

const at = '2026-01-31T09:05:00.000Z';
const mailOf = (notice: AccountNotice) => accountNoticeMail(notice, 'https://law.example');

describe('the e-mail about a changed account', () => {
  it('says when the owner’s session changed the address, how to undo that, and has no link', () => {
    const { subject, text } = mailOf({ kind: 'email-changed', at, to: 'new@law.example' });
    expect(subject).toBe('The e-mail address of your Themis account was changed');
    expect(text).toContain('31 January 2026 at 09:05 UTC');
    expect(text).toContain('to new@law.example.');
    expect(text).toContain('Ask for a new password with this address');
    expect(text).not.toMatch(/https?:/);
  });

  it('has the link that confirms an address which an administrator changed, and none where it is back', () => {
    const changed = { kind: 'email-changed-by-administrator', at, to: 'new@law.example' } as const;
    expect(mailOf({ ...changed, token: 'a-token' }).text).toContain('\nhttps://law.example/confirm-email#a-token\n');
    expect(mailOf({ ...changed, token: null }).text).not.toMatch(/https?:/);
  });

  it('says what a new API key may do and until when', () => {
    const { subject, text } = mailOf({ kind: 'api-key-made', at, name: 'Nightly run', scopes: ['ASK', 'FILES'], expiresAt: at });
    expect(subject).toBe('An API key was made for your Themis account');
    expect(text).toMatch(/Name: +Nightly run\nMay do: +ASK, FILES\nWorks until 31 January 2026 at 09:05 UTC/);
  });

  it('says when and how a password was changed, and what ended with it', () => {
    const { subject, text } = mailOf({ kind: 'password-changed', at });
    expect(subject).toBe('Your Themis password was changed');
    expect(text).toContain('on 31 January 2026 at 09:05 UTC.');
    expect(text).toContain('Every other session of the account was signed out, and its API keys were ended unless the change kept them.');
    expect(mailOf({ kind: 'password-reset', at }).text).toContain('Every session and API key of the account was ended.');
  });

  it.each(['password-changed', 'password-reset'] as const)('has no link and no address (%s)', (kind) => {
    expect(mailOf({ kind, at }).text).not.toMatch(/https?:|www\.|@|#/);
  });
});
