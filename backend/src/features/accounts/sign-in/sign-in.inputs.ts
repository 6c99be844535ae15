import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { CodeRules, RequiredText } from '../../../core/validation/rules.js';

const CHALLENGE_MAX = 1000;

@InputType({ description: 'The challenge of a login that asks for a second step.' })
export class LoginChallengeInput {
  @ApiField(() => String, { description: 'As `extensions.challenge` of the login had it; in REST `challenge` of the error.' })
  @RequiredText(CHALLENGE_MAX, 'Challenge')
  challenge: string;
}

@InputType({ description: 'The second step of a login.' })
export class LoginCodeInput extends LoginChallengeInput {
  @ApiField(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' })
  @CodeRules()
  code: string;
}
