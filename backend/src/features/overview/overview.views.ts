import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';

@ShownToKeys()
@ObjectType({ description: 'How the product was used on one day; nothing in it names a person.' })
export class DayOfActivity {
  @Field({ description: 'In UTC, such as `2026-01-31`.' })
  day: string;

  @Field(() => Int, { description: 'Accounts that were created and still exist.' })
  newUsers: number;

  @Field(() => Int, { description: 'Drafts and replies that were paid for.' })
  drafts: number;

  @Field(() => Int, { description: 'Questions whose answer quotes a source.' })
  answered: number;

  @Field(() => Int, { description: 'Questions for which nothing was found that could be quoted.' })
  unanswered: number;
}
