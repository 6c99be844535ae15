import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../../../core/descriptions/api-field.js';
import { EmailRules, NewPasswordRules, RequiredText } from '../../../../core/validation/rules.js';

const TOKEN_MAX = 200;

@InputType({ description: 'The account whose password was forgotten.' })
export class RequestPasswordResetInput {
  @ApiField(() => String, { description: 'E-mail of the account.' })
  @EmailRules()
  email: string;
}

@InputType({ description: 'A new password in place of a forgotten one.' })
export class ResetPasswordInput {
  @ApiField(() => String, { description: 'As given in the link in the e-mail.' })
  @RequiredText(TOKEN_MAX, 'Token')
  token: string;

  @ApiField(() => String, { description: 'At least 6 characters, none of the most common ones.' })
  @NewPasswordRules()
  password: string;
}
