import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../core/openapi/api-field.js';
import { NewPasswordRules, PasswordRules } from '../../core/validation/rules.js';

@InputType({ description: 'A new password for the signed-in user.' })
export class ChangePasswordInput {
  @ApiField(() => String, { description: 'The present password.' })
  @PasswordRules()
  currentPassword: string;

  @ApiField(() => String, { description: 'At least 6 characters, none of the most common ones, and not the present one.' })
  @NewPasswordRules()
  newPassword: string;
}
