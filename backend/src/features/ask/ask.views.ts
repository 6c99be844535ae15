import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

@ObjectType({ description: 'Exact words of a source that stand behind a marker such as [1].' })
export class Citation {
  @Field(() => Int, { description: 'The number in the text that this stands behind.' })
  marker: number;

  @Field(() => ID, { nullable: true, description: "The library document; null for the asking user's own file." })
  documentId: string | null;

  @Field({ description: 'Title of the source.' })
  documentTitle: string;

  @Field({ description: 'act, judgment, rule, other, or reference for the own file.' })
  documentType: string;

  @Field({ description: 'For example "Chapter II › Section 26".' })
  headingPath: string;

  @Field(() => Int, { nullable: true, description: 'First page of the words; null where the source has no pages.' })
  pageStart: number | null;

  @Field(() => Int, { nullable: true, description: 'Last page of the words; null where the source has no pages.' })
  pageEnd: number | null;

  @Field(() => Int, { description: 'First UTF-16 unit in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the quotation.' })
  spanEnd: number;

  @Field({ description: 'The words between the two, exactly.' })
  quotation: string;
}

@ObjectType({ description: 'An answer with numbered markers, each backed by a citation.' })
export class Answer {
  @Field({ description: 'The answer with markers such as [1].' })
  text: string;

  @Field(() => [Citation], { description: 'One for each marker, in their order.' })
  citations: Citation[];

  @Field({ description: '`extractive` or the name of the model.' })
  answeredBy: string;

  @Field(() => String, { nullable: true, description: 'The index generation that was searched.' })
  generation: string | null;

  @Field(() => Int, { description: 'Quotations that were in none of the sources and are not shown.' })
  withheldQuotations: number;
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
export const answerRecord = ({ text, citations, answeredBy, generation, withheldQuotations }: Answer) => ({
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
  answered_by: answeredBy,
  generation,
  withheld_quotations: withheldQuotations,
});
