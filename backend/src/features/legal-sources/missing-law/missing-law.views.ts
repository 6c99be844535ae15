import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { pageOf } from '../../../core/pages/page.js';

export enum LawKind {
  CONSTITUTION = 'constitution',
  REPEALED_CODES = 'repealed_codes',
  SCHEDULES = 'schedules',
  ORDERS = 'orders',
  RULES = 'rules',
  STATE_ACTS = 'state_acts',
  JUDGMENTS = 'judgments',
}
registerEnumType(LawKind, {
  name: 'LawKind',
  description: 'A kind of law that starter law does not bring.',
  valuesMap: {
    CONSTITUTION: { description: 'The Constitution of India.' },
    REPEALED_CODES: { description: 'The Indian Penal Code and the codes beside it, which still govern what happened before 1 July 2024.' },
    SCHEDULES: { description: 'Schedules of acts.' },
    ORDERS: { description: 'The Orders of the Code of Civil Procedure.' },
    RULES: { description: 'Rules made under acts.' },
    STATE_ACTS: { description: 'Acts of the States.' },
    JUDGMENTS: { description: 'Judgments of courts.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'An act that the library does not hold although something points to it.' })
export class LackingAct {
  @Field({ description: 'Title and year.' })
  act: string;

  @Field(() => Float, {
    description: 'Answers that needed it: the question named it, or was clearly about a topic that does.',
  })
  asked: number;

  @Field(() => Date, { nullable: true, description: 'When it was wanted last; null for never.' })
  lastAskedAt: Date | null;

  @Field(() => Int, { description: 'Topics of the guide to the law that name it.' })
  topics: number;

  @Field(() => Int, { description: 'Documents of the library that cite it.' })
  citedBy: number;
}

export const LackingActConnection = pageOf(LackingAct, 'LackingActConnection');
