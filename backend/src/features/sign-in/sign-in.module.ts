import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { LoginChallenges } from './login-challenges.js';
import { SignInController } from './sign-in.controller.js';
import { SignInResolver } from './sign-in.resolver.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [UsersModule, SecondFactorModule],
  controllers: [SignInController],
  providers: [SignInService, SignInResolver, LoginChallenges],
  exports: [SignInService],
})
export class SignInModule {}
