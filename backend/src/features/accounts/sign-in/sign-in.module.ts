import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { KeptSessionsModule } from '../kept-sessions/kept-sessions.module.js';
import { UsersModule } from '../users.module.js';
import { AdminAuthResolver } from './administrators/admin-auth.resolver.js';
import { AdminAuthService } from './administrators/admin-auth.service.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { LoginChallenges } from './login-challenges.js';
import { ReauthenticationController } from './reauthentication/reauthentication.controller.js';
import { ReauthenticationResolver } from './reauthentication/reauthentication.resolver.js';
import { ReauthenticationService } from './reauthentication/reauthentication.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInResolver } from './sign-in.resolver.js';
import { SignInService } from './sign-in.service.js';

/** Registration, the logins of users and of administrators, their second step, and the password asked for again. */
@Module({
  imports: [UsersModule, SecondFactorModule, KeptSessionsModule],
  controllers: [SignInController, ReauthenticationController],
  providers: [
    AuthService,
    AuthResolver,
    SignInService,
    SignInResolver,
    LoginChallenges,
    ReauthenticationService,
    ReauthenticationResolver,
    AdminAuthService,
    AdminAuthResolver,
  ],
  exports: [AuthService, AdminAuthService, SignInService],
})
export class SignInModule {}
