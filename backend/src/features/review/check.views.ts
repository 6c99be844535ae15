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
  },
});

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
}
