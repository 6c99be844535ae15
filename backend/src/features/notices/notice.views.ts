import { Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';

export enum NoticeField {
  SENDER = 'sender',
  ADVOCATE = 'advocate',
  ADDRESSEE = 'addressee',
  NOTICE_DATE = 'notice-date',
  FORUM = 'forum',
  CASE_NUMBER = 'case-number',
  NEXT_DATE = 'next-date',
  ALLEGATION = 'allegation',
  AMOUNT = 'amount',
  DEMAND = 'demand',
  SECTION = 'section',
  TIME_ALLOWED = 'time-allowed',
}
registerEnumType(NoticeField, {
  name: 'NoticeField',
  description: 'What a value read from a notice is.',
  valuesMap: {
    SENDER: {
      description: 'On whose behalf the paper was written: the client, the complainant, the plaintiff, the authority or the employer.',
    },
    ADVOCATE: { description: 'The advocate who signed it.' },
    ADDRESSEE: { description: 'To whom it is addressed, one value each.' },
    NOTICE_DATE: { description: 'The date of the paper itself, as YYYY-MM-DD.' },
    FORUM: { description: 'The court, commission, tribunal or authority before which the case is.' },
    CASE_NUMBER: { description: 'The number of the case, or of the crime that the police investigate.' },
    NEXT_DATE: { description: 'The day on which one is to appear or the case is heard next, as YYYY-MM-DD.' },
    ALLEGATION: { description: 'A paragraph that alleges something, with its number in `label` and what it states in `statements`.' },
    AMOUNT: { description: 'A sum of money in rupees; `demanded` says whether it is claimed.' },
    DEMAND: { description: 'Something that the paper demands.' },
    SECTION: { description: 'A provision that it cites: its number in `label`, the title of the act in `act`.' },
    TIME_ALLOWED: { description: 'The time that it allows, taken apart in `time`.' },
  },
});

export enum NoticeTimeUnit {
  HOUR = 'hour',
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}
registerEnumType(NoticeTimeUnit, {
  name: 'NoticeTimeUnit',
  description: 'The unit in which a notice counts the time that it allows.',
  valuesMap: {
    HOUR: { description: 'Hours.' },
    DAY: { description: 'Days.' },
    WEEK: { description: 'Weeks.' },
    MONTH: { description: 'Calendar months.' },
  },
});

export enum NoticeTimeStart {
  RECEIPT = 'receipt',
  NOTICE = 'notice',
  UNSTATED = 'unstated',
}
registerEnumType(NoticeTimeStart, {
  name: 'NoticeTimeStart',
  description: 'When the time that a notice allows starts to run.',
  valuesMap: {
    RECEIPT: { description: 'From the day on which it was received or served.' },
    NOTICE: { description: 'From the date of the notice.' },
    UNSTATED: { description: 'The notice does not say.' },
  },
});

@ShownToKeys('FILES')
@ObjectType('NoticeTime', { description: 'The time that a notice allows: a number of units, or a day.' })
export class NoticeTimeView {
  @ApiField(() => Int, { nullable: true, description: 'How many units; null where a day is named.' })
  count: number | null;

  @ApiField(() => NoticeTimeUnit, { nullable: true, description: 'The unit; null where a day is named.' })
  unit: `${NoticeTimeUnit}` | null;

  @ApiField(() => NoticeTimeStart, { nullable: true, description: 'When it starts to run; null where a day is named.' })
  from: `${NoticeTimeStart}` | null;

  @ApiField(() => String, { nullable: true, description: 'The day that is named, as YYYY-MM-DD.' })
  until: string | null;
}

@ShownToKeys('FILES')
@ObjectType('NoticeValue', { description: 'A value read from a notice, with the words that it was read from.' })
export class NoticeValueView {
  @ApiField(() => NoticeField, { description: 'What it is.' })
  field: `${NoticeField}`;

  @ApiField(() => String, { description: 'The value as a reply uses it.' })
  value: string;

  @ApiField(() => String, { description: 'The words of the file, unchanged.' })
  words: string;

  @ApiField(() => Int, { description: 'First UTF-16 unit of the words in `text`.' })
  start: number;

  @ApiField(() => Int, { description: 'First unit after them.' })
  end: number;

  @ApiField(() => String, { nullable: true, description: 'The number of an allegation or of a section.' })
  label: string | null;

  @ApiField(() => String, { nullable: true, description: 'Title of the act that is cited; null where none is named.' })
  act: string | null;

  @ApiField(() => Boolean, { nullable: true, description: 'Of an amount: whether the paper demands it.' })
  demanded: boolean | null;

  @ApiField(() => [String], {
    nullable: true,
    description: 'Of an allegation: what it states, sentence by sentence, each to be answered by itself.',
  })
  statements: string[] | null;

  @ApiField(() => NoticeTimeView, { nullable: true, description: 'Of the time allowed.' })
  time: NoticeTimeView | null;
}

@ShownToKeys('FILES')
@ObjectType('ReplyDate', { description: 'By when to reply: a proposal with its arithmetic, which is never set by itself.' })
export class ReplyDateView {
  @ApiField(() => String, { description: 'As YYYY-MM-DD.' })
  day: string;

  @ApiField(() => String, { description: '"15 days from receipt on 3 April 2026: 18 April 2026 (a Saturday)."' })
  arithmetic: string;
}

@ShownToKeys('FILES')
@ObjectType('NoticeReading', {
  description:
    "What was read from one of the user's own files that is a notice, a summons or a complaint. A reader confirms or corrects it.",
})
export class NoticeReadingView {
  @ApiField(() => String, { description: 'The file.' })
  filename: string;

  @ApiField(() => String, {
    nullable: true,
    description:
      'Which kind of paper it is, as `reply_kind` of the reply template names it; null for a paper that is no such thing, from which nothing is read.',
  })
  kind: string | null;

  @ApiField(() => String, {
    nullable: true,
    description:
      'What is to be done about it, by what it asks for, as `proceeding` of the reply template names it: in a summary suit an appearance, not a written statement. Null where `kind` is.',
  })
  proceeding: string | null;

  @ApiField(() => Boolean, { description: 'Whether it is written in Hindi, so that a reply in Hindi answers it.' })
  inHindi: boolean;

  @ApiField(() => String, { description: 'The text that was read: the beginning of the file, at most 120,000 units.' })
  text: string;

  @ApiField(() => String, { description: '`rules`, or the language model that added to what the rules read.' })
  readBy: string;

  @ApiField(() => Boolean, { description: 'Whether the file continues beyond `text`.' })
  cut: boolean;

  @ApiField(() => Boolean, { description: 'Whether the text was recognised from a scan: numbers and names need a second look.' })
  fromScan: boolean;

  @ApiField(() => [NoticeValueView], { description: 'The values by field, each field in the order of the text.' })
  values: NoticeValueView[];

  @ApiField(() => ReplyDateView, { nullable: true, description: 'Null until the day from which the time runs is known.' })
  replyBy: ReplyDateView | null;
}

export enum ProposedLawOrigin {
  CITED = 'cited',
  SUCCESSOR = 'successor',
  LIBRARY = 'library',
}
registerEnumType(ProposedLawOrigin, {
  name: 'ProposedLawOrigin',
  description: 'Why a provision is proposed for a reply.',
  valuesMap: {
    CITED: { description: 'The notice cites it.' },
    SUCCESSOR: { description: 'It took the place of a repealed provision that the notice cites.' },
    LIBRARY: { description: 'The library has it on the point.' },
  },
});

@ShownToKeys('FILES')
@ObjectType('ProposedLaw', { description: 'A provision that a reply may rely on. It is printed only once it is named in `law_relied_on`.' })
export class ProposedLawView {
  @ApiField(() => String, { description: 'As `law_relied_on` takes it: "Section 138, Negotiable Instruments Act, 1881".' })
  provision: string;

  @ApiField(() => ProposedLawOrigin, { description: 'Why it is proposed.' })
  origin: `${ProposedLawOrigin}`;

  @ApiField(() => String, { nullable: true, description: 'The repealed provision that it took the place of.' })
  instead: string | null;

  @ApiField(() => String, { nullable: true, description: 'Which law applies from which day, or why nothing took its place.' })
  note: string | null;

  @ApiField(() => String, { nullable: true, description: 'Its heading in the library.' })
  heading: string | null;

  @ApiField(() => String, { nullable: true, description: 'The words that it begins with in the library.' })
  quotation: string | null;

  @ApiField(() => String, { nullable: true, description: 'Whether it is in force; null where nobody knows.' })
  stamp: string | null;
}

@ShownToKeys('FILES')
@ObjectType('ProposedLaws', { description: 'What the law on a reply may be.' })
export class ProposedLawsView {
  @ApiField(() => [ProposedLawView], { description: 'What the notice cites first, then what the library has.' })
  proposals: ProposedLawView[];
}
