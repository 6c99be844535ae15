import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { NodeView } from '../../core/graphql/nodes/node.view.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { pageOf } from '../../core/pages/page.js';

export enum MatterStatus {
  OPEN = 'open',
  CLOSED = 'closed',
  ARCHIVED = 'archived',
}
registerEnumType(MatterStatus, {
  name: 'MatterStatus',
  description: 'How a matter stands.',
  valuesMap: {
    OPEN: { description: 'It is being worked on.' },
    CLOSED: { description: 'It has ended.' },
    ARCHIVED: { description: 'It has ended and is out of the way; nothing of it is removed.' },
  },
});

export enum MatterRole {
  OWNER = 'owner',
  EDITOR = 'editor',
  READER = 'reader',
}
registerEnumType(MatterRole, {
  name: 'MatterRole',
  description: 'What somebody may do in a matter.',
  valuesMap: {
    OWNER: { description: 'Whoever began it: everything.' },
    EDITOR: { description: 'Reads and changes what is in it, and adds to it.' },
    READER: { description: 'Reads what is in it, and asks questions in it.' },
  },
});

@ShownToKeys('MATTERS')
@ObjectType({ description: 'Somebody who takes part in a matter.' })
export class MatterParty {
  @ApiField(() => String, { description: 'Name of a person, company or authority.' })
  name: string;

  @ApiField(() => String, { nullable: true, description: 'What they are in it, such as plaintiff, accused or surety.' })
  role: string | null;

  @ApiField(() => Boolean, { description: 'Whether the owner of the matter acts for them.' })
  isClient: boolean;
}

@ShownToKeys('MATTERS')
@ObjectType('Matter', {
  implements: () => [NodeView],
  description: 'A matter of the signed-in user, or one that its owner shares with them.',
})
export class MatterView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => String, { description: 'What it is called.' })
  title: string;

  @ApiField(() => String, { nullable: true, description: "The owner's own reference." })
  reference: string | null;

  @ApiField(() => [MatterParty], { description: 'Clients and other parties.' })
  parties: MatterParty[];

  @ApiField(() => String, { nullable: true, description: 'The court or forum.' })
  court: string | null;

  @ApiField(() => String, { nullable: true, description: 'Its number there.' })
  caseNumber: string | null;

  @ApiField(() => String, { nullable: true, description: 'How far it is, in words of the owner.' })
  stage: string | null;

  @ApiField(() => String, { nullable: true, description: 'The State or Union territory.' })
  state: string | null;

  @ApiField(() => String, { nullable: true, description: 'The personal law that applies, where it matters.' })
  personalLaw: string | null;

  @ApiField(() => String, { nullable: true, description: "The owner's notes." })
  notes: string | null;

  @ApiField(() => [String], { description: 'Words to find it by.' })
  tags: string[];

  @ApiField(() => MatterStatus, { description: 'How it stands.' })
  status: MatterStatus;

  @ApiField(() => Boolean, {
    description:
      'Whether nothing of it leaves this installation: its texts are sent to a language model or an embedding service only on hosts that the administrator calls local (answers quote, and drafts are assembled by rules, where there is none), and e-mails, webhooks and calendars name neither its title nor its contents. What belongs to it can be moved to another confidential matter only.',
  })
  confidential: boolean;

  @ApiField(() => Int, { description: 'Grows with every change; a change names the version that it was made from.' })
  version: number;

  @ApiField(() => Int, { description: 'Conversations in it.' })
  conversationCount: number;

  @ApiField(() => Int, { description: 'Documents in it.' })
  documentCount: number;

  @ApiField(() => Int, { description: 'Files in it.' })
  fileCount: number;

  @ApiField(() => Int, { description: 'Dates in it.' })
  deadlineCount: number;

  @ApiField(() => MatterRole, { description: 'What the signed-in user may do in it.' })
  role: MatterRole;

  @ApiField(() => String, { nullable: true, description: 'Who shares it with the signed-in user; null for a matter of their own.' })
  ownerName: string | null;

  @ApiField(() => Int, { description: 'People whom its owner shares it with.' })
  memberCount: number;

  @ApiField(() => Date, { description: 'When it was begun.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it was last changed.' })
  updatedAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'Of a deleted one: until when it can be restored; null for any other.' })
  restorableUntil: Date | null;
}

export const MatterConnection = pageOf(MatterView, 'MatterConnection');

@ShownToKeys('MATTERS')
@ObjectType({ description: 'A matter that was deleted, and what was deleted with it.' })
export class DeletedMatter {
  @ApiField(() => ID, { description: 'Id by which it can be restored, with all that was in it.' })
  id: string;

  @ApiField(() => Date, { description: 'Until when it can be restored, unless its place is needed for something else before.' })
  restorableUntil: Date;

  @ApiField(() => Int, { description: 'Conversations that went with it.' })
  conversationCount: number;

  @ApiField(() => Int, { description: 'Documents that went with it.' })
  documentCount: number;

  @ApiField(() => Int, { description: 'Files that went with it.' })
  fileCount: number;

  @ApiField(() => Int, { description: 'Dates that went with it.' })
  deadlineCount: number;
}

@ShownToKeys('MATTERS')
@ObjectType({ description: 'What was moved.' })
export class MovedToMatter {
  @Field(() => MatterView, { nullable: true, description: 'The matter that it is in now; null for none.' })
  matter: MatterView | null;

  @ApiField(() => Int, { description: 'Conversations, documents and files that were moved.' })
  moved: number;
}
