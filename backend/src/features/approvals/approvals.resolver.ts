import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { ApprovalDecisions } from './approval-decisions.service.js';
import { ApprovalsArgs, ApproveTextInput, AskForApprovalInput, ReturnTextInput } from './approvals.inputs.js';
import { ApprovalsService } from './approvals.service.js';
import {
  ApprovalRequestConnection,
  ApprovalRequestView,
  ApprovalRequestWithText,
  ApprovalStanding,
  WithdrawnApproval,
} from './approvals.views.js';

const id = () => IdArg('A request for approval.');

@Resolver(() => ApprovalRequestView)
@Access('user')
export class ApprovalsResolver {
  constructor(
    private readonly service: ApprovalsService,
    private readonly decisions: ApprovalDecisions,
  ) {}

  @Query(() => ApprovalStanding, {
    description: 'Whether the texts of the signed-in user need approval, who may approve them, and what waits for them to decide.',
  })
  approvalStanding(@CurrentActor() actor: Actor): Promise<ApprovalStanding> {
    return this.service.standing(actor);
  }

  @Query(() => ApprovalRequestConnection, {
    description: 'Requests for approval, newest first: the own ones, or those that the signed-in user may decide.',
  })
  approvalRequests(@CurrentActor() actor: Actor, @Args() args: ApprovalsArgs): Promise<Page<ApprovalRequestView>> {
    return this.service.list(actor, args);
  }

  @Query(() => ApprovalRequestWithText, { nullable: true, description: 'A request for approval with its text.' })
  approvalRequest(@CurrentActor() actor: Actor, @id() requestId: string): Promise<ApprovalRequestWithText> {
    return this.service.request(actor, requestId);
  }

  @Mutation(() => ApprovalRequestView, {
    description: 'Asks the supervisors to approve a version of a draft, or an answer. A text that waits already stays one request.',
  })
  askForApproval(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Input() input: AskForApprovalInput,
  ): Promise<ApprovalRequestView> {
    return this.service.submit(actor, address, input);
  }

  @Mutation(() => WithdrawnApproval, { description: 'Takes an own request back. The approval of one that was approved ends with it.' })
  withdrawApproval(@CurrentActor() actor: Actor, @ClientAddress() address: string, @id() requestId: string): Promise<WithdrawnApproval> {
    return this.service.withdraw(actor, address, requestId);
  }

  @Mutation(() => ApprovalRequestView, { description: 'Approves a text as it was submitted, or as the supervisor edited it.' })
  approveText(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @id() requestId: string,
    @Input() input: ApproveTextInput,
  ): Promise<ApprovalRequestView> {
    return this.decisions.approve(actor, address, requestId, input);
  }

  @Mutation(() => ApprovalRequestView, { description: 'Returns a text with a remark; the approval of one that was approved ends.' })
  returnText(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @id() requestId: string,
    @Input() { remark }: ReturnTextInput,
  ): Promise<ApprovalRequestView> {
    return this.decisions.return(actor, address, requestId, remark);
  }
}
