import { ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';

@ShownToKeys()
@ObjectType('ServiceAccount', {
  description: 'The account of a program: it has keys and no password, and an administrator answers for it.',
})
export class ServiceAccountView {
  @ApiField(() => ID, { description: 'The account; `setUserActive`, `addTokens` and the like take it.' })
  id: string;

  @ApiField(() => String, { description: 'What the program is called.' })
  name: string;

  @ApiField(() => Boolean, { description: 'Whether its keys can be used.' })
  isActive: boolean;

  @ApiField(() => Int, { description: 'Whole tokens on the account.' })
  tokens: number;

  @ApiField(() => Int, { description: 'Keys of it that can be used.' })
  activeKeys: number;

  @ApiField(() => Date, { description: 'When it was created.' })
  createdAt: Date;

  @ApiField(() => ID, { nullable: true, description: 'The administrator who made it; null when their account is gone.' })
  ownerId: string | null;

  @ApiField(() => String, { nullable: true, description: 'E-mail of that administrator; null when the account is gone.' })
  ownerEmail: string | null;
}

export const ServiceAccountConnection = pageOf(ServiceAccountView, 'ServiceAccountConnection');
