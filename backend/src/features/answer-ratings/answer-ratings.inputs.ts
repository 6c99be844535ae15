import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { NumberedPageArgs } from '../../core/pages/page.js';
import { Trimmed } from '../../core/validation/rules.js';
import { RatingReason, RatingVerdict } from './answer-ratings.views.js';

export const NOTE_MAX = 500;

@InputType({ description: 'What somebody says of an answer.' })
export class AnswerRatingInput {
  @Field(() => RatingVerdict, { description: 'Whether it helped.' })
  @IsEnum(RatingVerdict, { message: 'verdict must be UP or DOWN' })
  verdict: RatingVerdict;

  @Field(() => RatingReason, { nullable: true, description: 'Why not; only of an answer that did not help.' })
  @IsEnum(RatingReason, { message: 'Unknown reason' })
  @IsOptional()
  reason?: RatingReason | null;

  @Field(() => String, { nullable: true, description: `More about it, up to ${NOTE_MAX} characters.` })
  @MaxLength(NOTE_MAX, { message: `A note must be at most ${NOTE_MAX} characters` })
  @IsString({ message: 'A note must be text' })
  @IsOptional()
  @Trimmed()
  note?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether administrators may read the question. Without it they see the rating, and which acts the library lacked.',
  })
  @IsBoolean({ message: 'shareQuestion must be true or false' })
  shareQuestion: boolean;
}

@ArgsType()
export class AnswerRatingsArgs extends NumberedPageArgs {
  @Field(() => RatingVerdict, { nullable: true, description: 'Only ratings of this kind.' })
  @IsEnum(RatingVerdict, { message: 'verdict must be UP or DOWN' })
  @IsOptional()
  verdict?: RatingVerdict | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only ratings of answers that quoted the library, or only those of answers that quoted nothing.',
  })
  @IsBoolean({ message: 'quoted must be true or false' })
  @IsOptional()
  quoted?: boolean | null;
}
