import { InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { RequiredName, Rules } from '../../../core/validation/rules.js';

const NAME_MAX = 100;
/** As large as a balance can be. */
const TOKENS_MAX = 1_000_000_000;
const TOKENS_INVALID = 'Please enter a valid token amount';

@InputType({ description: 'A new account of a program.' })
export class CreateServiceAccountInput {
  @ApiField(() => String, { description: `What the program is called, 1 to ${NAME_MAX} characters.` })
  @RequiredName(NAME_MAX, 'Name')
  name: string;

  @ApiField(() => Int, { nullable: true, description: 'Tokens to begin with; none when not given.' })
  @Rules(Max(TOKENS_MAX, { message: TOKENS_INVALID }), Min(0, { message: TOKENS_INVALID }), IsInt({ message: TOKENS_INVALID }))
  @IsOptional()
  initialTokens?: number | null;
}
