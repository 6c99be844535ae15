import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType('FoundFacts', { description: 'What the text of a source says of itself.' })
export class FoundFactsView {
  @Field(() => String, { nullable: true, description: 'Its title.' })
  title: string | null;

  @Field(() => Int, { nullable: true, description: 'Its year.' })
  year: number | null;

  @Field(() => String, { nullable: true, description: '"India" for central law, else the State or the country.' })
  jurisdiction: string | null;
}
