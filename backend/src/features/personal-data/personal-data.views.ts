import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';

@ShownToKeys()
@ObjectType({ description: 'How long this installation keeps what users gave it.' })
export class RetentionTerms {
  @ApiField(() => Int, {
    nullable: true,
    description: 'Days after its last question that a conversation is kept; null while there is an account.',
  })
  conversationDays: number | null;

  @ApiField(() => Int, { nullable: true, description: 'Days that backups are kept; null when whoever runs the installation has not said.' })
  backupDays: number | null;
}

@ShownToKeys()
@ObjectType({ description: 'A deleted account.' })
export class DeletedAccount {
  @Field(() => ID, { description: 'The id it had; the token ledger and the audit log keep it.' })
  id: string;

  @ApiField(() => String, { description: 'What was deleted, what stays, and until when backups keep a copy.' })
  message: string;
}
