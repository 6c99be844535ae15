import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { SignedLinks } from '../../../core/access/signed-links.js';
import { type SourceLink, SourceLinks } from './source-links.js';
import { SourceLinkError } from '../legal-sources.errors.js';

const linksOf = (jwtSecret: string) =>
  new SourceLinks(new SignedLinks(new JwtService({}), { jwtSecret, fileEncryptionKey: Buffer.alloc(32) }));
const link: SourceLink = { form: 'original', documentId: 'a', version: 2 };

describe('links to sources', () => {
  const links = linksOf('one');
  let url: string;
  let expiresAt: Date;
  let signature: string;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    ({ url, expiresAt } = links.sign(link));
    signature = new URL(url, 'http://localhost').searchParams.get('signature') ?? '';
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('open what they were made for until they end', () => {
    expect(url).toMatch(/^\/api\/sources\/a\/original\?version=2&/);
    expect(() => links.verify(link, signature)).not.toThrow();
    jest.setSystemTime(expiresAt.getTime() - 1);
    expect(() => links.verify(link, signature)).not.toThrow();
    jest.setSystemTime(expiresAt);
    expect(() => links.verify(link, signature)).toThrow(SourceLinkError);
  });

  it.each([
    ['another form', { ...link, form: 'text' as const }],
    ['another document', { ...link, documentId: 'b' }],
    ['another version', { ...link, version: 3 }],
    ['no number as the version', { ...link, version: NaN }],
  ])('open nothing with %s', (_name, changed) => {
    expect(() => links.verify(changed, signature)).toThrow(SourceLinkError);
  });

  it('open nothing with no signature, or a changed one', () => {
    const [head = '', , tail = ''] = signature.split('.');
    const later = Buffer.from(JSON.stringify({ ...link, jti: 'a', exp: 4102444800, iss: 'themis', aud: 'themis:source' })).toString(
      'base64url',
    );
    for (const wrong of ['', `${signature}x`, `${head}.${later}.${tail}`]) expect(() => links.verify(link, wrong)).toThrow(SourceLinkError);
  });

  it('open nothing on an installation with another key', () => {
    expect(() => linksOf('two').verify(link, signature)).toThrow(SourceLinkError);
  });
});
