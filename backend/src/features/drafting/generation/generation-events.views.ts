import { createUnionType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { GeneratedDocumentView } from './generated-document.views.js';

const WITHDRAWN = 'The text so far is withdrawn.';

export enum GenerationEventKind {
  STAGE = 'stage',
  TEXT = 'text',
  RESTART = 'restart',
  DONE = 'done',
}
registerEnumType(GenerationEventKind, {
  name: 'GenerationEventKind',
  description: 'What a streamed event holds.',
  valuesMap: {
    STAGE: { description: 'What is being done now, in `stage`.' },
    TEXT: { description: 'The next piece of the kept document, in `text`.' },
    RESTART: { description: 'Discard the text so far: the next piece starts afresh. No longer sent.' },
    DONE: { description: 'The kept and charged result, in `generated`. Its text is the pieces put together.' },
  },
});

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'Says what is being done.' })
export class GenerationStage {
  @Field({ description: 'What is being done, in words.' })
  stage: string;
}

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'Brings the next piece of the kept document.' })
export class GenerationPiece {
  @Field({ description: 'The piece.' })
  text: string;
}

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'Withdraws the pieces so far; the next one starts afresh. No longer sent.' })
export class GenerationRestart {
  @Field({ description: 'Why, in words for people.' })
  reason: string;
}

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'Brings the kept and charged result, and ends the stream.' })
export class FinishedGeneration {
  @Field(() => GeneratedDocumentView, { description: 'The result; its text is the pieces put together.' })
  generated: GeneratedDocumentView;
}

type Step = GenerationStage | GenerationPiece | GenerationRestart | FinishedGeneration;

/** Of an event what its kind says it has. */
const stepOf = ({ kind, stage, text, generated }: GenerationEvent): Step => {
  if (generated) return Object.assign(new FinishedGeneration(), { generated });
  if (kind === GenerationEventKind.RESTART) return Object.assign(new GenerationRestart(), { reason: WITHDRAWN });
  if (kind === GenerationEventKind.TEXT) return Object.assign(new GenerationPiece(), { text: text ?? '' });
  return Object.assign(new GenerationStage(), { stage: stage ?? '' });
};

const GenerationStep = createUnionType({
  name: 'GenerationStep',
  description: 'One step of a document that is being drafted.',
  types: () => [GenerationStage, GenerationPiece, GenerationRestart, FinishedGeneration] as const,
});

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'One step of a document that is being drafted.' })
export class GenerationEvent {
  @Field(() => GenerationStep, {
    description: 'The same as the other fields, as one of four types.',
    middleware: [({ source }: { source: GenerationEvent }) => stepOf(source)],
  })
  step?: Step;

  @Field(() => GenerationEventKind, { description: 'Which of the other fields is set.' })
  kind: GenerationEventKind;

  @Field(() => String, { nullable: true, description: 'What is being done, in words.' })
  stage?: string;

  @Field(() => String, { nullable: true, description: 'The next piece of the text.' })
  text?: string;

  @Field(() => GeneratedDocumentView, { nullable: true, description: 'The result, which ends the stream.' })
  generated?: GeneratedDocumentView;
}
