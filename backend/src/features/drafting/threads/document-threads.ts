import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { lightCall, textThreads, type TextTurn } from '../../../core/concurrency/text-threads.js';
import type { PoolCallOptions, WorkerPool } from '../../../core/concurrency/worker-pool.js';
import type { AnswerOf, ArgumentOf } from '../../../core/workers/worker-protocol.js';
import { TemplateTooComplexError } from '../../templates/templates.errors.js';
import type { DatedEvent } from '../../notices/events/dated-events.js';
import type { PaperFacts } from '../../notices/facts/paper-facts.js';
import type { NoticeReading } from '../../notices/reading/notice-reading.js';
import type { KnownOfNotice } from '../../notices/reading/read-notice.js';
import type { NumberedParagraph } from '../../notices/reading/numbered-paragraphs.js';
import { isOverLimit } from '../../templates/engine/filter-bounds.js';
import type { Inspection, WrittenTemplate } from '../../templates/inspection/inspect-template.js';
import type { TemplateForm } from '../../templates/engine/document-template.js';
import type { RedlineSegment } from '../../editing/redline/redline.js';
import type { CheckOrder } from '../../review/threads/check-tasks.js';
import type { CheckThreads } from '../../review/threads/check-threads.js';
import type { NoticeThreads } from '../../notices/threads/notice-threads.js';
import type { FormOrder } from '../../templates/threads/template-tasks.js';
import type { GraveAdmission } from '../../templates/values/admissions.js';
import type { TemplateThreads } from '../../templates/threads/template-threads.js';
import type { EditsOrder, JudgingOrder, SuggestionOrder } from '../../editing/threads/edit-tasks.js';
import type { EditThreads } from '../../editing/threads/edit-threads.js';
import type { DOCUMENT_TASKS } from './document-tasks.js';

/**
 * Works on texts in threads only, against the time that the user may take: a pattern that needs forever for some text then costs its
 * sender a refusal, and nobody else anything.
 * Every call throws TextTooComplexError after five seconds, after two for a short text that is only read; TooManyWaitingError,
 * RateLimitedError, or the signal's reason. What an administrator's template is needed for runs in a process of its own, and throws
 * TemplateTooComplexError where it takes too long or ends that process.
 */
@Injectable()
export class DocumentThreads implements TemplateThreads, NoticeThreads, CheckThreads, EditThreads, OnApplicationShutdown {
  private readonly threads: WorkerPool<typeof DOCUMENT_TASKS>;
  /** For templates of administrators: programs of others, which may need more memory than any thread's limit can bound. */
  private readonly processes: WorkerPool<typeof DOCUMENT_TASKS>;

  constructor(limits: RateLimits) {
    const module = new URL('./documents.worker.js', import.meta.url);
    this.threads = textThreads(module, { limits });
    this.processes = textThreads(module, {
      limits,
      processes: { overrun: TemplateTooComplexError },
      refusals: (_name, message) => (isOverLimit(message) ? new TemplateTooComplexError() : undefined),
    });
  }

  /** @param template what the text was made from, where that is known */
  check({ content, given, replaced, today }: Omit<CheckOrder, 'template'>, template: TemplateForm | undefined, turn: TextTurn) {
    return this.light('check', { content, given, replaced, today, template: template?.reference }, turn, [content, JSON.stringify(given)]);
  }

  compare(before: string, after: string, turn: TextTurn): Promise<RedlineSegment[]> {
    return this.call('compare', { before, after }, turn);
  }

  /** The numbered paragraphs of a document that is answered. */
  paragraphs(text: string, turn: TextTurn): Promise<NumberedParagraph[]> {
    return this.light('paragraphs', text, turn, [text]);
  }

  readNotice(text: string, known: KnownOfNotice, turn: TextTurn): Promise<NoticeReading> {
    return this.light('notice', { text, known }, turn, [text]);
  }

  /** A reading together with what a model found in the notice, as far as its words occur there. */
  withModelValues(text: string, reading: NoticeReading, answer: string, turn: TextTurn): Promise<NoticeReading> {
    return this.light('modelNotice', { text, reading, answer }, turn, [text, answer]);
  }

