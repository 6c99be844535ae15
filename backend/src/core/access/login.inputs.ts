import { Field, InputType } from '@nestjs/graphql';
import { RestOnlyField, RestOnlyType } from '../descriptions/api-field.js';
import { IgnoresUnknownFields } from '../descriptions/unknown-fields.js';
import { EmailRules, PasswordRules } from '../validation/rules.js';

@InputType({ description: 'Credentials of a login.' })
export class LoginInput {
  @Field({ description: 'Compared without regard to case.' })
  @EmailRules()
  email: string;

  @Field({ description: 'At least 6 characters.' })
  @PasswordRules()
  password: string;
}

/** The form of REST: OAuth 2 names, `username` being the e-mail. */
@RestOnlyType('Credentials of a login, in the words of OAuth 2.')
@IgnoresUnknownFields()
export class LoginForm {
  @RestOnlyField(() => String, { description: 'The e-mail address, compared without regard to case.' })
  @EmailRules()
  username: string;

  @RestOnlyField(() => String, { description: 'At least 6 characters.' })
  @PasswordRules()
  password: string;
}
