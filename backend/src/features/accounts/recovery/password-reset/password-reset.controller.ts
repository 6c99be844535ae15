import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access, ClientOrigin } from '../../../../core/access/access.decorator.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { Describes } from '../../../../core/descriptions/describes.decorator.js';
import { RequestPasswordResetInput, ResetPasswordInput } from './password-reset.inputs.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordResetNotice, SignInOptions } from './password-reset.views.js';

@Controller('api/auth')
@Access('public')
export class PasswordResetController {
  constructor(private readonly service: PasswordResetService) {}

  @Get('options')
  @Describes('How users sign in on this installation, and what somebody can do who cannot.', {
    id: 'getSignInOptions',
    answer: SignInOptions,
  })
  options(): SignInOptions {
    return this.service.options();
  }

  @Post('password-reset')
  @Describes('Sends a link for choosing a new password to an e-mail address; the answer is the same whether or not it has an account.', {
    id: 'requestPasswordReset',
    answer: PasswordResetNotice,
    errors: { 403: 'Users have no passwords here.', 409: 'No mail server is set.', 429: 'Too many requests; see Retry-After.' },
  })
  @HttpCode(200)
  request(@Body() { email }: RequestPasswordResetInput, @ClientOrigin() origin: CallOrigin): Promise<PasswordResetNotice> {
    return this.service.request(email, origin);
  }

  @Post('password-reset/confirm')
  @Describes('Sets the new password with the token of the link, which works once, and ends every session of the account.', {
    id: 'resetPassword',
    answer: PasswordResetNotice,
    errors: {
      400: 'This link is no longer valid.',
      403: 'Users have no passwords here.',
      429: 'Too many attempts; see Retry-After.',
    },
  })
  @HttpCode(200)
  reset(@Body() input: ResetPasswordInput, @ClientOrigin() origin: CallOrigin): Promise<PasswordResetNotice> {
    return this.service.reset(input, origin);
  }
}