  readEvents(text: string, turn: TextTurn): Promise<DatedEvent[]> {
    return this.light('events', text, turn, [text]);
  }

  readFacts(text: string, turn: TextTurn): Promise<PaperFacts> {
    return this.light('facts', text, turn, [text]);
  }

  /** A template as an administrator writes it, with its faults. */
  inspect(template: WrittenTemplate, turn: TextTurn): Promise<Inspection> {
    return this.call('inspect', template, turn);
  }

  /** The whole document made from a form, before any suggestion. */
  assemble(template: TemplateForm, { values, extra }: Pick<FormOrder, 'values' | 'extra'>, turn: TextTurn): Promise<string> {
    return this.light('assemble', { values, extra, template: template.reference }, turn, [JSON.stringify([values, extra])]);
  }

  /** Grave admissions of a reply that nobody has said to be meant. */
  admissions({ values, extra }: Pick<FormOrder, 'values' | 'extra'>, turn: TextTurn): Promise<GraveAdmission[]> {
    return this.light('admissions', { values, extra }, turn, [JSON.stringify([values, extra])]);
  }

  /** What suggestions would change, and what has to be asked first. */
  follow(template: TemplateForm, order: Omit<SuggestionOrder, 'template'>, turn: TextTurn) {
    return this.call('follow', { ...order, template: template.reference }, turn);
  }

  /** A draft as a model is shown it. */
  lines(content: string, turn: TextTurn) {
    return this.light('lines', content, turn, [content]);
  }

  /** What suggestions ask for, one after the other. */
  instructions(suggestions: string, turn: TextTurn): Promise<string[]> {
    return this.light('instructions', suggestions, turn, [suggestions]);
  }

  /** What of a model's edits follows suggestions, what is only offered, and what is refused. */
  judge(template: TemplateForm, order: Omit<JudgingOrder, 'template'>, turn: TextTurn) {
    return this.call('judge', { ...order, template: template.reference }, turn);
  }

  /** A draft with edits that a caller names. */
  edit(template: TemplateForm | null, order: Omit<EditsOrder, 'template'>, turn: TextTurn) {
    return this.call('edit', { ...order, template: template?.reference ?? null }, turn);
  }

  /** The free texts of a form that stand in a draft made from it. */
  freeTexts(order: ArgumentOf<typeof DOCUMENT_TASKS, 'freeTexts'>, turn: TextTurn) {
    return this.light('freeTexts', order, turn, [order.content, JSON.stringify(order.parts)]);
  }

  /** Better wording of free texts of the form, as a model writes it. */
  judgeWording(order: ArgumentOf<typeof DOCUMENT_TASKS, 'judgeWording'>, turn: TextTurn) {
    return this.call('judgeWording', order, turn);
  }

  /** A draft with changes by operations, and which of them do not fit with those before them. */
  withChanges(order: ArgumentOf<typeof DOCUMENT_TASKS, 'withChanges'>, turn: TextTurn) {
    return this.call('withChanges', order, turn);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.threads.close(), this.processes.close()]);
  }

  private light<K extends keyof typeof DOCUMENT_TASKS>(
    task: K,
    argument: ArgumentOf<typeof DOCUMENT_TASKS, K>,
    turn: TextTurn,
    texts: readonly (string | null)[],
  ): Promise<AnswerOf<typeof DOCUMENT_TASKS, K>> {
    return this.call(task, argument, turn, lightCall(texts, turn.signal));
  }

  private call<K extends keyof typeof DOCUMENT_TASKS>(
    task: K,
    argument: ArgumentOf<typeof DOCUMENT_TASKS, K>,
    { userId, signal }: TextTurn,
    options: PoolCallOptions = { signal },
  ): Promise<AnswerOf<typeof DOCUMENT_TASKS, K>> {
    return (isForeign(task, argument) ? this.processes : this.threads).call(userId, task, argument, options);
  }
}

/** Whether a task runs a template that is not the product's own. */
const isForeign = (task: string, argument: unknown): boolean =>
  task === 'inspect' ||
  (typeof argument === 'object' &&
    argument !== null &&
    'template' in argument &&
    typeof argument.template === 'object' &&
    argument.template !== null);
