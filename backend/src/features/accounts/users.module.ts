import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokensModule } from '../tokens/tokens.module.js';
import { CredentialsService } from './credentials.service.js';
import { LoginLimits } from './login-limits.service.js';
import { PasswordConfirmation } from './password-confirmation.service.js';
import { TakenEmails } from './taken-emails.service.js';
import { User } from './users.entity.js';
import { UsersService } from './users.service.js';

/** The accounts themselves, and the checks that several rooms make: what every room stands on. */
@Module({
  imports: [TypeOrmModule.forFeature([User]), TokensModule],
  providers: [UsersService, CredentialsService, LoginLimits, TakenEmails, PasswordConfirmation],
  exports: [TypeOrmModule, UsersService, CredentialsService, LoginLimits, TakenEmails, PasswordConfirmation],
})
export class UsersModule {}
