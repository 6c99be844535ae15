import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../../core/descriptions/unknown-fields.js';
import { EmailRules, NameRules, NewPasswordRules, PhoneRules } from '../../../core/validation/rules.js';

@InputType({ description: 'A new account. Role, tokens and flags are never taken from here.' })
@IgnoresUnknownFields()
export class RegisterInput {
  @ApiField(() => String, { description: 'Full name, at least 2 characters.' })
  @NameRules('Full name is required')
  name: string;

  @ApiField(() => String, { description: 'Compared without regard to case; each may belong to one account only.' })
  @EmailRules()
  email: string;

  @ApiField(() => String, { description: 'Digits, plus, hyphen, spaces and parentheses.' })
  @PhoneRules()
  phone: string;

  @ApiField(() => String, { description: 'At least 6 characters, none of the most common ones.' })
  @NewPasswordRules()
  password: string;
}
