import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { pageOf } from '../../core/pages/page.js';

export enum RatingVerdict {
  UP = 'up',
  DOWN = 'down',
}
registerEnumType(RatingVerdict, {
  name: 'RatingVerdict',
  description: 'Whether an answer helped.',
  valuesMap: { UP: { description: 'It helped.' }, DOWN: { description: 'It did not help.' } },
});

export enum RatingReason {
  MISSING_LAW = 'missing_law',
  WRONG_LAW = 'wrong_law',
  OUTDATED = 'outdated',
  NOT_ASKED = 'not_asked',
  UNCLEAR = 'unclear',
  OTHER = 'other',
}
registerEnumType(RatingReason, {
  name: 'RatingReason',
  description: 'Why an answer did not help.',
  valuesMap: {
    MISSING_LAW: { description: 'The law that governs the question is missing.' },
    WRONG_LAW: { description: 'Other law governs the question.' },
    OUTDATED: { description: 'The law that it quotes is no longer in force.' },
    NOT_ASKED: { description: 'It answers something else.' },
    UNCLEAR: { description: 'It is hard to understand.' },
    OTHER: { description: 'Something else; a note may say what.' },
  },
});

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'An answer whose rating was taken back.' })
export class RemovedAnswerRating {
  @Field(() => ID, { description: 'Of the answer.' })
  exchangeId: string;

  @Field(() => Boolean, { description: 'Whether there was a rating.' })
  wasRated: boolean;
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'What the asker said of an answer.' })
export class AnswerRating {
  @Field(() => RatingVerdict, { description: 'Whether it helped.' })
  verdict: RatingVerdict;

  @Field(() => RatingReason, { nullable: true, description: 'Why it did not help.' })
  reason: RatingReason | null;

  @Field(() => String, { nullable: true, description: 'More about it.' })
  note: string | null;

  @Field(() => Boolean, { description: 'Whether administrators may read the question.' })
  sharesQuestion: boolean;
}

@ShownToKeys()
@ObjectType({ description: 'A rating as administrators see it. Who gave it is not shown.' })
export class RatedAnswer {
  @Field(() => ID, { description: 'Stays the same.' })
  id: string;

  @Field(() => RatingVerdict, { description: 'Whether the answer helped.' })
  verdict: RatingVerdict;

  @Field(() => RatingReason, { nullable: true, description: 'Why it did not help.' })
  reason: RatingReason | null;

  @Field(() => String, { nullable: true, description: 'What the asker wrote about it.' })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'The question; null where the asker did not send it.' })
  question: string | null;

  @Field(() => Boolean, { description: 'Whether the answer quoted the library.' })
  quoted: boolean;

  @Field(() => [String], { description: 'Acts that the answer needed and the library lacked: title and year.' })
  acts: string[];

  @Field(() => Date, { description: 'When it was rated.' })
  createdAt: Date;
}

export const RatedAnswerConnection = pageOf(RatedAnswer, 'RatedAnswerConnection');

@ShownToKeys()
@ObjectType({ description: 'How answers were rated in the time for which ratings are kept.' })
export class RatingCounts {
  @Field(() => Int, { description: 'Answers that helped.' })
  up: number;

  @Field(() => Int, { description: 'Answers that did not help.' })
  down: number;

  @Field(() => Int, { description: 'Rated answers that quoted nothing.' })
  unquoted: number;

  @Field(() => Int, { description: 'Days for which a rating is kept.' })
  days: number;
}
