import { Injectable } from '@nestjs/common';
import { ApprovedTexts, type MadeTexts } from '../../core/approval/approved-texts.js';
import { batched } from '../../core/graphql/batched.js';
import type { Approval } from '../../core/approval/approval.views.js';
import { exchangeText } from './export/conversation-text.js';
import type { ConversationExchange } from './conversations.views.js';

/** Whether supervisors have approved answers, each as it stands in exports. */
@Injectable()
export class AnswerApprovals {
  constructor(private readonly approved: ApprovedTexts) {}

  /** For each exchange what became of its answer; null where it needs no approval, or nothing was answered. */
  async of(readerId: string, exchanges: readonly ConversationExchange[]): Promise<(Approval | null)[]> {
    const found = new Map<string, Approval | null>();
    // One question for each of those who asked: what one of them needs is not asked of another.
    for (const ownerId of new Set(exchanges.map((exchange) => exchange.ownerId))) {
      const own = exchanges.filter((exchange) => exchange.ownerId === ownerId && exchange.text !== '');
      const approvals = await this.approved.of(readerId, { texts: own.map((exchange) => exchangeText(exchange)), makers: [ownerId] });
      own.forEach(({ id }, index) => found.set(id, approvals[index] ?? null));
    }
    return exchanges.map(({ id }) => found.get(id) ?? null);
  }

  /** Likewise of one, asked together with the others of an operation. @param context of the operation */
  ofOne(readerId: string, exchange: ConversationExchange, context: object): Promise<Approval | null> {
    return batched<ConversationExchange, Approval | null>(context, 'exchange-approvals', (exchanges) => this.of(readerId, exchanges)).load(
      exchange,
    );
  }

  /** Whose approval counts where answers are printed. */
  printed(exchanges: readonly ConversationExchange[]): MadeTexts {
    const answered = exchanges.filter(({ text }) => text !== '');
    return { texts: answered.map((exchange) => exchangeText(exchange)), makers: [...new Set(answered.map(({ ownerId }) => ownerId))] };
  }
}
