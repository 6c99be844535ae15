import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApprovalState } from '../../core/approval/approval.views.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { pageOf } from '../../core/pages/page.js';

export enum ApprovalKind {
  DRAFT = 'draft',
  ANSWER = 'answer',
}
registerEnumType(ApprovalKind, {
  name: 'ApprovalKind',
  description: 'What is to be approved.',
  valuesMap: {
    DRAFT: { description: 'The text of a draft.' },
    ANSWER: { description: 'An answer with its question and its sources.' },
  },
});

@ShownToKeys()
@ObjectType('ApprovalRequest', { description: 'A text that somebody asked their supervisors to approve, and what became of it.' })
export class ApprovalRequestView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => ApprovalState, { description: 'What became of it.' })
  state: ApprovalState;

  @ApiField(() => ApprovalKind, { description: 'What it is.' })
  kind: ApprovalKind;

  @ApiField(() => String, { description: 'Title of the draft, or the question.' })
  title: string;

  @ApiField(() => String, { description: 'What its owner wrote to the supervisors; empty for nothing.' })
  note: string;

  @ApiField(() => String, { description: 'What the supervisor wrote back; empty for nothing.' })
  remark: string;

  @ApiField(() => String, { description: 'Name of whoever asked.' })
  ownerName: string;

  @ApiField(() => Boolean, { description: 'Whether the signed-in user asked.' })
  isOwn: boolean;

  @ApiField(() => ID, { nullable: true, description: 'The document of the draft; null for an answer.' })
  documentId: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The conversation of the answer; null for a draft.' })
  conversationId: string | null;

  @ApiField(() => Date, { description: 'When it was asked for.' })
  submittedAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt: Date | null;

  @ApiField(() => String, { nullable: true, description: 'Name of the supervisor who decided.' })
  decidedBy: string | null;
}

export const ApprovalRequestConnection = pageOf(ApprovalRequestView, 'ApprovalRequestConnection');

@ShownToKeys()
@ObjectType({ description: 'A request for approval with its text.' })
export class ApprovalRequestWithText extends ApprovalRequestView {
  @ApiField(() => String, { description: 'The text: as it was submitted, or as the supervisor edited and approved it.' })
  text: string;

  @ApiField(() => String, { nullable: true, description: 'The text as it was submitted, where the supervisor edited it.' })
  submittedText: string | null;
}

@ShownToKeys()
@ObjectType({ description: 'A request for approval that was withdrawn.' })
export class WithdrawnApproval {
  @ApiField(() => ID, { description: 'The id it had.' })
  id: string;
}

@ShownToKeys()
@ObjectType({ description: 'What approval means for the signed-in user.' })
export class ApprovalStanding {
  @ApiField(() => Boolean, { description: 'Whether their answers and drafts are marked until a supervisor approves them.' })
  needed: boolean;

  @ApiField(() => [String], { description: 'Names of those who may approve them.' })
  supervisors: string[];

  @ApiField(() => Int, { description: 'People whose texts they may approve.' })
  supervised: number;

  @ApiField(() => Int, { description: 'Texts that wait for them to decide.' })
  waiting: number;
}
