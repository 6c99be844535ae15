import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Approval } from '../../core/approval/approval.views.js';
import { AnswerApprovals } from './answer-approvals.service.js';
import { ConversationExchange } from './conversations.views.js';

/** Whether an answer is approved, asked once for all of an operation. */
@Resolver(() => ConversationExchange)
@Access('user')
export class ExchangeApprovalResolver {
  constructor(private readonly approvals: AnswerApprovals) {}

  @ResolveField(() => Approval, {
    nullable: true,
    description: 'Whether a supervisor has approved its answer; null where that is not needed.',
  })
  approval(@CurrentActor() actor: Actor, @Parent() exchange: ConversationExchange, @Context() context: object): Promise<Approval | null> {
    return this.approvals.ofOne(actor.userId, exchange, context);
  }
}
