import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';

export enum DocumentFindingKind {
  BLANK = 'blank',
  UNDEFINED_TERM = 'undefined-term',
  UNUSED_TERM = 'unused-term',
  TERM_DEFINED_TWICE = 'term-defined-twice',
  BROKEN_REFERENCE = 'broken-reference',
  FIGURES_AND_WORDS = 'figures-and-words',
  MISSING_SIGNATURE = 'missing-signature',
  OPEN_ANSWER = 'open-answer',
  MISSING_SIGNER = 'missing-signer',
  MISSING_WITNESS = 'missing-witness',
  SUM = 'sum',
  DATE_ORDER = 'date-order',
  LEGAL_BOUND = 'legal-bound',
  JURISDICTION = 'jurisdiction',
  CONTRADICTION = 'contradiction',
  REPEALED_ACT = 'repealed-act',
  ARBITRATION_AND_COURTS = 'arbitration-and-courts',
  UNKNOWN_AUTHORITY = 'unknown-authority',
  DIFFERS_IN_MATTER = 'differs-in-matter',
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
    OPEN_ANSWER: { description: 'An allegation that a reply does not admit, deny or state to be unknown.' },
    MISSING_SIGNER: { description: 'A party has no place to sign.' },
    MISSING_WITNESS: { description: 'Witnesses whom the document needs have no place to sign.' },
    SUM: { description: 'Amounts or shares that do not add up.' },
    DATE_ORDER: { description: 'Dates that are not in the order they must be in.' },
    LEGAL_BOUND: { description: 'Beyond a limit of the law; the message says which act and section set it.' },
    JURISDICTION: { description: 'Courts of a State other than that of the property, or of the place their jurisdiction rests on.' },
    CONTRADICTION: { description: 'Two answers of the form that cannot both be right.' },
    REPEALED_ACT: { description: 'An act that is no longer in force.' },
    ARBITRATION_AND_COURTS: { description: 'Courts given exclusive jurisdiction although there is an arbitration clause.' },
    UNKNOWN_AUTHORITY: {
      description: 'A law, section, judgment or notification that was not found in the library; serious unless the form names it.',
    },
    DIFFERS_IN_MATTER: { description: 'A name, sum or date that another paper of the matter has otherwise; `difference` names both.' },
  },
});

export enum PaperFactLabel {
  NAME = 'name',
  CHEQUE_AMOUNT = 'cheque-amount',
  LOAN_AMOUNT = 'loan-amount',
  RENT = 'rent',
  DEPOSIT = 'deposit',
  PRICE = 'price',
  INVOICE_AMOUNT = 'invoice-amount',
  SALARY = 'salary',
  CHEQUE_DATE = 'cheque-date',
  DISHONOUR_DATE = 'dishonour-date',
  LOAN_DATE = 'loan-date',
  AGREEMENT_DATE = 'agreement-date',
  NOTICE_DATE = 'notice-date',
  INVOICE_DATE = 'invoice-date',
  MARRIAGE_DATE = 'marriage-date',
  DEATH_DATE = 'death-date',
}
registerEnumType(PaperFactLabel, {
  name: 'PaperFactLabel',
  description: 'What is compared between the papers of a matter; values are rupees, days such as 2024-03-12, or names.',
  valuesMap: {
    NAME: { description: 'A person or company, in two spellings.' },
    CHEQUE_AMOUNT: { description: 'The amount of one cheque.' },
    LOAN_AMOUNT: { description: 'The amount of the loan.' },
    RENT: { description: 'The rent.' },
    DEPOSIT: { description: 'The security deposit.' },
    PRICE: { description: 'The price or consideration.' },
    INVOICE_AMOUNT: { description: 'The amount of one invoice.' },
    SALARY: { description: 'The salary.' },
    CHEQUE_DATE: { description: 'The date of one cheque.' },
    DISHONOUR_DATE: { description: 'When the cheque was returned.' },
    LOAN_DATE: { description: 'When the loan was given.' },
    AGREEMENT_DATE: { description: 'The date of the agreement.' },
    NOTICE_DATE: { description: 'The date of the legal notice.' },
    INVOICE_DATE: { description: 'The date of one invoice.' },
    MARRIAGE_DATE: { description: 'When the marriage was held.' },
    DEATH_DATE: { description: 'When somebody died.' },
  },
});

@ShownToKeys('DOCUMENTS_READ')
@ObjectType('PaperDifference', { description: 'What a draft and another paper of its matter say differently.' })
export class PaperDifferenceView {
  @ApiField(() => PaperFactLabel, { description: 'What the values are.' })
  label: PaperFactLabel;

  @ApiField(() => String, { description: 'The value of the draft.' })
  one: string;

  @ApiField(() => String, { description: 'The value of the other paper.' })
  other: string;

  @ApiField(() => String, { description: 'The words of the draft around its value.' })
  words: string;

  @ApiField(() => String, { description: 'Name of the other paper: a file, or a draft.' })
  paper: string;

  @ApiField(() => String, { description: 'The words of the other paper around its value.' })
  paperWords: string;
}

@ShownToKeys('DOCUMENTS_READ')
@ObjectType('DocumentFinding', { description: 'Something to look at before a document is signed; it never stops a download.' })
export class DocumentFindingView {
  @RestOnlyField(() => String, { description: 'Kind and place.' })
  @Field(() => ID, { description: 'Kind and place.' })
  id: string;

  @ApiField(() => DocumentFindingKind, { description: 'What it is about.' })
  kind: DocumentFindingKind;

  @ApiField(() => String, { description: 'For people.' })
  message: string;

  @ApiField(() => String, { nullable: true, description: 'The same in Hindi; null where there is only English.' })
  messageHindi: string | null;

  @ApiField(() => Int, { description: 'Line of the text, from 1; the last line for something that is missing.' })
  line: number;

  @ApiField(() => Int, { description: 'First UTF-16 unit of the place in the text.' })
  start: number;

  @ApiField(() => Int, { description: 'First unit after it.' })
  end: number;

  @ApiField(() => String, { description: 'The words at the place with some around them.' })
  excerpt: string;

  @ApiField(() => Boolean, {
    description:
      'Whether the document, signed as it is, could be void or lose its signer the case: a period that has ended, a court that cannot hear it, an allegation left open in a written statement, an authority that nobody entered and nobody finds.',
  })
  serious: boolean;

  @ApiField(() => String, { nullable: true, description: 'Name of the field of the form that it is about; null where it is about none.' })
  field: string | null;

  @ApiField(() => String, { nullable: true, description: "Number of the clause or paragraph in which it stands: '4.2'." })
  clause: string | null;

  @ApiField(() => PaperDifferenceView, {
    nullable: true,
    description: 'Of what differs in the matter: both values with their words; `acceptDifference` says that both are right.',
  })
  difference: PaperDifferenceView | null;
}

@ShownToKeys('DOCUMENTS_READ')
@ObjectType('DocumentCheck', { description: 'What a check of a text found.' })
export class DocumentCheckView {
  @ApiField(() => [DocumentFindingView], { description: 'In the order of the text; the first 200.' })
  findings: DocumentFindingView[];

  @ApiField(() => Int, { description: 'All findings.' })
  findingCount: number;

  @ApiField(() => Int, { description: 'How many of them are places still to be filled in.' })
  blankCount: number;

  @ApiField(() => [String], {
    description: 'Names of papers of the matter that were not compared: too many, too long, still being read, or not readable.',
  })
  notCompared: string[];
}
