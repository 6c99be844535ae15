import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { APP_CONFIG, SECRETS, type AppConfig, type Secrets } from '../../config/config.js';
import { UnauthenticatedError } from '../../errors/common-errors.js';
import { type AccessClaims, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '../access-tokens.js';
import { AccountDirectory } from '../account-directory.js';
import type { AdminActor, UserActor } from '../actor.js';
import { requireAdminAddress } from '../addresses/admin-address.js';
import { inTime } from './in-time.js';
import type { AccessRequest } from '../request-context.js';
import type { SessionKind } from '../session.entity.js';
import { SessionsService } from '../sessions.service.js';
import { asSecret, TokenKeys } from '../signing/token-keys.js';

function verification(kind: SessionKind, secrets: Secrets) {
  const keys = new TokenKeys(secrets);
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKeyProvider: (_request: unknown, token: string, done: (error: Error | null, key?: string) => void) => {
      const key = keys.keyFor(token);
      if (key) done(null, asSecret(key));
      else done(new UnauthenticatedError());
    },
    algorithms: [TOKEN_ALGORITHM] as [typeof TOKEN_ALGORITHM],
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE[kind],
    passReqToCallback: true as const,
  };
}

function checkedClaims(claims: AccessClaims): AccessClaims {
  if (![claims.sub, claims.sid].every((id: unknown) => isUUID(id))) throw new UnauthenticatedError();
  return claims;
}

/** Bearer token of a signed-in user. */
@Injectable()
export class UserStrategy extends PassportStrategy(Strategy, 'user') {
  constructor(
    @Inject(SECRETS) secrets: Secrets,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountDirectory,
  ) {
    super(verification('user', secrets));
  }

  async validate(_request: AccessRequest, claims: AccessClaims): Promise<UserActor> {
    const { sub, sid } = checkedClaims(claims);
    const [session, account] = await inTime(Promise.all([this.sessions.findLive(sid, 'user'), this.accounts.state(sub)]));
    if (!session || session.userId !== sub || !account?.isActive) throw new UnauthenticatedError();
    return { kind: 'user', userId: sub, sessionId: sid };
  }
}

/** Bearer token of the separate admin login; address and role are checked again at every call. */
@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    @Inject(SECRETS) secrets: Secrets,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountDirectory,
  ) {
    super(verification('admin', secrets));
  }

  async validate(request: AccessRequest, claims: AccessClaims): Promise<AdminActor> {
    const { sub, sid } = checkedClaims(claims);
    requireAdminAddress(request.clientAddress, this.config.admin.allowedAddresses);
    const [session, account] = await inTime(Promise.all([this.sessions.findLive(sid, 'admin'), this.accounts.state(sub)]));
    if (!session || session.userId !== sub || !account?.isActive || account.role !== 'admin') throw new UnauthenticatedError();
    return { kind: 'admin', userId: sub, sessionId: sid, email: account.email, address: request.clientAddress };
  }
}
