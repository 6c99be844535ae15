import { Field, InputType } from '@nestjs/graphql';
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
export class LoginForm {
  @EmailRules()
  username: string;

  @PasswordRules()
  password: string;
}
