import { InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { CodeRules, PasswordRules } from '../../../core/validation/rules.js';

@InputType({ description: 'The password of the signed-in user, before a second factor is set up.' })
export class BeginSecondFactorInput {
  @ApiField(() => String, {
    nullable: true,
    description:
      'The password of the account; left out in a session that the provider opened, which needs a sign-in there within ten minutes.',
  })
  @PasswordRules()
  @IsOptional()
  password?: string | null;
}

@InputType({ description: 'The first code of an authenticator app that was just set up.' })
export class ConfirmSecondFactorInput {
  @ApiField(() => String, { description: 'Six digits, as the app shows them.' })
  @CodeRules()
  code: string;
}

@InputType({ description: 'Both factors of the signed-in user.' })
export class BothFactorsInput {
  @ApiField(() => String, {
    nullable: true,
    description:
      'The password of the account; left out in a session that the provider opened, which needs a sign-in there within ten minutes.',
  })
  @PasswordRules()
  @IsOptional()
  password?: string | null;

  @ApiField(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' })
  @CodeRules()
  code: string;
}
