import { InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { ApiField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { CodeRules, PasswordRules } from '../../core/validation/rules.js';

/** What an export asks for. */
@RestOnlyType('Who asks, shown once more.')
@InputType({ isAbstract: true })
export class PasswordBody {
  @ApiField(() => String, {
    nullable: true,
    description:
      'The password of the account; left out in a session that the provider opened, which needs a sign-in there within ten minutes.',
  })
  @PasswordRules()
  @IsOptional()
  password?: string | null;
}

@InputType({ description: 'The password of the signed-in user, entered again, and the second factor where there is one.' })
export class PasswordConfirmationInput extends PasswordBody {
  @ApiField(() => String, {
    nullable: true,
    description: 'Six digits of the authenticator app, or a recovery code; needed where two-step sign-in is on.',
  })
  @CodeRules()
  @IsOptional()
  code?: string | null;
}
