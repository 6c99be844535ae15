import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SECRETS, type Secrets } from '../config/config.js';
import type { Session, SessionKind } from './session.entity.js';

export const TOKEN_ISSUER = 'themis';
export const TOKEN_ALGORITHM = 'HS256';

/** Audience of each token kind; a token of one kind is nothing to the other's guard. */
export const TOKEN_AUDIENCE: Record<SessionKind, string> = { user: 'themis:user', admin: 'themis:admin' };

/** What a token says: whose session it is. Role and state are read from the database at every call. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Signs the bearer token of a session; it expires with the session. */
  sign(session: Session): string {
    return this.jwt.sign(
      { sub: session.userId, sid: session.id, exp: Math.floor(session.expiresAt.getTime() / 1000) },
      { secret: this.secrets.jwtSecret, algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE[session.kind] },
    );
  }
}
