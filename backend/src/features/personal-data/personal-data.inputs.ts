import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../core/openapi/api-field.js';
import { PasswordRules } from '../../core/validation/rules.js';

@InputType({ description: 'The password of the signed-in user, entered again.' })
export class PasswordConfirmationInput {
  @ApiField(() => String, { description: 'The password of the account.' })
  @PasswordRules()
  password: string;
}
