import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SignedLinks } from '../../../core/access/signed-links.js';
import { DownloadLinkError } from '../rendering.errors.js';

export const LINK_SECONDS = 10 * 60;

/** Whose file it is, and the session that asked for it. */
const CLAIMS = z.object({ userId: z.string(), sessionId: z.string(), jobId: z.string() });
export type LinkClaims = z.infer<typeof CLAIMS>;

export interface ReadLink extends LinkClaims {
  /** Unique to this link: another link to the same file has another id. */
  linkId: string;
}

/** Makes and reads links that open one file for a short while without any header or cookie. */
@Injectable()
export class DownloadLinks {
  constructor(private readonly links: SignedLinks) {}

  sign({ userId, sessionId, jobId }: LinkClaims): { url: string; expiresAt: Date } {
    const { signature, expiresAt } = this.links.sign('download', { userId, sessionId, jobId }, LINK_SECONDS);
    return { url: `/api/document/files/${jobId}?signature=${signature}`, expiresAt };
  }

  /** @throws DownloadLinkError when the signature is not ours, not for this job or too old */
  read(jobId: string, signature: string): ReadLink {
    const link = this.links.read('download', signature, CLAIMS);
    if (link?.jobId !== jobId) throw new DownloadLinkError();
    return link;
  }
}
