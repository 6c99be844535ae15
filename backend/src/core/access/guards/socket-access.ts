import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ExtractJwt } from 'passport-jwt';
import { SECRETS, type Secrets } from '../../config/config.js';
import { UnauthenticatedError } from '../../errors/common-errors.js';
import { AdminStrategy, UserStrategy } from './access.strategy.js';
import { type AccessClaims, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '../access-tokens.js';
import type { Actor } from '../actor.js';
import { KeyAccess } from './key-access.js';
import type { AccessRequest } from '../request-context.js';
import { asSecret, TokenKeys } from '../signing/token-keys.js';

const tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * Lets the holder of either kind of token, or of an API key, open a socket. What they may do on it is decided for each operation, by the
 * same guard as for HTTP.
 */
@Injectable()
export class SocketAccess {
  private readonly tokenKeys: TokenKeys;

  constructor(
    private readonly jwt: JwtService,
    @Inject(SECRETS) secrets: Secrets,
    private readonly user: UserStrategy,
    private readonly admin: AdminStrategy,
    private readonly keys: KeyAccess,
  ) {
    this.tokenKeys = new TokenKeys(secrets);
  }

  /**
   * @returns who is asking, and when the token or key ends
   * @throws UnauthenticatedError; AdminAddressError or KeyAddressError for a token or key from elsewhere; RateLimitedError
   */
  async authenticate(request: AccessRequest): Promise<{ actor: Actor; tokenEnds: Date }> {
    const held = await this.keys.holderOf(request);
    if (held) return { actor: held.actor, tokenEnds: held.expiresAt };
    const claims = await this.claimsOf(tokenOf(request as Parameters<typeof tokenOf>[0]));
    const actor =
      claims.aud === TOKEN_AUDIENCE.admin ? await this.admin.validate(request, claims) : await this.user.validate(request, claims);
    return { actor, tokenEnds: new Date(claims.exp * 1000) };
  }

  private async claimsOf(token: string | null): Promise<AccessClaims & { aud: string; exp: number }> {
    const key = token && this.tokenKeys.keyFor(token);
    if (!key) throw new UnauthenticatedError();
    try {
      return await this.jwt.verifyAsync(token, {
        secret: asSecret(key),
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        audience: [TOKEN_AUDIENCE.user, TOKEN_AUDIENCE.admin],
      });
    } catch {
      // Nothing outside was asked, so there is no other reason: the token is not ours, was altered, or has expired.
      throw new UnauthenticatedError();
    }
  }
}
