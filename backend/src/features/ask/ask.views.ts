import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumValue } from '../../core/graphql/enum-value.js';
import { LAW_STAMP, SourcePlace } from '../retrieval/source-place.views.js';

export enum CitationSourceType {
  ACT = 'act',
  JUDGMENT = 'judgment',
  RULE = 'rule',
  OTHER = 'other',
  OWN_FILE = 'reference',
}
registerEnumType(CitationSourceType, {
  name: 'CitationSourceType',
  description: 'What kind of source a citation quotes.',
  valuesMap: {
    ACT: { description: 'A statute of the library.' },
    JUDGMENT: { description: 'A decision of a court.' },
    RULE: { description: 'Rules or regulations under a statute.' },
    OTHER: { description: 'Anything else that the library holds.' },
    OWN_FILE: { description: "The asking user's own file." },
  },
});

@ObjectType({ description: 'Exact words of a source that stand behind a marker such as [1].' })
export class Citation extends SourcePlace {
  @Field(() => Int, { description: 'The number in the text that this stands behind.' })
  marker: number;

  @Field(() => ID, { nullable: true, description: "The library document; null for the asking user's own file." })
  documentId: string | null;

  @Field(() => String, {
    description: 'act, judgment, rule, other, or reference for the own file.',
    deprecationReason: 'Deprecated since 2026-11-23: its words are fixed. Use `sourceType`.',
  })
  documentType: `${CitationSourceType}`;

  @Field(() => CitationSourceType, {
    description: 'What kind of source it is.',
    middleware: [({ source }: { source: Citation }) => enumValue(CitationSourceType, source.documentType)],
  })
  sourceType?: CitationSourceType;

  @Field({ description: 'The words of the span, exactly.' })
  quotation: string;

  @Field(() => String, { nullable: true, description: LAW_STAMP })
  stamp: string | null;
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

export enum AnswerFactKind {
  TIME = 'time',
  PUNISHMENT = 'punishment',
  AMOUNT = 'amount',
}
registerEnumType(AnswerFactKind, {
  name: 'AnswerFactKind',
  description: 'What a reader looks for first in a section.',
  valuesMap: {
    TIME: { description: 'A time limit.' },
    PUNISHMENT: { description: 'A punishment or penalty.' },
    AMOUNT: { description: 'An amount of money.' },
  },
});

@ObjectType({ description: 'Words of a section that tell a time limit, a punishment or an amount.' })
export class AnswerFact {
  @Field(() => AnswerFactKind, { description: 'What the words tell.' })
  kind: AnswerFactKind;

  @Field({ description: 'The words, exactly.' })
  words: string;

  @Field(() => Int, { description: 'First UTF-16 unit of the words in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the words.' })
  spanEnd: number;
}

@ObjectType({ description: 'A section of the library that an answer opens or names.' })
export class AnswerSection extends SourcePlace {
  @Field(() => ID, { description: 'The library document.' })
  documentId: string;

  @Field({ description: 'The number that a reader would cite, such as 138.' })
  unit: string;

  @Field({ description: 'Words of its heading; empty where it has none.' })
  heading: string;

  @Field({ description: 'Whether the answer quotes it; one that it only names is quoted when opened.' })
  open: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'How it bears on a section that is quoted, such as that it punishes a breach of it; null where the question itself leads to it.',
  })
  relation: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is to be known before the words: that it replaced old law, was repealed or struck down; null for nothing.',
  })
  note: string | null;

  @Field(() => String, { nullable: true, description: LAW_STAMP })
  stamp: string | null;

  @Field(() => [AnswerFact], { description: 'Time limits, punishments and amounts that it tells, in the order of its text.' })
  facts: AnswerFact[];
}

export enum MissingLawReason {
  SECTION = 'section',
  ACT = 'act',
  UNKNOWN = 'unknown',
}
registerEnumType(MissingLawReason, {
  name: 'MissingLawReason',
  description: 'What is missing.',
  valuesMap: {
    SECTION: { description: 'The act is loaded, and its text has no such section.' },
    ACT: { description: 'The act is not loaded.' },
    UNKNOWN: { description: 'No act of this name is known.' },
  },
});

