import { describe, expect, it } from '@jest/globals';
import { type SourceLink, SourceLinks } from './source-links.js';
import { SourceLinkError } from '../legal-sources.errors.js';

const secrets = (jwtSecret: string) => ({ jwtSecret, fileEncryptionKey: Buffer.alloc(32) });
const link: SourceLink = { form: 'original', documentId: 'a', version: 2 };
const now = new Date('2026-01-01T00:00:00Z');

describe('links to sources', () => {
  const links = new SourceLinks(secrets('one'));
  const { url, expiresAt } = links.sign(link, now);
  const query = new URL(url, 'http://localhost').searchParams;
  const given = { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };

  it('open what they were made for until they end', () => {
    expect(url).toMatch(/^\/api\/sources\/a\/original\?version=2&/);
    expect(() => links.verify(link, given, now)).not.toThrow();
    expect(() => links.verify(link, given, new Date(expiresAt.getTime() - 1))).not.toThrow();
    expect(() => links.verify(link, given, expiresAt)).toThrow(SourceLinkError);
  });

  it.each([
    ['another form', { ...link, form: 'text' as const }, given],
    ['another document', { ...link, documentId: 'b' }, given],
    ['another version', { ...link, version: 3 }, given],
    ['a later end', link, { ...given, expires: given.expires + 60 }],
    ['no number as the end', link, { ...given, expires: NaN }],
    ['no signature', link, { ...given, signature: '' }],
  ])('open nothing with %s', (_name, changed, values) => {
    expect(() => links.verify(changed, values, now)).toThrow(SourceLinkError);
  });

  it('open nothing on an installation with another key', () => {
    expect(() => new SourceLinks(secrets('two')).verify(link, given, now)).toThrow(SourceLinkError);
  });
});
