import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { type AnsweredExchange, ConversationAnswers } from '../../conversations/conversation-answers.service.js';
import { AnswerApprovals } from '../../conversations/answer-approvals.service.js';
import { DeadlinesService } from '../../deadlines/deadlines.service.js';
import { DownloadsService } from '../../rendering/download/downloads.service.js';
import type { RenderedDocument } from '../../rendering/printing/rendering.service.js';
import { PlainTextsService } from '../../retrieval/explaining/plain-texts.service.js';
import { SlipFormat } from './answer-slips.inputs.js';
import type { AnswerSlip, SlipLanguage } from './answer-slips.views.js';
import { languageOfQuestion, type SaidInLanguage, slipContent } from './slip-content.js';
import { markOf } from './slip-mark.js';
import { sentencesIn } from './slip-sentences.js';
import { slipText } from './slip-text.js';

/** Which answer, and in which language; that of the question where none is named. */
export interface SlipWanted {
  conversationId: string;
  exchangeId: string;
  language?: SlipLanguage | null;
}

/** What an answer says, on one page to take along. */
@Injectable()
export class AnswerSlips {
  constructor(
    private readonly answers: ConversationAnswers,
    private readonly approvals: AnswerApprovals,
    private readonly plainTexts: PlainTextsService,
    private readonly deadlines: DeadlinesService,
    private readonly downloads: DownloadsService,
  ) {}

  /** @throws ConversationNotFoundError, ExchangeNotFoundError also where there is no answer */
  async slip({ userId }: Actor, { conversationId, exchangeId, language }: SlipWanted): Promise<AnswerSlip> {
    const exchange = await this.answers.one(userId, conversationId, exchangeId);
    const wanted = language ?? languageOfQuestion(exchange.question);
    const slip = slipContent(exchange, wanted, await this.said(exchange, wanted));
    const [approval] = await this.approvals.of(userId, [exchange]);
    return { ...slip, notes: [...markOf(approval ?? null, wanted), ...slip.notes] };
  }

  /** The slip as a file. @throws like `slip`; RateLimitedError; what rendering throws */
  async file(
    actor: Actor,
    { format = SlipFormat.PDF, ...wanted }: SlipWanted & { format?: SlipFormat },
    signal?: AbortSignal,
  ): Promise<RenderedDocument> {
    const content = slipText(await this.slip(actor, wanted));
    const made = this.approvals.printed([await this.answers.one(actor.userId, wanted.conversationId, wanted.exchangeId)]);
    const file = await this.downloads.print(actor, { content, documentType: 'slip', format, made }, signal);
    return { ...file, filename: `clinic-slip.${format}` };
  }

  /** The explanation and the deadlines in another language than that of the question, where they still say the same. */
  private async said({ question, answer }: AnsweredExchange, language: SlipLanguage): Promise<SaidInLanguage> {
    if (language === languageOfQuestion(question)) return { sentences: null, tasks: new Map() };
    const { explanation } = answer;
    const text = explanation && (await this.plainTexts.textOf(explanation.topic));
    const tasks = answer.deadlines.map(({ rowId }) => [rowId, this.deadlines.row(rowId, language)?.task] as const);
    return {
      sentences: explanation && text ? sentencesIn(explanation, text.text, language) : null,
      tasks: new Map(tasks.flatMap(([id, task]) => (task === undefined ? [] : [[id, task] as const]))),
    };
  }
}
