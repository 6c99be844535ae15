import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { APP_CONFIG, type AppConfig, SECRETS, type Secrets } from '../config/config.js';
import type { Session, SessionKind } from './session.entity.js';
import { asSecret, TokenKeys } from './signing/token-keys.js';

export const TOKEN_ISSUER = 'themis';
export const TOKEN_ALGORITHM = 'HS256';

/** The audience of each kind of token; the guard of one kind refuses tokens of the other. */
export const TOKEN_AUDIENCE: Record<SessionKind, string> = { user: 'themis:user', admin: 'themis:admin' };

/** What a token says: whose session it is. Role and state are read from the database at every call. */
export interface AccessClaims {
  sub: string;
  sid: string;
  /** Only for the client, which asks for a password or not: the provider opened the session. */
  idp?: true;
  /** Only for the client: a cookie may open the session again. */
  kept?: true;
}

export interface SignedToken {
  token: string;
  expiresAt: Date;
}

@Injectable()
export class AccessTokens {
  private readonly keys: TokenKeys;

  constructor(
    private readonly jwt: JwtService,
    @Inject(SECRETS) secrets: Secrets,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.keys = new TokenKeys(secrets);
  }

  /** Signs a bearer token of a session: a user's lives for minutes and is renewed, an administrator's ends with its short session. */
  sign({
    id,
    userId,
    kind,
    expiresAt,
    byProvider,
    kept,
  }: Pick<Session, 'id' | 'userId' | 'kind' | 'expiresAt' | 'byProvider' | 'kept'>): SignedToken {
    const sessionEnd = Math.floor(expiresAt.getTime() / 1000);
    const tokenEnd = Math.floor(Date.now() / 1000) + this.config.sessions.userTokenMinutes * 60;
    const exp = kind === 'user' ? Math.min(tokenEnd, sessionEnd) : sessionEnd;
    const token = this.jwt.sign(
      { sub: userId, sid: id, exp, ...(byProvider && { idp: true }), ...(kept && { kept: true }) },
      { ...this.keys.signing, algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: TOKEN_AUDIENCE[kind] },
    );
    return { token, expiresAt: new Date(exp * 1000) };
  }

  /**
   * Whose bearer token of either kind this is, judged by its signature alone: enough to limit what a caller may send, never to grant access.
   * @param authorization the header's value
   */
  subject(authorization: string | undefined): string | null {
    const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const key = token && this.keys.keyFor(token);
    if (!key) return null;
    try {
      const audience = Object.values(TOKEN_AUDIENCE) as [string, string];
      const options = {
        secret: asSecret(key),
        algorithms: [TOKEN_ALGORITHM] as [typeof TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        audience,
      };
      return this.jwt.verify<AccessClaims>(token, options).sub;
    } catch {
      return null;
    }
  }
}
