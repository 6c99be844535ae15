import { Int, ObjectType } from '@nestjs/graphql';
import { ApiField } from '../../core/openapi/api-field.js';

@ObjectType({ description: "What is left on the signed-in user's token account." })
export class TokenBalance {
  @ApiField(() => Int, { description: 'Whole tokens, never negative.' })
  tokens: number;
}
