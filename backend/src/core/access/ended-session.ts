import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from './keys/shown-to-keys.js';

@ShownToKeys()
@ObjectType({ description: 'A login that was ended.' })
export class EndedSession {
  @Field(() => ID, { description: 'Whose login it was.' })
  userId: string;
}
