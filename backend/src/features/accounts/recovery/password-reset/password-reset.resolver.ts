import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientOrigin } from '../../../../core/access/access.decorator.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { Input } from '../../../../core/graphql/described-args.js';
import { RequestPasswordResetInput, ResetPasswordInput } from './password-reset.inputs.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordResetNotice, SignInOptions } from './password-reset.views.js';

@Resolver()
@Access('public')
export class PasswordResetResolver {
  constructor(private readonly service: PasswordResetService) {}

  @Query(() => SignInOptions, { description: 'How users sign in on this installation, and what somebody can do who cannot.' })
  signInOptions(): SignInOptions {
    return this.service.options();
  }

  @Mutation(() => PasswordResetNotice, {
    description: 'Sends a link for choosing a new password to an e-mail address; the answer is the same whether or not it has an account.',
  })
  requestPasswordReset(@Input() { email }: RequestPasswordResetInput, @ClientOrigin() origin: CallOrigin): Promise<PasswordResetNotice> {
    return this.service.request(email, origin);
  }

  @Mutation(() => PasswordResetNotice, {
    description: 'Sets the new password with the token of the link, which works once, and ends every session of the account.',
  })
  resetPassword(@Input() input: ResetPasswordInput, @ClientOrigin() origin: CallOrigin): Promise<PasswordResetNotice> {
    return this.service.reset(input, origin);
  }
}
