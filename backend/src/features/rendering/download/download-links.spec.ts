import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { SignedLinks } from '../../../core/access/signed-links.js';
import { DownloadLinks, LINK_SECONDS } from './download-links.js';

const linksOf = (jwtSecret: string) =>
  new DownloadLinks(new SignedLinks(new JwtService({}), { jwtSecret, fileEncryptionKey: Buffer.alloc(32) }));
const CLAIMS = { userId: 'user', sessionId: 'session', jobId: 'job' };
const signatureOf = (url: string): string => url.split('signature=')[1] ?? '';

describe('DownloadLinks', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reads back what it signed, until the link expires', () => {
    jest.useFakeTimers({ now: new Date('2026-04-01T10:00:00Z') });
    const links = linksOf('secret');
    const { url, expiresAt } = links.sign(CLAIMS);
    expect(url).toMatch(/^\/api\/document\/files\/job\?signature=[\w.-]+$/);
    expect(expiresAt.getTime() - Date.now()).toBe(LINK_SECONDS * 1000);
    jest.setSystemTime(expiresAt.getTime() - 1000);
    expect(links.read('job', signatureOf(url))).toEqual({ ...CLAIMS, linkId: expect.any(String) });
    const again = signatureOf(links.sign(CLAIMS).url);
    expect(links.read('job', again).linkId).not.toBe(links.read('job', signatureOf(url)).linkId);
    jest.setSystemTime(expiresAt.getTime());
    expect(() => links.read('job', signatureOf(url))).toThrow('no longer valid');
  });

  it('refuses another job, another key, another audience and no signature', () => {
    const links = linksOf('secret');
    const signature = signatureOf(links.sign(CLAIMS).url);
    expect(() => links.read('other', signature)).toThrow('no longer valid');
    expect(() => linksOf('another').read('job', signature)).toThrow('no longer valid');
    const bearer = new JwtService({}).sign({ ...CLAIMS, jti: 'link' }, { secret: 'secret', issuer: 'themis', audience: 'themis:user' });
    const source = new SignedLinks(new JwtService({}), { jwtSecret: 'secret', fileEncryptionKey: Buffer.alloc(32) }).sign(
      'source',
      CLAIMS,
      60,
    );
    for (const wrong of [
      bearer,
      source.signature,
      '',
      'x.y.z',
      `${signature}x`,
      signature.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
    ])
      expect(() => links.read('job', wrong)).toThrow('no longer valid');
  });
});
