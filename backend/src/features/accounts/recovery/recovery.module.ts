import { Module } from '@nestjs/common';
import { UsersModule } from '../users.module.js';
import { EmailChanges } from './emails/email-changes.service.js';
import { EmailConfirmationResolver } from './emails/email-confirmation.resolver.js';
import { EmailConfirmation } from './emails/email-confirmation.service.js';
import { UnconfirmedEmails } from './emails/unconfirmed-emails.service.js';
import { SendAccountNoticeHandler } from './notices/account-notice.job-handler.js';
import { AccountNotices } from './notices/account-notices.service.js';
import { SendPasswordResetHandler } from './password-reset/password-reset.job-handler.js';
import { PasswordResetMail } from './password-reset/password-reset-mail.js';
import { PasswordResetResolver } from './password-reset/password-reset.resolver.js';
import { PasswordResetService } from './password-reset/password-reset.service.js';
import { PasswordResets } from './password-reset/password-resets.js';

/** How an account stays its owner's: a link for a new password, which e-mail counts, e-mails about what was done to the account. */
@Module({
  imports: [UsersModule],
  providers: [
    AccountNotices,
    SendAccountNoticeHandler,
    UnconfirmedEmails,
    EmailChanges,
    EmailConfirmation,
    EmailConfirmationResolver,
    PasswordResets,
    PasswordResetMail,
    PasswordResetService,
    PasswordResetResolver,
    SendPasswordResetHandler,
  ],
  exports: [AccountNotices, UnconfirmedEmails, EmailChanges, EmailConfirmation, PasswordResets, PasswordResetService],
})
export class RecoveryModule {}
