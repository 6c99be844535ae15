import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOrder } from '../../core/descriptions/api-field.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { LAW_STAMP, PagesField, SourcePlace, SpanField } from '../retrieval/source-place.views.js';
import { QuestionDeadline } from '../deadlines/questions/question-deadlines.views.js';
import { AnswerExplanation, AnswerHelpline } from './explained/explanation.views.js';

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

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'Exact words of a source that stand behind a marker such as [1].' })
@RestOrder('marker', 'documentId', 'documentTitle', 'documentType', 'headingPath', 'pages', 'fromScan', 'span')
export class Citation extends SourcePlace {
  @ApiField(() => Int, { description: 'The number in the text that this stands behind.' })
  marker: number;

  @ApiField(() => ID, { nullable: true, description: "The library document; null for the asking user's own file." })
  documentId: string | null;

  @ApiField(() => String, {
    restName: 'type',
    description: "act, judgment, rule, other, or reference for a file of the asker's own.",
    deprecationReason: 'Deprecated since 2026-11-23, stays until 2027-06-01: its words are fixed. Use `sourceType`.',
  })
  documentType: `${CitationSourceType}`;

  @Field(() => CitationSourceType, {
    description: 'What kind of source it is.',
    middleware: [({ source }: { source: Citation }) => enumValue(CitationSourceType, source.documentType)],
  })
  sourceType?: CitationSourceType;

  @PagesField()
  pages?: number[] | null;

  @ApiField(() => String, { description: 'The words of the span, exactly.' })
  quotation: string;

  @ApiField(() => String, { nullable: true, description: LAW_STAMP })
  stamp: string | null;
}

export enum StatementSupport {
  SOURCE = 'source',
  OWN_DOCUMENT = 'own_document',
  GENERAL = 'general',
  EXPLANATION = 'explanation',
}
registerEnumType(StatementSupport, {
  name: 'StatementSupport',
  description: 'What stands behind a sentence of an answer.',
  valuesMap: {
    SOURCE: { description: 'At least one source of the library, cited by its markers.' },
    OWN_DOCUMENT: { description: "Only the asking user's own document." },
    GENERAL: { description: 'No source: framing, or what the writer says about itself.' },
    EXPLANATION: { description: "The product's own explanation, compared with the parts of the law that it names; see `explanation`." },
  },
});

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A sentence of an answer and what supports it.' })
export class AnswerStatement {
  @Field(() => Int, { description: "First UTF-16 unit in the answer's text." })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the sentence.' })
  spanEnd: number;

  @SpanField()
  span?: number[];

  @ApiField(() => StatementSupport, { description: 'What stands behind it.' })
  support: StatementSupport;

  @ApiField(() => [Int], { description: 'Markers of the citations that support it; none for a general one.' })
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

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'Words of a section that state a time limit, a punishment or an amount.' })
export class AnswerFact {
  @ApiField(() => AnswerFactKind, { description: 'What the words state.' })
  kind: AnswerFactKind;

  @ApiField(() => String, { description: 'The words, exactly.' })
  words: string;

  @Field(() => Int, { description: 'First UTF-16 unit of the words in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the words.' })
  spanEnd: number;

  @SpanField()
  span?: number[];
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A section of the library that an answer opens or names.' })
@RestOrder(
  ...['documentId', 'documentTitle', 'headingPath', 'unit', 'heading', 'open'],
  ...['relation', 'note', 'fromScan', 'stamp', 'span', 'facts'],
)
export class AnswerSection extends SourcePlace {
  @ApiField(() => ID, { description: 'The library document.' })
  documentId: string;

  @ApiField(() => String, { description: 'The number that a reader would cite, such as 138.' })
  unit: string;

  @ApiField(() => String, { description: 'Words of its heading; empty where it has none.' })
  heading: string;

  @ApiField(() => Boolean, { description: 'Whether the answer quotes it; one that it only names is quoted when opened.' })
  open: boolean;

  @ApiField(() => String, {
    nullable: true,
    description:
      'How it bears on a section that is quoted, such as that it punishes a breach of it; null where the question itself leads to it.',
  })
  relation: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: 'What a reader should know before the words: that it replaced old law, was repealed or was struck down; null for nothing.',
  })
  note: string | null;

  @ApiField(() => String, { nullable: true, description: LAW_STAMP })
  stamp: string | null;

  @ApiField(() => [AnswerFact], {
    description: 'Time limits, punishments and amounts in the words that are quoted of it, in the order of its text.',
  })
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

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'Law that a question names, or that governs it, and the library does not hold.' })
export class AnswerMissingLaw {
  @ApiField(() => String, { description: 'The act.' })
  act: string;

