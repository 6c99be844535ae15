import { Module } from '@nestjs/common';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users.module.js';
import { ProviderIdentities } from './provider-identities.service.js';
import { ProviderSignInController } from './provider.controller.js';
import { ProviderSignIn } from './provider-sign-in.service.js';
import { SignInQuestions } from './sign-in-questions.js';

/** Signing in by the OpenID provider of a firm. */
@Module({
  imports: [UsersModule, SignInModule, RecoveryModule],
  controllers: [ProviderSignInController],
  providers: [ProviderSignIn, ProviderIdentities, SignInQuestions],
})
export class ProviderModule {}
