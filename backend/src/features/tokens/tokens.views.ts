import { Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';

@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
@ObjectType({ description: "The balance of the signed-in user's token account." })
export class TokenBalance {
  @ApiField(() => Int, { description: 'Whole tokens, never negative.' })
  tokens: number;
}
