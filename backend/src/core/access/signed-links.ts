import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { SECRETS, type Secrets } from '../config/config.js';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from './access-tokens.js';
import { asSecret, TokenKeys } from './signing/token-keys.js';

/** What a link may be for. No guard accepts a token of such an audience, and no other token opens a link. */
export type LinkPurpose = 'download' | 'source' | 'reminders-off';

export interface SignedLink {
  /** For the query of the link's address. */
  signature: string;
  expiresAt: Date;
}

/** Signs addresses that a browser may open for a short while without any header or cookie. */
@Injectable()
export class SignedLinks {
  private readonly keys: TokenKeys;

  constructor(
    private readonly jwt: JwtService,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.keys = new TokenKeys(secrets);
  }

  /**
   * @param claims what the link opens, and for whom
   * @param seconds how long it does
   */
  sign(purpose: LinkPurpose, claims: object, seconds: number): SignedLink {
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const signature = this.jwt.sign(
      { ...claims, jti: randomUUID(), exp },
      { ...this.keys.signing, algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: audienceOf(purpose) },
    );
    return { signature, expiresAt: new Date(exp * 1000) };
  }

  /** @returns the claims, with the id of this very link; null when the signature is not ours, for another purpose or too old */
  read<T extends object>(purpose: LinkPurpose, signature: string, claims: z.ZodType<T>): (T & { linkId: string }) | null {
    const key = this.keys.keyFor(signature);
    if (!key) return null;
    try {
      const token: unknown = this.jwt.verify(signature, {
        secret: asSecret(key),
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        audience: audienceOf(purpose),
      });
      return { ...claims.parse(token), linkId: LINK_ID.parse(token).jti };
    } catch {
      // Whatever is wrong with a link, the answer is the same.
      return null;
    }
  }
}

const LINK_ID = z.object({ jti: z.string() });
const audienceOf = (purpose: LinkPurpose): string => `themis:${purpose}`;
