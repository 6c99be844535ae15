import { describe, expect, it } from '@jest/globals';
import { passwordNoticeText } from './password-notice-text.js';

describe('the e-mail about a changed password', () => {
  const at = new Date('2026-11-23T22:05:00Z');

  it('says when and how it was changed, and what ended with it', () => {
    expect(passwordNoticeText('changed', at)).toContain('on 23 November 2026 at 22:05 UTC.');
    expect(passwordNoticeText('changed', at)).toContain('Every other session of the account was signed out.');
    expect(passwordNoticeText('reset', at)).toContain('Every session and API key of the account was ended.');
  });

  it.each(['changed', 'reset'] as const)('has no link and no address (%s)', (how) => {
    expect(passwordNoticeText(how, at)).not.toMatch(/https?:|www\.|@|#/);
  });
});
