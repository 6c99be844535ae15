import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SignedLinks } from '../../../core/access/signed-links.js';
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

/** What a link opens. */
const CLAIMS = z.object({ form: z.enum(SOURCE_FORMS), documentId: z.string(), version: z.number() });

/** Addresses that let a browser fetch a source without a token: for one version of one document, and not for long. */
@Injectable()
export class SourceLinks {
  constructor(private readonly links: SignedLinks) {}

  /** @returns the address below the site's root, and when it ends */
  sign({ form, documentId, version }: SourceLink): { url: string; expiresAt: Date } {
    const { signature, expiresAt } = this.links.sign('source', { form, documentId, version }, LIFETIME_SECONDS);
    return { url: `/api/sources/${documentId}/${form}?version=${version}&signature=${signature}`, expiresAt };
  }

  /** @throws SourceLinkError */
  verify({ form, documentId, version }: SourceLink, signature: string): void {
    const link = this.links.read('source', signature, CLAIMS);
    if (link?.form !== form || link.documentId !== documentId || link.version !== version) throw new SourceLinkError();
  }
}
