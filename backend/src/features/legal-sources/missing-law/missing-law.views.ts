import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { pageOf } from '../../../core/pages/page.js';

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
