import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';

export enum PlainTextSlot {
  RIGHT = 'right',
  CONDITION = 'condition',
  FORUM = 'forum',
  TIME = 'time',
  PAPERS = 'papers',
  COST = 'cost',
  REFUSAL = 'refusal',
}
registerEnumType(PlainTextSlot, {
  name: 'PlainTextSlot',
  description: 'What a sentence of a plain text says, in the order of the text.',
  valuesMap: {
    RIGHT: { description: 'What the person may do or has to do: yes, no, or on what it depends.' },
    CONDITION: { description: 'Only if.' },
    FORUM: { description: 'Where to go.' },
    TIME: { description: 'By when, and what the period is counted from.' },
    PAPERS: { description: 'What to bring, and how.' },
    COST: { description: 'What it costs, and who gets legal aid.' },
    REFUSAL: { description: 'What follows if the others refuse.' },
  },
});

export enum PlainTextStanding {
  AGREES = 'agrees',
  NOT_COMPARED = 'not-compared',
  WITHHELD = 'withheld',
}
registerEnumType(PlainTextStanding, {
  name: 'PlainTextStanding',
  description: 'What came of comparing a plain text with the law that the library holds.',
  valuesMap: {
    AGREES: { description: 'The law says what it says; it is shown.' },
    NOT_COMPARED: { description: 'The library lacks an act that it rests on; it is shown and says so.' },
    WITHHELD: { description: 'The law says otherwise, or has no such part: it is not shown.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A sentence of a plain text.' })
export class PlainTextSentence {
  @Field(() => PlainTextSlot, { description: 'What it says.' })
  slot: PlainTextSlot;

  @Field({ description: 'In English.' })
  en: string;

  @Field({ description: 'In Hindi.' })
  hi: string;

  @Field(() => [String], { description: 'The parts of the law that say so, such as `NIA 138 prov.(b)`.' })
  pins: readonly string[];

  @Field(() => String, { nullable: true, description: 'The sum that one of its numbers is, such as `30+30`.' })
  derived: string | null;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A limit of the law that a plain text does not speak of.' })
export class PlainTextLeftOut {
  @Field({ description: 'The part of the law.' })
  pin: string;

  @Field({ description: 'Why it is left out.' })
  why: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'What the law means for the person who asks about a topic, in plain words, compared with the library.' })
export class TopicPlainText {
  @Field({ description: 'The day on which it was last read against the law, such as `2026-11-29`.' })
  readOn: string;

  @Field({ description: '`IN` for all of India, otherwise the State.' })
  region: string;

  @Field(() => [PlainTextSentence], { description: 'Its sentences, in order.' })
  sentences: readonly PlainTextSentence[];

  @Field(() => [PlainTextLeftOut], { description: 'What it leaves out, and why.' })
  leftOut: readonly PlainTextLeftOut[];

  @Field(() => String, { nullable: true, description: 'The type of document that drafts what it tells a person to do.' })
  form: string | null;

  @Field({ description: 'Whether an administrator wrote it; the product ships the others.' })
  own: boolean;

  @Field({ description: 'Whether it may be shown.' })
  enabled: boolean;

  @Field(() => String, { nullable: true, description: 'Who says that a lawyer has read these words; null for nobody.' })
  signedBy: string | null;

  @Field(() => Date, { nullable: true, description: 'When that was said.' })
  signedAt: Date | null;

  @Field(() => PlainTextStanding, { description: 'What came of comparing it.' })
  standing: PlainTextStanding;

  @Field(() => [String], { description: 'Why it is withheld; none where it is not.' })
  problems: readonly string[];

  @Field(() => [String], { description: 'Acts that it rests on and the library does not hold.' })
  lackingActs: readonly string[];
}
