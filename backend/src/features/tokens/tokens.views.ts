import { Int, ObjectType } from '@nestjs/graphql';
import { ApiField } from '../../core/openapi/api-field.js';

@ObjectType({ description: "The balance of the signed-in user's token account." })
export class TokenBalance {
  @ApiField(() => Int, { description: 'Whole tokens, never negative.' })
  tokens: number;
}
