import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../../core/descriptions/unknown-fields.js';
import { EmailRules, NameRules, PhoneRules } from '../../../core/validation/rules.js';

@InputType({ description: 'What users may change about themselves.' })
@IgnoresUnknownFields()
export class ProfileInput {
  @ApiField(() => String, { description: 'Full name, at least 2 characters.' })
  @NameRules('Full name is required')
  name: string;

  @ApiField(() => String, { description: 'Compared without regard to case.' })
  @EmailRules()
  email: string;

  @ApiField(() => String, { description: 'Digits, plus, hyphen, spaces and parentheses.' })
  @PhoneRules()
  phone: string;
}
