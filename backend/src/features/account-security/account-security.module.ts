import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AccountSecurityController } from './account-security.controller.js';
import { AccountSecurityResolver } from './account-security.resolver.js';
import { AccountSecurityService } from './account-security.service.js';
import { SendPasswordNoticeHandler } from './notice/password-notice.job-handler.js';
import { PasswordNotices } from './notice/password-notices.js';
import { PasswordResetController } from './reset/password-reset.controller.js';
import { SendPasswordResetHandler } from './reset/password-reset.job-handler.js';
import { PasswordResetMail } from './reset/password-reset-mail.js';
import { PasswordResetResolver } from './reset/password-reset.resolver.js';
import { PasswordResetService } from './reset/password-reset.service.js';
import { PasswordResets } from './reset/password-resets.js';

@Module({
  imports: [UsersModule],
  controllers: [AccountSecurityController, PasswordResetController],
  providers: [
    AccountSecurityService,
    AccountSecurityResolver,
    PasswordNotices,
    SendPasswordNoticeHandler,
    PasswordResets,
    PasswordResetMail,
    PasswordResetService,
    PasswordResetResolver,
    SendPasswordResetHandler,
  ],
})
export class AccountSecurityModule {}
