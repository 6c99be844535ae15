import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: "What is left on the signed-in user's token account." })
export class TokenBalance {
  @Field(() => Int, { description: 'Whole tokens, never negative.' })
  tokens: number;
}
