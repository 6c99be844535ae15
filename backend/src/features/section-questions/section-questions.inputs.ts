import { ArgsType, Field, Float, ID } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { NumberedPageArgs } from '../../core/pages/page.js';

/** Less is not enough for one section. */
const TOKENS_MIN = 10_000;
const TOKENS_MAX = 1_000_000_000;
const range = `${TOKENS_MIN.toLocaleString('en')} to ${TOKENS_MAX.toLocaleString('en')}`;

@ArgsType()
export class WriteSectionQuestionsArgs {
  @Field(() => Float, { description: `Tokens of a day that may be used at most, ${range}; the daily budget of all counts as well.` })
  @Max(TOKENS_MAX, { message: `tokensPerDay must be at most ${TOKENS_MAX}` })
  @Min(TOKENS_MIN, { message: `tokensPerDay must be at least ${TOKENS_MIN}` })
  @IsInt({ message: 'tokensPerDay must be a whole number' })
  tokensPerDay: number;

  @Field(() => Float, { description: `Tokens that may be used in all from now on, ${range}.` })
  @Max(TOKENS_MAX, { message: `tokensInAll must be at most ${TOKENS_MAX}` })
  @Min(TOKENS_MIN, { message: `tokensInAll must be at least ${TOKENS_MIN}` })
  @IsInt({ message: 'tokensInAll must be a whole number' })
  tokensInAll: number;
}

@ArgsType()
export class SectionQuestionsArgs extends NumberedPageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of this document.' })
  @IsUUID(undefined, { message: 'documentId must be an id' })
  @IsOptional()
  documentId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those that were struck, or only the others.' })
  @IsBoolean({ message: 'struck must be true or false' })
  @IsOptional()
  struck?: boolean | null;
}
