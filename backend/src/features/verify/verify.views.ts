import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { LAW_STAMP, SourcePlace } from '../retrieval/source-place.views.js';

export enum VerifiedKind {
  QUOTATION = 'quotation',
  SECTION = 'section',
  ARTICLE = 'article',
  RULE = 'rule',
  ACT = 'act',
  CASE = 'case',
  CASE_NUMBER = 'case-number',
  NOTIFICATION = 'notification',
  DATE_OF_FORCE = 'date-of-force',
}
registerEnumType(VerifiedKind, {
  name: 'VerifiedKind',
  description: 'What a text cites.',
  valuesMap: {
    QUOTATION: { description: 'Words in quotation marks, five at least.' },
    SECTION: { description: 'A section of an act.' },
    ARTICLE: { description: 'An article of the Constitution or of a schedule.' },
    RULE: { description: 'A rule, a rule of an order, or a regulation.' },
    ACT: { description: 'An act that is named with its year, without a section.' },
    CASE: { description: 'A judgment, by its citation, its parties, or both.' },
    CASE_NUMBER: { description: "A court's number for a case; the library does not list these." },
    NOTIFICATION: { description: 'A notification or circular; the library does not list these.' },
    DATE_OF_FORCE: { description: 'The day on which an act is said to have come into force or to have been repealed.' },
  },
});

export enum VerifiedStatus {
  FOUND_VERBATIM = 'found-verbatim',
  FOUND_WITH_DIFFERENCES = 'found-with-differences',
  FOUND = 'found',
  NOT_IN_FORCE = 'not-in-force',
  SECTION_NOT_IN_ACT = 'section-not-in-act',
  ACT_NOT_NAMED = 'act-not-named',
  NOT_IN_LIBRARY = 'not-in-library',
}
registerEnumType(VerifiedStatus, {
  name: 'VerifiedStatus',
  description: 'What became of a citation. None of them says that something which the library lacks does not exist.',
  valuesMap: {
    FOUND_VERBATIM: { description: 'A quotation whose words stand in the source, whatever their case and punctuation.' },
    FOUND_WITH_DIFFERENCES: { description: 'Found, but not as the text has it; `differences` says what differs.' },
    FOUND: { description: 'The library has it.' },
    NOT_IN_FORCE: { description: 'The library has it, and it is not in force on the day asked.' },
    SECTION_NOT_IN_ACT: { description: 'The act is known with all its sections, and their numbers end before this one.' },
    ACT_NOT_NAMED: { description: 'A section beside which no act is named: nothing can be looked up.' },
    NOT_IN_LIBRARY: { description: 'The library does not have it. That says nothing about whether it exists.' },
  },
});

@ShownToKeys('SEARCH', 'FILES')
@ObjectType({ description: 'Words of a text that differ from those of the source.' })
export class VerifiedDifference {
  @ApiField(() => String, { description: "The text's words; empty for words that it leaves out." })
  written: string;

  @ApiField(() => String, { description: "The source's words; empty for words that the text adds." })
  held: string;
}

@ShownToKeys('SEARCH', 'FILES')
@ObjectType({ description: 'Where something stands in the library.' })
export class VerifiedPlace extends SourcePlace {
  @ApiField(() => ID, { description: 'The library document.' })
  documentId: string;
}

@ShownToKeys('SEARCH', 'FILES')
@ObjectType({ description: 'What took the place of repealed law.' })
export class VerifiedSuccessor {
  @ApiField(() => String, { description: 'Title of the act.' })
  act: string;

  @ApiField(() => String, { nullable: true, description: 'The section, such as "318(4)"; null for the act as a whole.' })
  section: string | null;
}

@ShownToKeys('SEARCH', 'FILES')
@ObjectType({ description: 'One thing that a text cites, and what the library has of it.' })
export class VerifiedCitation {
  @ApiField(() => VerifiedKind, { description: 'What it is.' })
  kind: VerifiedKind;

  @ApiField(() => VerifiedStatus, { description: 'What became of it.' })
  status: VerifiedStatus;

  @ApiField(() => String, { description: 'The words of the text, on one line.' })
  written: string;

  @ApiField(() => Int, { description: 'First UTF-16 unit of them in the text.' })
  start: number;

  @ApiField(() => Int, { description: 'First unit after them.' })
  end: number;

  @ApiField(() => String, { description: 'For people.' })
  message: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'Title of the act, as far as it is known; null where none is named, and for cases.',
  })
  act: string | null;

  @ApiField(() => String, { nullable: true, description: 'The provision, such as "138" or "Order VII Rule 11"; null for none.' })
  section: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: 'What the provision is about, or the title of the judgment; null where that is not known.',
  })
  heading: string | null;

  @ApiField(() => String, { nullable: true, description: LAW_STAMP })
  stamp: string | null;

  @ApiField(() => Boolean, { nullable: true, description: 'Whether it is in force on the day asked; null where that is not known.' })
  inForce: boolean | null;

  @ApiField(() => Boolean, { description: 'Whether other texts of the library cite this judgment; false for all else.' })
  citedInLibrary: boolean;

  @ApiField(() => [VerifiedSuccessor], { description: 'What took its place, the most relevant first; mostly none.' })
  successors: VerifiedSuccessor[];

  @ApiField(() => [VerifiedDifference], { description: 'What differs, in order; at most 20.' })
  differences: VerifiedDifference[];

  @ApiField(() => VerifiedPlace, { nullable: true, description: 'Where it stands in the library; null where it was not found.' })
  place: VerifiedPlace | null;
}

@ShownToKeys('SEARCH', 'FILES')
@ObjectType({ description: 'The citations of a text, each looked up in the library.' })
export class VerifiedText {
  @ApiField(() => CalendarDateScalar, { description: 'The day whose law counted.' })
  asOn: string;

  @ApiField(() => [VerifiedCitation], { description: 'In the order of the text; the first 500.' })
  citations: VerifiedCitation[];

  @ApiField(() => Int, { description: 'All of them.' })
  citationCount: number;
}

@ShownToKeys('FILES')
@ObjectType({ description: "The citations of one of the caller's own files." })
export class VerifiedFile {
  @ApiField(() => String, { description: 'Its name, as it was asked for.' })
  filename: string;

  @ApiField(() => VerifiedText, { nullable: true, description: 'Its citations; null where the file could not be read.' })
  verified: VerifiedText | null;

  @ApiField(() => Int, {
    nullable: true,
    description: 'First UTF-16 unit of the text of a long file from which on nothing was looked up; null where all of it was.',
  })
  notVerifiedFrom: number | null;

  @ApiField(() => String, { nullable: true, description: 'Why the file could not be read; null for one that was.' })
  error: string | null;
}
