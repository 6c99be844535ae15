import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum DocumentFindingKind {
  BLANK = 'blank',
  UNDEFINED_TERM = 'undefined-term',
  UNUSED_TERM = 'unused-term',
  TERM_DEFINED_TWICE = 'term-defined-twice',
  BROKEN_REFERENCE = 'broken-reference',
  FIGURES_AND_WORDS = 'figures-and-words',
  MISSING_SIGNATURE = 'missing-signature',
  OPEN_ANSWER = 'open-answer',
}
registerEnumType(DocumentFindingKind, {
  name: 'DocumentFindingKind',
  description: 'What a finding is about.',
  valuesMap: {
    BLANK: { description: 'A place that is still to be filled in.' },
    UNDEFINED_TERM: { description: 'A term that is used like a defined one, but defined nowhere.' },
    UNUSED_TERM: { description: 'A term that is defined and not used.' },
    TERM_DEFINED_TWICE: { description: 'A term with two definitions.' },
    BROKEN_REFERENCE: { description: 'A reference to a clause or schedule that the document does not have.' },
    FIGURES_AND_WORDS: { description: 'An amount or number whose figures and words differ.' },
    MISSING_SIGNATURE: { description: 'There is no place to sign.' },
    OPEN_ANSWER: { description: 'An allegation that a reply neither admits nor denies nor says to be not known.' },
  },
});

@ObjectType('DocumentFinding', { description: 'Something to look at before a document is signed; it never stops a download.' })
export class DocumentFindingView {
  @Field(() => ID, { description: 'Kind and place.' })
  id: string;

  @Field(() => DocumentFindingKind, { description: 'What it is about.' })
  kind: DocumentFindingKind;

  @Field({ description: 'For people.' })
  message: string;

  @Field(() => Int, { description: 'Line of the text, from 1; the last line for something that is missing.' })
  line: number;

  @Field(() => Int, { description: 'First UTF-16 unit of the place in the text.' })
  start: number;

  @Field(() => Int, { description: 'First unit after it.' })
  end: number;

  @Field({ description: 'The words at the place with some around them.' })
  excerpt: string;

  @Field(() => Boolean, {
    description: 'Whether the document, signed as it is, could lose its signer the case: an allegation left open in a written statement.',
  })
  serious: boolean;
}

@ObjectType('DocumentCheck', { description: 'What a check of a text found.' })
export class DocumentCheckView {
  @Field(() => [DocumentFindingView], { description: 'In the order of the text; the first 200.' })
  findings: DocumentFindingView[];

  @Field(() => Int, { description: 'All findings.' })
  findingCount: number;
}
