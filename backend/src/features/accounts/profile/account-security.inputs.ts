import { InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { NewPasswordRules, PasswordRules } from '../../../core/validation/rules.js';

@InputType({ description: 'A new password for the signed-in user.' })
export class ChangePasswordInput {
  @ApiField(() => String, {
    nullable: true,
    description: 'The present password; left out in a session that the provider opened, which needs a sign-in there within ten minutes.',
  })
  @PasswordRules()
  @IsOptional()
  currentPassword?: string | null;

  @ApiField(() => String, { description: 'At least 6 characters, none of the most common ones, and not the present one.' })
  @NewPasswordRules()
  newPassword: string;

  @ApiField(() => Boolean, {
    nullable: true,
    description: 'Whether the API keys of the account go on working; they end with the password when not given.',
  })
  @IsBoolean({ message: 'keepApiKeys must be true or false' })
  @IsOptional()
  keepApiKeys?: boolean | null;
}
