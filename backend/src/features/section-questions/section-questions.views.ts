import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { JobView } from '../../core/jobs/jobs.views.js';
import { pageOf } from '../../core/pages/page.js';

export enum QuestionWritingState {
  OFF = 'off',
  ON = 'on',
  CANCELLING = 'cancelling',
}
registerEnumType(QuestionWritingState, {
  name: 'QuestionWritingState',
  description: 'Whether the language model is asked for questions that sections answer.',
  valuesMap: {
    OFF: { description: 'It is not; what was written stays.' },
    ON: { description: 'It is asked for the questions of every section that has none, new and changed ones too, within the budget.' },
    CANCELLING: { description: 'It is asked for no more; what it has begun is awaited.' },
  },
});

export enum QuestionLanguageName {
  EN = 'en',
  HI = 'hi',
  HINGLISH = 'hinglish',
}
registerEnumType(QuestionLanguageName, {
  name: 'QuestionLanguage',
  description: 'The language of a question.',
  valuesMap: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi in Devanagari.' },
    HINGLISH: { description: 'Hindi in Latin letters.' },
  },
});

@ShownToKeys()
@ObjectType({ description: 'How far the questions that sections answer are written, and what they have cost.' })
export class QuestionWriting {
  @Field({ description: 'Whether a language model is set that can write them.' })
  available: boolean;

  @Field(() => QuestionWritingState, { description: 'Whether it is asked for them.' })
  state: QuestionWritingState;

  @Field(() => String, { nullable: true, description: 'Why nothing is sent at the moment.' })
  reason: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was started last; null for never.' })
  startedAt: Date | null;

  @Field(() => Float, { description: 'Tokens of a day that may be used at most.' })
  tokensPerDay: number;

  @Field(() => Float, { description: 'Tokens that may be used in all since `startedAt`.' })
  tokensInAll: number;

  @Field(() => Float, { description: 'Tokens used today; batches under way count at their maximum.' })
  usedToday: number;

  @Field(() => Float, { description: 'Tokens since `startedAt`, likewise.' })
  usedInAll: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Estimated price of all that was ever written, in millionths of a US dollar; null without prices.',
  })
  costMicroUsd: number | null;

  @Field(() => Int, { description: 'Sections that are known.' })
  sections: number;

  @Field(() => Int, { description: 'Sections whose questions are written.' })
  done: number;

  @Field(() => Int, { description: 'Sections that the language model is being asked for.' })
  underWay: number;

  @Field(() => Int, { description: 'Sections that were given up on.' })
  failed: number;

  @Field(() => Int, { description: 'Questions that are used.' })
  questions: number;

  @Field(() => Int, { description: 'Questions that were struck.' })
  struck: number;

  @Field(() => Int, { description: 'Documents whose questions the index does not hold yet.' })
  toIndex: number;

  @Field(() => JobView, { nullable: true, description: 'The round that waits or runs.' })
  job: JobView | null;
}

@ShownToKeys()
@ObjectType({
  description: 'A question that a section answers, as the language model wrote it. It is used for searching and never shown to users.',
})
export class SectionQuestion {
  @Field(() => ID, { description: 'Stable unique identifier.' })
  id: string;

  @Field(() => ID, { description: 'Of the document.' })
  documentId: string;

  @Field({ description: 'Title of the document.' })
  document: string;

  @Field({ description: 'Number of the section.' })
  unit: string;

  @Field({ description: 'Words of its heading; may be empty.' })
  heading: string;

  @Field(() => QuestionLanguageName, { description: 'Its language.' })
  language: QuestionLanguageName;

  @Field({ description: 'Its words.' })
  question: string;

  @Field(() => Date, { nullable: true, description: 'When an administrator struck it; null for one that is used.' })
  struckAt: Date | null;
}

export const SectionQuestionConnection = pageOf(SectionQuestion, 'SectionQuestionConnection');