  @ApiField(() => String, { nullable: true, description: 'The section that was asked for; null for the whole act.' })
  section: string | null;

  @ApiField(() => MissingLawReason, { description: 'What is missing.' })
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

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'What the answer depends on and the question does not say.' })
export class Clarification {
  @ApiField(() => ClarificationKind, { description: 'What it depends on.' })
  kind: ClarificationKind;

  @ApiField(() => String, { description: 'The question to put to the reader.' })
  question: string;

  @ApiField(() => [String], { description: 'Answers to choose from.' })
  options: string[];
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A topic that the question may be about.' })
export class AnswerChoice {
  @ApiField(() => String, { description: 'Id of the topic, to be sent as `topic` with the same question.' })
  topic: string;

  @ApiField(() => String, { description: 'What it is about, in the language of the question where that is known.' })
  name: string;

  @ApiField(() => String, { description: 'The act whose section answers it first.' })
  act: string;

  @ApiField(() => String, { description: 'The number of that section.' })
  section: string;
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A word of the question that was taken for a slip.' })
export class AnswerCorrection {
  @ApiField(() => String, { description: 'As it was typed.' })
  from: string;

  @ApiField(() => String, { description: 'As it was understood.' })
  to: string;
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'An answer with numbered markers, each backed by a citation.' })
export class Answer {
  @ApiField(() => String, { restName: 'answer', description: 'The words, with markers such as [1].' })
  text: string;

  @ApiField(() => [Citation], { description: 'By marker, 1 upwards.' })
  citations: Citation[];

  @ApiField(() => [AnswerStatement], { description: 'The sentences of the text, in order.' })
  statements: AnswerStatement[];

  @ApiField(() => String, { description: '`extractive` or the name of the model.' })
  answeredBy: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'Something the reader should know about how it was made, such as that a budget of the language model is used up.',
  })
  notice: string | null;

  @ApiField(() => Boolean, {
    description:
      'Whether it counts as NOT APPROVED until a supervisor approves it: administrators required that of who asked, when it was given.',
  })
  needsApproval: boolean;

  @ApiField(() => String, { nullable: true, description: 'The index generation that was searched.' })
  generation: string | null;

  @ApiField(() => Int, { description: 'Quotations that were in none of the sources and are not shown.' })
  withheldQuotations: number;

  @ApiField(() => Int, {
    description:
      'Authorities (law, judgments, numbers of cases, notifications) and figures that were not found in the sources and were left out; the answer ends by saying so.',
  })
  withheldReferences: number;

  @ApiField(() => [AnswerSection], {
    description: 'Sections that the answer opens, in the order of the answer, then those that it only names.',
  })
  sections: AnswerSection[];

  @ApiField(() => [AnswerMissingLaw], { description: 'Law that the question names, or that governs it, and the library does not hold.' })
  missingLaw: AnswerMissingLaw[];

  @ApiField(() => [String], { description: 'Up to three questions that people ask next.' })
  followUps: string[];

  @ApiField(() => Clarification, {
    nullable: true,
    description: 'What the answer depends on and the question does not say; null for nothing.',
  })
  clarify: Clarification | null;

  @ApiField(() => [AnswerChoice], {
    description:
      'Up to five topics that may be meant. Where the answer has no citations it is not sure which, and states no law; otherwise they are what else may be meant. Mostly none.',
  })
  choices: AnswerChoice[];

  @ApiField(() => [AnswerCorrection], { description: 'Words of the question that were taken for slips.' })
  corrections: AnswerCorrection[];

  @ApiField(() => AnswerExplanation, {
    nullable: true,
    description: "The product's own explanation of what the law means for the person who asks; null where it has none that it is sure of.",
  })
  explanation: AnswerExplanation | null;

  @ApiField(() => [AnswerHelpline], { description: 'National helplines, where somebody is in danger; the answer begins with them.' })
  helplines: AnswerHelpline[];

  @ApiField(() => [QuestionDeadline], {
    description:
      'Deadlines of the calendar of the law that fit the question: at most two, which may both be meant. Counted where the question surely tells the day. Mostly none.',
  })
  deadlines: QuestionDeadline[];
}
