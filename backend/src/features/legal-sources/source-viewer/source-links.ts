import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '../../../core/config/config.js';
import { SourceLinkError } from '../legal-sources.errors.js';

export const SOURCE_FORMS = ['original', 'text'] as const;
/** The file as uploaded, or the text that spans refer to. */
export type SourceForm = (typeof SOURCE_FORMS)[number];

export interface SourceLink {
  form: SourceForm;
  documentId: string;
  version: number;
}

/** Time to open a link after the page that shows it was loaded. */
const LIFETIME_SECONDS = 15 * 60;
const KEY_PURPOSE = 'themis source links';

/** Addresses that let a browser fetch a source without a token: for one version of one document, and not for long. */
@Injectable()
export class SourceLinks {
  private readonly key: Buffer;

  constructor(@Inject(SECRETS) { jwtSecret }: Secrets) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', KEY_PURPOSE, 32));
  }

  /** @returns the address below the site's root, and when it ends */
  sign(link: SourceLink, now = new Date()): { url: string; expiresAt: Date } {
    const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
    const query = new URLSearchParams({
      version: String(link.version),
      expires: String(expires),
      signature: this.signature(link, expires),
    });
    return { url: `/api/sources/${link.documentId}/${link.form}?${query.toString()}`, expiresAt: new Date(expires * 1000) };
  }

  /** @throws SourceLinkError */
  verify(link: SourceLink, { expires, signature }: { expires: number; signature: string }, now = new Date()): void {
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signature(link, expires));
    const genuine = given.length === expected.length && timingSafeEqual(given, expected);
    if (!genuine || !(now.getTime() < expires * 1000)) throw new SourceLinkError();
  }

  private signature({ form, documentId, version }: SourceLink, expires: number): string {
    return createHmac('sha256', this.key).update(`${form}\n${documentId}\n${version}\n${expires}`).digest('base64url');
  }
}
