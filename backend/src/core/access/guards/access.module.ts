import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access.guard.js';
import { AdminStrategy, UserStrategy } from './access.strategy.js';
import { AccessTokens } from '../access-tokens.js';
import { KnownNetworks } from '../addresses/known-networks.js';
import { KeyAccess } from './key-access.js';
import { PasswordHasher } from '../password-hasher.js';
import { Reauthentication } from '../reauthentication/reauthentication.js';
import { Session } from '../session.entity.js';
import { SessionsService } from '../sessions.service.js';
import { SignedLinks } from '../signed-links.js';
import { SocketAccess } from './socket-access.js';

/** Sessions, tokens, API keys, password hashes and the guard of both APIs. Needs an `AccountDirectory` from the composition root. */
@Global()
@Module({
  imports: [PassportModule, JwtModule.register({}), TypeOrmModule.forFeature([Session])],
  providers: [
    SessionsService,
    AccessTokens,
    PasswordHasher,
    UserStrategy,
    AdminStrategy,
    KeyAccess,
    SocketAccess,
    SignedLinks,
    KnownNetworks,
    Reauthentication,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [
    SessionsService,
    AccessTokens,
    PasswordHasher,
    AccessGuard,
    KeyAccess,
    SocketAccess,
    SignedLinks,
    Reauthentication,
    KnownNetworks,
  ],
})
export class AccessModule {}
