import { InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { ApiField } from '../../../../core/descriptions/api-field.js';
import { CodeRules, PasswordRules } from '../../../../core/validation/rules.js';

@InputType({ description: 'What shows that it is the owner of the account who is signed in.' })
export class ReauthenticateInput {
  @ApiField(() => String, { description: 'The password of the account.' })
  @PasswordRules()
  password: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'Six digits of the authenticator app, or a recovery code; needed where two-step sign-in is on.',
  })
  @CodeRules()
  @IsOptional()
  code?: string | null;
}