@ObjectType({ description: 'Law that a question names, or that governs it, and the library does not hold.' })
export class AnswerMissingLaw {
  @Field({ description: 'The act.' })
  act: string;

  @Field(() => String, { nullable: true, description: 'The section that was asked for; null for the whole act.' })
  section: string | null;

  @Field(() => MissingLawReason, { description: 'What is missing.' })
  reason: MissingLawReason;
}

export enum ClarificationKind {
  STATE = 'state',
  PERSONAL_LAW = 'personal_law',
}
registerEnumType(ClarificationKind, {
  name: 'ClarificationKind',
  description: 'What the answer depends on.',
  valuesMap: {
    STATE: { description: 'The State whose law applies.' },
    PERSONAL_LAW: { description: 'The personal law of the people concerned.' },
  },
});

@ObjectType({ description: 'What the answer depends on and the question does not say.' })
export class Clarification {
  @Field(() => ClarificationKind, { description: 'What it depends on.' })
  kind: ClarificationKind;

  @Field({ description: 'The question to put to the reader.' })
  question: string;

  @Field(() => [String], { description: 'Answers to choose from.' })
  options: string[];
}

@ObjectType({ description: 'A word of the question that was taken for a slip.' })
export class AnswerCorrection {
  @Field({ description: 'As it was typed.' })
  from: string;

  @Field({ description: 'As it was understood.' })
  to: string;
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

  @Field(() => Int, { description: 'Number of cited sections that were not found in the sources and were removed.' })
  withheldReferences: number;

  @Field(() => [AnswerSection], {
    description: 'Sections that the answer opens, in the order of the answer, then those that it only names.',
  })
  sections: AnswerSection[];

  @Field(() => [AnswerMissingLaw], { description: 'Law that the question names, or that governs it, and the library does not hold.' })
  missingLaw: AnswerMissingLaw[];

  @Field(() => [String], { description: 'Up to three questions that people ask next.' })
  followUps: string[];

  @Field(() => Clarification, {
    nullable: true,
    description: 'What the answer depends on and the question does not say; null for nothing.',
  })
  clarify: Clarification | null;

  @Field(() => [AnswerCorrection], { description: 'Words of the question that were taken for slips.' })
  corrections: AnswerCorrection[];
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
  sections,
  missingLaw,
  followUps,
  clarify,
  corrections,
}: Answer) => ({
  answer: text,
  citations: citations.map((citation) => ({
    marker: citation.marker,
    document_id: citation.documentId,
    document: citation.documentTitle,
    type: citation.documentType,
    heading_path: citation.headingPath,
    pages: citation.pageStart === null ? null : [citation.pageStart, citation.pageEnd ?? citation.pageStart],
    from_scan: citation.fromScan,
    span: [citation.spanStart, citation.spanEnd],
    quotation: citation.quotation,
    stamp: citation.stamp,
  })),
  statements: statements.map(({ spanStart, spanEnd, support, markers }) => ({ span: [spanStart, spanEnd], support, markers })),
  answered_by: answeredBy,
  notice,
  generation,
  withheld_quotations: withheldQuotations,
  withheld_references: withheldReferences,
  sections: sections.map((section) => ({
    document_id: section.documentId,
    document: section.documentTitle,
    heading_path: section.headingPath,
    unit: section.unit,
    heading: section.heading,
    open: section.open,
    relation: section.relation,
    note: section.note,
    from_scan: section.fromScan,
    stamp: section.stamp,
    span: [section.spanStart, section.spanEnd],
    facts: section.facts.map(({ kind, words, spanStart, spanEnd }) => ({ kind, words, span: [spanStart, spanEnd] })),
  })),
  missing_law: missingLaw,
  follow_ups: followUps,
  clarify,
  corrections,
});
