import { Module } from '@nestjs/common';
import { TokensModule } from '../tokens/tokens.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { UsersAdminController } from './administration/users.admin.controller.js';
import { ConnectedAppsController } from './connected-apps/connected-apps.controller.js';
import { ConnectedAppsModule } from './connected-apps/connected-apps.module.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysModule } from './keys/api-keys.module.js';
import { KeptSessionsModule } from './kept-sessions/kept-sessions.module.js';
import { AccountSecurityController } from './profile/account-security.controller.js';
import { ProfileModule } from './profile/profile.module.js';
import { UsersController } from './profile/users.controller.js';
import { EmailConfirmationController } from './recovery/emails/email-confirmation.controller.js';
import { PasswordResetController } from './recovery/password-reset/password-reset.controller.js';
import { RecoveryModule } from './recovery/recovery.module.js';
import { SecondFactorAdminController } from './second-factor/second-factor.admin.controller.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { AdminAuthController } from './sign-in/administrators/admin-auth.controller.js';
import { AuthController } from './sign-in/auth.controller.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { ProviderModule } from './provider/provider.module.js';
import { ServiceAccountsController } from './service-accounts/service-accounts.admin.controller.js';
import { ServiceAccountsModule } from './service-accounts/service-accounts.module.js';
import { UsersModule } from './users.module.js';

/**
 * Everything about accounts: the rooms, and the controllers of REST in the order in which `openapi.json` has them. Those of a login's second
 * step come after all other features there, so that their room has them.
 */
@Module({
  imports: [
    TokensModule,
    UsersModule,
    ProfileModule,
    AdministrationModule,
    SignInModule,
    SecondFactorModule,
    RecoveryModule,
    ApiKeysModule,
    ServiceAccountsModule,
    ConnectedAppsModule,
    ProviderModule,
    KeptSessionsModule,
  ],
  controllers: [
    UsersController,
    UsersAdminController,
    AuthController,
    AdminAuthController,
    SecondFactorController,
    SecondFactorAdminController,
    AccountSecurityController,
    PasswordResetController,
    EmailConfirmationController,
    ApiKeysController,
    ServiceAccountsController,
    ConnectedAppsController,
  ],
  exports: [UsersModule, SecondFactorModule, ApiKeysModule],
})
export class AccountsModule {}
