import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SECRETS, type Secrets } from '../../../core/config/config.js';
import { DownloadLinkError } from '../rendering.errors.js';

export const LINK_SECONDS = 10 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'themis';
/** No guard accepts a token of this audience, and no other token opens a file. */
const AUDIENCE = 'themis:download';

/** Whose file it is, and the session that asked for it. */
export interface LinkClaims {
  userId: string;
  sessionId: string;
  jobId: string;
}

export interface ReadLink extends LinkClaims {
  /** Of this link: another one to the same file has another. */
  linkId: string;
}

/** Makes and reads links that open one file for a short while without any header or cookie. */
@Injectable()
export class DownloadLinks {
  constructor(
    private readonly jwt: JwtService,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  sign({ userId, sessionId, jobId }: LinkClaims): { url: string; expiresAt: Date } {
    const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    const signature = this.jwt.sign(
      { sub: userId, sid: sessionId, job: jobId, jti: randomUUID(), exp: expires },
      { secret: this.secrets.jwtSecret, algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE },
    );
    return { url: `/api/document/files/${jobId}?signature=${signature}`, expiresAt: new Date(expires * 1000) };
  }

  /** @throws DownloadLinkError when the signature is not ours, not for this job or too old */
  read(jobId: string, signature: string): ReadLink {
    try {
      const claims = this.jwt.verify<{ sub: string; sid: string; job: string; jti: string }>(signature, {
        secret: this.secrets.jwtSecret,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      if (claims.job === jobId) return { userId: claims.sub, sessionId: claims.sid, jobId, linkId: claims.jti };
    } catch {
      // Every fault of a link is answered alike.
    }
    throw new DownloadLinkError();
  }
}
