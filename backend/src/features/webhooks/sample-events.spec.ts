import { describe, expect, it } from '@jest/globals';
import { sampleData } from './sample-events.js';
import { isOfCertificate } from './sending/webhook-sender.js';
import { InstallationWebhookEvent, TEST_EVENT } from './webhooks.views.js';

describe('sampleData', () => {
  it.each(Object.values(InstallationWebhookEvent))('has a sample of %s that says that it is one', (event) => {
    const data = sampleData(event, 'the-webhook');
    expect(data).toMatchObject({ test: true });
    expect(Object.keys(data).length).toBeGreaterThan(1);
  });

  it('names the webhook in a test that is no event', () =>
    expect(sampleData(TEST_EVENT, 'the-webhook')).toEqual({ webhook_id: 'the-webhook' }));
});

describe('isOfCertificate', () => {
  const failed = (code: string) => Object.assign(new Error('failed'), { code });
  it.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
    'tells %s from a connection that failed',
    (code) => expect(isOfCertificate(failed(code))).toBe(true),
  );
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPROTO'])('leaves %s', (code) => expect(isOfCertificate(failed(code))).toBe(false));
});
