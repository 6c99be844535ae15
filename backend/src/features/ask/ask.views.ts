import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SourcePlace } from '../retrieval/source-place.views.js';

@ObjectType({ description: 'Exact words of a source that stand behind a marker such as [1].' })
export class Citation extends SourcePlace {
  @Field(() => Int, { description: 'The number in the text that this stands behind.' })
  marker: number;

  @Field(() => ID, { nullable: true, description: "The library document; null for the asking user's own file." })
  documentId: string | null;

  @Field({ description: 'act, judgment, rule, other, or reference for the own file.' })
  documentType: string;

  @Field({ description: 'The words of the span, exactly.' })
  quotation: string;
}

export enum StatementSupport {
  SOURCE = 'source',
  OWN_DOCUMENT = 'own_document',
  GENERAL = 'general',
}
registerEnumType(StatementSupport, {
  name: 'StatementSupport',
  description: 'What stands behind a sentence of an answer.',
  valuesMap: {
    SOURCE: { description: 'At least one source of the library, cited by its markers.' },
    OWN_DOCUMENT: { description: "Only the asking user's own document." },
    GENERAL: { description: 'No source: framing, or what the writer says of itself.' },
  },
});

@ObjectType({ description: 'A sentence of an answer and what supports it.' })
export class AnswerStatement {
  @Field(() => Int, { description: "First UTF-16 unit in the answer's text." })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the sentence.' })
  spanEnd: number;

  @Field(() => StatementSupport, { description: 'What stands behind it.' })
  support: StatementSupport;

  @Field(() => [Int], { description: 'Markers of the citations that support it; none for a general one.' })
  markers: number[];
}

@ObjectType({ description: 'An answer with numbered markers, each backed by a citation.' })
export class Answer {
  @Field({ description: 'The words, with markers such as [1].' })
  text: string;

  @Field(() => [Citation], { description: 'By marker, 1 upwards.' })
  citations: Citation[];

  @Field(() => [AnswerStatement], { description: 'The sentences of the text, in order.' })
  statements: AnswerStatement[];

  @Field({ description: '`extractive` or the name of the model.' })
  answeredBy: string;

  @Field(() => String, {
    nullable: true,
    description: 'Something the reader should know about how it was made, such as that a budget of the language model is used up.',
  })
  notice: string | null;

  @Field(() => String, { nullable: true, description: 'The index generation that was searched.' })
  generation: string | null;

  @Field(() => Int, { description: 'Quotations that were in none of the sources and are not shown.' })
  withheldQuotations: number;

  @Field(() => Int, { description: 'Sections that were cited although no source has or mentions them, and are not shown.' })
  withheldReferences: number;
}

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

@ObjectType({ description: 'One step of an answer that is being made.' })
export class AnswerEvent {
  @Field(() => AnswerEventKind, { description: 'Which of the other fields is set.' })
  kind: AnswerEventKind;

  @Field(() => String, { nullable: true, description: 'What is being done, in words.' })
  stage?: string;

  @Field(() => String, { nullable: true, description: 'The next checked piece of the answer.' })
  text?: string;

  @Field(() => Answer, { nullable: true, description: 'The whole answer, once it is done.' })
  answer?: Answer;
}

/** The answer of REST, in its documented names. */
export const answerRecord = ({
  text,
  citations,
  statements,
  answeredBy,
  notice,
  generation,
  withheldQuotations,
  withheldReferences,
}: Answer) => ({
  answer: text,
  citations: citations.map((citation) => ({
    marker: citation.marker,
    document: citation.documentTitle,
    type: citation.documentType,
    heading_path: citation.headingPath,
    pages: citation.pageStart === null ? null : [citation.pageStart, citation.pageEnd ?? citation.pageStart],
    span: [citation.spanStart, citation.spanEnd],
    quotation: citation.quotation,
  })),
  statements: statements.map(({ spanStart, spanEnd, support, markers }) => ({ span: [spanStart, spanEnd], support, markers })),
  answered_by: answeredBy,
  notice,
  generation,
  withheld_quotations: withheldQuotations,
  withheld_references: withheldReferences,
});
