import { describe, expect, it } from '@jest/globals';
import { type StoppedWebhook, webhookNoticeText } from './webhook-notice-text.js';

const WEBHOOK: StoppedWebhook = {
  name: 'Practice\r\n software',
  url: 'https://hooks.example:8443/in/s3cret?key=s3cret',
  state: 'failing',
  since: new Date('2026-11-23T22:05:00Z'),
  ofInstallation: false,
};

describe('the e-mail about a webhook that was turned off', () => {
  it('says which one, when, and where it is turned on again', () => {
    const text = webhookNoticeText(WEBHOOK);
    expect(text).toContain('The webhook "Practice software" to hooks.example:8443 was turned off on 23 November 2026 at 22:05 UTC.');
    expect(text).toContain('in your profile');
    expect(webhookNoticeText({ ...WEBHOOK, ofInstallation: true })).toContain("in the administrators' panel");
  });

  it.each([
    ['failing', 'have failed'],
    ['overrun', 'were waiting'],
  ] as const)('says why (%s)', (state, reason) => {
    expect(webhookNoticeText({ ...WEBHOOK, state })).toContain(reason);
  });

  it('does not have what may be secret in its address', () => {
    expect(webhookNoticeText(WEBHOOK)).not.toMatch(/s3cret|https?:/);
  });
});
