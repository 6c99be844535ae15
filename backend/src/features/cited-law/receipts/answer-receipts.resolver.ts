import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { IdArg } from '../../../core/graphql/described-args.js';
import { AnswerApprovals } from '../../conversations/answer-approvals.service.js';
import { ConversationExchange } from '../../conversations/conversations.views.js';
import { AnswerReceipts } from './answer-receipts.service.js';
import { AnswerReceipt, ReceiptCheck } from './answer-receipts.views.js';

/** The receipt of an answer that its owner reads. */
@Resolver(() => ConversationExchange)
@Access('user')
export class ExchangeReceiptResolver {
  constructor(
    private readonly receipts: AnswerReceipts,
    private readonly approvals: AnswerApprovals,
  ) {}

  @ResolveField(() => AnswerReceipt, { nullable: true, description: 'The receipt of its answer; null where there is none.' })
  async receipt(
    @CurrentActor() actor: Actor,
    @Parent() exchange: ConversationExchange,
    @Context() context: object,
  ): Promise<AnswerReceipt | null> {
    const { answer } = exchange;
    if (!answer) return null;
    return { ...this.receipts.of({ ...exchange, answer }), approval: await this.approvals.ofOne(actor.userId, exchange, context) };
  }
}

/** A receipt, and what has become of what it says. */
@Resolver(() => AnswerReceipt)
@Access('user')
@OpenToKeys('CONVERSATIONS')
export class AnswerReceiptsResolver {
  constructor(private readonly receipts: AnswerReceipts) {}

  @Query(() => AnswerReceipt, {
    nullable: true,
    description: 'The receipt of an answer: what was asked, when, from which version of the index, and the words quoted, with a hash.',
  })
  answerReceipt(
    @CurrentActor() actor: Actor,
    @IdArg('A conversation of the signed-in user.', 'conversationId') conversationId: string,
    @IdArg('The question that was answered.', 'exchangeId') exchangeId: string,
  ): Promise<AnswerReceipt> {
    return this.receipts.receipt(actor, conversationId, exchangeId);
  }

  @ResolveField(() => ReceiptCheck, {
    description: 'Whether the hash is right, and whether the words that it quotes still stand in the library today.',
  })
  check(@CurrentActor() actor: Actor, @Parent() receipt: AnswerReceipt): Promise<ReceiptCheck> {
    return this.receipts.check(actor, receipt);
  }
}
