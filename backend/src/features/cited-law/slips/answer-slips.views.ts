import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

export enum SlipLanguage {
  ENGLISH = 'en',
  HINDI = 'hi',
}
registerEnumType(SlipLanguage, {
  name: 'SlipLanguage',
  description: 'The language of a slip.',
  valuesMap: { ENGLISH: { description: 'English.' }, HINDI: { description: 'Hindi.' } },
});

export enum SlipPartKind {
  HELPLINES = 'helplines',
  MEANING = 'meaning',
  WORDS = 'words',
  LAST_DAY = 'last_day',
  OFFICE = 'office',
  PAPERS = 'papers',
  COST = 'cost',
  REFUSAL = 'refusal',
  LAW = 'law',
}
registerEnumType(SlipPartKind, {
  name: 'SlipPartKind',
  description: 'What a part of a slip says.',
  valuesMap: {
    HELPLINES: { description: 'Whom somebody in danger can call.' },
    MEANING: { description: 'What the law means for the person, in plain words.' },
    WORDS: { description: 'The words of the law, where there is no plain text.' },
    LAST_DAY: { description: 'By when.' },
    OFFICE: { description: 'Where to go.' },
    PAPERS: { description: 'What to bring.' },
    COST: { description: 'What it costs, and legal aid.' },
    REFUSAL: { description: 'What if they refuse.' },
    LAW: { description: 'The sections.' },
  },
});

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'A part of a slip.' })
export class SlipPart {
  @ApiField(() => SlipPartKind, { description: 'What it says.' })
  kind: SlipPartKind;

  @ApiField(() => String, { description: 'Its heading, in the language of the slip.' })
  heading: string;

  @ApiField(() => [String], { description: 'Its lines.' })
  lines: string[];
}

@ShownToKeys('CONVERSATIONS')
@ObjectType({ description: 'What an answer says, on one page to take along: to an office, or to a lawyer. Only who asked can get it.' })
export class AnswerSlip {
  @ApiField(() => SlipLanguage, { description: 'Its language.' })
  language: SlipLanguage;

  @ApiField(() => String, { description: 'Its title, in its language.' })
  title: string;

  @ApiField(() => String, { description: 'The day of the answer in India, in words.' })
  day: string;

  @ApiField(() => String, { description: 'What the question stands under.' })
  questionHeading: string;

  @ApiField(() => String, { description: 'The question, its first 400 characters.' })
  question: string;

  @ApiField(() => [SlipPart], { description: 'Its parts, those without lines left out.' })
  parts: SlipPart[];

  @ApiField(() => [String], { description: 'What stands at its foot: whose words these are, and that they are no legal advice.' })
  notes: string[];
}
