import { ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToAllKeys } from '../access/keys/shown-to-keys.js';
import { ApiField } from '../descriptions/api-field.js';

export enum ApprovalState {
  NOT_APPROVED = 'not_approved',
  WAITING = 'waiting',
  RETURNED = 'returned',
  APPROVED = 'approved',
}
registerEnumType(ApprovalState, {
  name: 'ApprovalState',
  description: 'Whether a supervisor has approved a text that needs it. Only `APPROVED` is approved.',
  valuesMap: {
    NOT_APPROVED: { description: 'Nobody was asked to approve it.' },
    WAITING: { description: 'It waits for a supervisor.' },
    RETURNED: { description: 'A supervisor has returned it, with a remark.' },
    APPROVED: { description: 'A supervisor has approved this very text.' },
  },
});

@ShownToAllKeys()
@ObjectType({ description: 'Whether a supervisor has approved a text, where the administrators require that.' })
export class Approval {
  @ApiField(() => ApprovalState, { description: 'What became of it.' })
  state: ApprovalState;

  @ApiField(() => String, { description: 'The mark that goes with the text wherever it is shown, such as "NOT APPROVED".' })
  mark: string;

  @ApiField(() => ID, { nullable: true, description: 'The request for approval; null before there is one.' })
  requestId: string | null;

  @ApiField(() => String, { nullable: true, description: 'Name of the supervisor who decided.' })
  decidedBy: string | null;

  @ApiField(() => Date, { nullable: true, description: 'When they decided.' })
  decidedAt: Date | null;
}
