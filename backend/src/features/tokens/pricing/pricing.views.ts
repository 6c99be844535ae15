import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { TokenPricing } from '../tokens.entity.js';

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'A price as it was saved.' })
export class PricingNotice {
  @ApiField(() => String, { description: 'Whether it was created or updated.' })
  message: string;

  @Field({ description: 'False when a price that was there was changed.' })
  created: boolean;

  @ApiField(() => TokenPricing, { description: 'The price as it is now.' })
  pricing: TokenPricing;
}

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'What initializing the default prices did.' })
export class DefaultsNotice {
  @ApiField(() => String, { description: 'How many prices were added.' })
  message: string;

  @ApiField(() => Int, { description: 'Prices that were missing; those that were there stay as they are.' })
  added: number;
}
