import { IsBoolean, IsOptional } from 'class-validator';
import { ApiField, RestOnlyType } from '../../../core/descriptions/api-field.js';
import { RequiredText, Rules } from '../../../core/validation/rules.js';

const STATE_MAX = 200;
/** Some providers put a whole signed text into a code. */
const CODE_MAX = 4000;
const ISSUER_MAX = 1000;
const ERROR_MAX = 200;

@RestOnlyType('How a sign-in by the provider begins.')
export class BeginProviderSignInInput {
  @ApiField(() => Boolean, {
    nullable: true,
    description:
      'Whether the provider must ask the person to show who they are, also where it knows; needed for what `SIGN_IN_AGAIN` refuses.',
  })
  @IsBoolean({ message: 'again must be true or false' })
  @IsOptional()
  again?: boolean | null;
}

@RestOnlyType('What the provider sent the browser back with, as it stands in the address.')
export class FinishProviderSignInInput {
  @ApiField(() => String, { description: 'As it was sent to the provider.' })
  @RequiredText(STATE_MAX, 'State')
  state: string;

  @ApiField(() => String, { nullable: true, description: 'What is redeemed at the provider; absent when it refused.' })
  @Rules(RequiredText(CODE_MAX, 'Code'), IsOptional())
  code?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Who answers, where the provider says so.' })
  @Rules(RequiredText(ISSUER_MAX, 'Issuer'), IsOptional())
  iss?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Why the provider refused.' })
  @Rules(RequiredText(ERROR_MAX, 'Error'), IsOptional())
  error?: string | null;
}
