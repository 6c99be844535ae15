import { createUnionType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { Answer } from './ask.views.js';

export enum AnswerEventKind {
  STAGE = 'stage',
  TEXT = 'text',
  DONE = 'done',
}
registerEnumType(AnswerEventKind, {
  name: 'AnswerEventKind',
  description: 'What a streamed event holds.',
  valuesMap: {
    STAGE: { description: 'What is being done: `stage`.' },
    TEXT: { description: 'The next piece of the answer: `text`.' },
    DONE: { description: 'The whole answer: `answer`. The last event.' },
  },
});

@ShownToKeys('ASK')
@ObjectType({ description: 'Says what is being done.' })
export class AnswerStage {
  @Field({ description: 'What is being done, in words.' })
  stage: string;
}

@ShownToKeys('ASK')
@ObjectType({ description: 'Brings the next checked piece of the answer.' })
export class AnswerPiece {
  @Field({ description: 'The piece.' })
  text: string;
}

@ShownToKeys('ASK')
@ObjectType({ description: 'Brings the whole answer, and ends the stream.' })
export class FinishedAnswer {
  @Field(() => Answer, { description: 'The answer.' })
  answer: Answer;

  @Field(() => ID, { nullable: true, description: 'The exchange of the conversation that keeps it; null when it is not kept.' })
  exchangeId?: string;
}

/** The part of an event that its kind says it has. */
const stepOf = ({ kind, stage, text, answer, exchangeId }: AnswerEvent): AnswerStage | AnswerPiece | FinishedAnswer => {
  if (answer) return Object.assign(new FinishedAnswer(), { answer, exchangeId });
  if (kind === AnswerEventKind.TEXT) return Object.assign(new AnswerPiece(), { text: text ?? '' });
  return Object.assign(new AnswerStage(), { stage: stage ?? '' });
};

const AnswerStep = createUnionType({
  name: 'AnswerStep',
  description: 'One step of an answer that is being made.',
  types: () => [AnswerStage, AnswerPiece, FinishedAnswer] as const,
});

@ShownToKeys('ASK')
@ObjectType({ description: 'One step of an answer that is being made.' })
export class AnswerEvent {
  @Field(() => AnswerStep, {
    description: 'The same as the other fields, as one of three types.',
    middleware: [({ source }: { source: AnswerEvent }) => stepOf(source)],
  })
  step?: AnswerStage | AnswerPiece | FinishedAnswer;

  @Field(() => AnswerEventKind, { description: 'Which of the other fields is set.' })
  kind: AnswerEventKind;

  @Field(() => String, { nullable: true, description: 'What is being done, in words.' })
  stage?: string;

  @Field(() => String, { nullable: true, description: 'The next checked piece of the answer.' })
  text?: string;

  @Field(() => Answer, { nullable: true, description: 'The whole answer, once it is done.' })
  answer?: Answer;

  @Field(() => ID, { nullable: true, description: 'The exchange of the conversation that keeps it; null when it is not kept.' })
  exchangeId?: string;
}
