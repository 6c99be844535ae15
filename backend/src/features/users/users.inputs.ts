import { Field, InputType } from '@nestjs/graphql';
import { EmailRules, NameRules, PhoneRules } from '../../core/validation/rules.js';

@InputType({ description: 'What users may change about themselves.' })
export class ProfileInput {
  @Field({ description: 'Full name, at least 2 characters.' })
  @NameRules('Full name is required')
  name: string;

  @Field({ description: 'Compared without regard to case.' })
  @EmailRules()
  email: string;

  @Field({ description: 'Digits, plus, hyphen, spaces and parentheses.' })
  @PhoneRules()
  phone: string;
}
