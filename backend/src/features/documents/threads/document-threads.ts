import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { LIGHT_CHARACTERS, textThreads } from '../../../core/workers/text-threads.js';
import type { AnswerOf, ArgumentOf } from '../../../core/workers/worker-protocol.js';
import type { DraftExpectations } from '../checks/draft-check.js';
import type { NoticeReading } from '../notice/notice-reading.js';
import type { NumberedParagraph } from './numbered-paragraphs.js';
import type { ProposedRevision, Revision } from '../revision/revise.js';
import type { Inspection, WrittenTemplate } from '../template/inspection/inspect-template.js';
import type { DocumentTemplate, TemplateForm } from '../template/document-template.js';
import type { Passage } from '../revision/passages.js';
import type { RedlineSegment } from '../revision/redline.js';
import type { AcceptanceOrder, CheckOrder, DOCUMENT_TASKS, ProposalOrder, RevisionOrder } from './document-tasks.js';

/** On whose behalf a text is worked on; `signal` aborts when nobody waits for it any longer. */
export interface TextTurn {
  userId: string;
  signal?: AbortSignal;
}

/** The same work in the event loop. Loaded with the first text: the rules of drafting are a twentieth of the program. */
const loaded = () => import('./light-tasks.js');

/**
 * Works on texts: short ones at once, long ones in a thread and against the time that the user may take.
 * Every call throws TextTooComplexError after five seconds, TooManyWaitingError, RateLimitedError, or the signal's reason.
 */
@Injectable()
export class DocumentThreads implements OnApplicationShutdown {
  private readonly threads = textThreads<typeof DOCUMENT_TASKS>(new URL('./documents.worker.js', import.meta.url));

  constructor(private readonly limits: RateLimits) {}

  /** @param template what the text was made from, where that is known */
  async check({ content, given, replaced }: Omit<CheckOrder, 'template'>, template: TemplateForm | undefined, turn: TextTurn) {
    // What administrators wrote is composed in a thread only.
    if ((!template || isShipped(template)) && isLight(content, JSON.stringify(given)))
      return (await loaded()).checkDocument(content, { replaced, origin: template && { template, given } });
    return this.call('check', { content, given, replaced, template: template?.reference }, turn);
  }

  /** Why a model's draft is not good enough. */
  async objections(draft: string, expected: DraftExpectations, turn: TextTurn): Promise<string[]> {
    const light = isLight(draft, expected.basis, expected.open, JSON.stringify(expected.values));
    return light ? (await loaded()).DOCUMENT_TASKS.objections({ draft, expected }) : this.call('objections', { draft, expected }, turn);
  }

  /** Persons and companies that a model's draft names and nothing given to the model does. */
  async inventedNames(draft: string, given: string, turn: TextTurn): Promise<string[]> {
    return isLight(draft, given) ? (await loaded()).DOCUMENT_TASKS.names({ draft, given }) : this.call('names', { draft, given }, turn);
  }

  /** In a thread however short the texts are: where they have nothing in common, a page of them takes tenths of a second. */
  compare(before: string, after: string, turn: TextTurn): Promise<RedlineSegment[]> {
    return this.call('compare', { before, after }, turn);
  }

  /** The numbered paragraphs of a document that is answered. */
  async paragraphs(text: string, turn: TextTurn): Promise<NumberedParagraph[]> {
    return isLight(text) ? (await loaded()).DOCUMENT_TASKS.paragraphs(text) : this.call('paragraphs', text, turn);
  }

  async readNotice(text: string, turn: TextTurn): Promise<NoticeReading> {
    return isLight(text) ? (await loaded()).DOCUMENT_TASKS.notice(text) : this.call('notice', text, turn);
  }

  /** A reading together with what a model found in the notice, as far as its words occur there. */
  async withModelValues(text: string, reading: NoticeReading, answer: string, turn: TextTurn): Promise<NoticeReading> {
    const argument = { text, reading, answer };
    return isLight(text, answer) ? (await loaded()).DOCUMENT_TASKS.modelNotice(argument) : this.call('modelNotice', argument, turn);
  }

  /** A template as an administrator writes it, with its faults; always in a thread, since it may loop. */
  inspect(template: WrittenTemplate, turn: TextTurn): Promise<Inspection> {
    return this.call('inspect', template, turn);
  }

  /** The whole document made from a form, before any suggestion. */
  async assemble(template: TemplateForm, { values, extra }: Pick<RevisionOrder, 'values' | 'extra'>, turn: TextTurn): Promise<string> {
    if (isShipped(template) && isLight(JSON.stringify([values, extra]))) return template.assemble(values, extra);
    return this.call('assemble', { values, extra, template: template.reference }, turn);
  }

  async revise(template: TemplateForm, order: Omit<RevisionOrder, 'template'>, turn: TextTurn): Promise<Revision> {
    const { values, extra, suggestions, previousDocument } = order;
    // Suggestions are tried on the document in several ways, so they are never light.
    if (!suggestions && isShipped(template) && isLight(JSON.stringify([values, extra]), previousDocument))
      return (await loaded()).revise(template, values, extra, { suggestions, previousDocument });
    return this.call('revise', { ...order, template: template.reference }, turn);
  }

  propose(order: ProposalOrder, turn: TextTurn): Promise<ProposedRevision> {
    return this.call('propose', order, turn);
  }

  /** Where a text that was rewritten differs from the earlier one. */
  passages(texts: { before: string; after: string }, turn: TextTurn) {
    return this.call('passages', texts, turn);
  }

  withPassages(order: { before: string; passages: readonly Passage[] }, turn: TextTurn): Promise<string> {
    return this.call('withPassages', order, turn);
  }

  accept(order: AcceptanceOrder, turn: TextTurn): Promise<Revision> {
    return this.call('accept', order, turn);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }

  private async call<K extends keyof typeof DOCUMENT_TASKS>(
    task: K,
    argument: ArgumentOf<typeof DOCUMENT_TASKS, K>,
    { userId, signal }: TextTurn,
  ): Promise<AnswerOf<typeof DOCUMENT_TASKS, K>> {
    await this.limits.check('text-time-user', userId);
    return this.limits.charge('text-time-user', userId, () => this.threads.call(userId, task, argument, signal));
  }
}

/** Clauses of administrators are composed in a thread only, however short the form is. */
const isShipped = (template: TemplateForm): template is DocumentTemplate => 'assemble' in template;

const isLight = (...texts: readonly (string | null)[]): boolean =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0) <= LIGHT_CHARACTERS;
