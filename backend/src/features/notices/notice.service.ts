import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { ConfidentialMatterError } from '../../core/confidentiality/confidential-matter.error.js';
import type { ContentOrigin } from '../../core/confidentiality/content-origin.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { loggers } from '../../core/observability/loggers.js';
import { LanguageModelError } from '../../ports/language-model/errors.js';
import { LanguageModel } from '../../ports/language-model/language-model.js';
import { MattersService } from '../matters/matters.service.js';
import { ModelBudgetError } from '../model-usage/model-usage.errors.js';
import { ModelUsageService } from '../model-usage/model-usage.service.js';
import { ReferenceMaterial } from './reference-material.js';
import type { DatedEvent } from './events/dated-events.js';
import { NoticeThreads } from './threads/notice-threads.js';
import type { AllowedTime, NoticeReading, ReadValue } from './reading/notice-reading.js';
import type { NoticeInput, NoticeTimeInput } from './notice.inputs.js';
import type { NoticeReadingView, NoticeTimeView, NoticeValueView } from './notice.views.js';
import { NOTICE_MAX } from './reading/read-notice.js';
import { type ReplyDate, replyDate } from './reading/reply-date.js';

export type { DatedEvent, EventPrecision } from './events/dated-events.js';
export type { ReadValue } from './reading/notice-reading.js';

/** What rules read of a paper, and by when it wants an answer where that follows from the paper alone. */
export interface KnownNotice extends NoticeReading {
  replyBy: ReplyDate | null;
}

const RULES = 'rules';
const MS_A_DAY = 86_400_000;
/** What a model reads of a notice, and what is kept of its answer, in UTF-16 units. */
const MODEL_READS = 40_000;
const ANSWER_MAX = 60_000;

/** Reads a user's own file as a notice, summons or complaint, and proposes by when to reply. Keeps and charges nothing. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly limits: RateLimits,
    private readonly files: ReferenceMaterial,
    private readonly matters: MattersService,
    private readonly threads: NoticeThreads,
    private readonly model: LanguageModel,
    private readonly usage: ModelUsageService,
  ) {}

  /** @throws FileNotFoundError also for another owner's file, FileOutsideMatterError, MatterNotFoundError, FileUnreadableError, FileNotReadyError, RateLimitedError, TextTooComplexError */
  async read(
    actor: Actor,
    { filename: name, receivedOn, noticeDate, time, kind: corrected, noTime, rulesOnly, matterId }: NoticeInput,
    signal?: AbortSignal,
  ): Promise<NoticeReadingView> {
    await this.limits.consume('check-user', actor.userId);
    const matter = matterId ? await this.matters.require(actor, matterId, 'read') : null;
    const { id: fileId, filename, whole, fromScan } = await this.files.read(actor, name, matter, signal);
    const text = whole.slice(0, NOTICE_MAX);
    // A day more than it is here: in India it may be tomorrow already.
    const today = new Date(Date.now() + MS_A_DAY).toISOString().slice(0, 10);
    const byRules = await this.threads.readNotice(text, { kind: corrected, today }, { userId: actor.userId, signal });
    const { kind, values, readBy, proceeding, inHindi } = rulesOnly
      ? { ...byRules, readBy: RULES }
      : await this.improved(actor, text, byRules, { matterId: matter, fileId }, signal);
    const own = (field: ReadValue['field']) => values.find((value) => value.field === field);
    const allowed = periodOf(time) ?? (noTime ? null : own('time-allowed')?.period) ?? null;
    const days = { receivedOn: receivedOn ?? null, noticeDate: noticeDate ?? own('notice-date')?.value ?? null };
    return {
      filename,
      kind,
      proceeding,
      inHindi,
      text,
      readBy,
      cut: whole.length > text.length,
      fromScan,
      values: values.map(valueView),
      replyBy: kind ? replyDate({ kind, proceeding }, allowed, days) : null,
    };
  }

  /** What rules alone read of a text that its owner has at hand. @throws what `NoticeThreads.readNotice` throws */
  async known(text: string, turn: { userId: string; signal?: AbortSignal }): Promise<KnownNotice> {
    const reading = await this.threads.readNotice(text.slice(0, NOTICE_MAX), {}, turn);
    const own = (field: ReadValue['field']) => reading.values.find((value) => value.field === field);
    const days = { receivedOn: null, noticeDate: own('notice-date')?.value ?? null };
    return { ...reading, replyBy: reading.kind && replyDate(reading, own('time-allowed')?.period ?? null, days) };
  }

  /** The dated events of a paper of any kind, read in a thread. @throws what `NoticeThreads.readEvents` throws */
  events(text: string, turn: { userId: string; signal?: AbortSignal }): Promise<DatedEvent[]> {
    return this.threads.readEvents(text, turn);
  }

  /** What the language model adds, where there is one. A model that fails, that no budget is left for, or that may not be asked about a confidential matter, leaves the reading of the rules. */
  private async improved(
    actor: Actor,
    text: string,
    byRules: NoticeReading,
    origin: ContentOrigin,
    signal?: AbortSignal,
  ): Promise<NoticeReading & { readBy: string }> {
    const unimproved = { ...byRules, readBy: RULES };
    if (!this.model.generative || !byRules.kind) return unimproved;
    const turn = { userId: actor.userId, signal };
    let answer = '';
    let readBy = RULES;
    try {
      const events = this.usage.metered(this.model, { purpose: 'draft', origin, ...turn }, (terms) =>
        this.model.noticeValues({ text: text.slice(0, MODEL_READS), ...terms }),
      );
      for await (const event of events) {
        if (event.type === 'text') answer += event.text.slice(0, ANSWER_MAX - answer.length);
        else readBy = event.stopReason === 'refused' ? RULES : event.readBy;
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ConfidentialMatterError) return unimproved;
      if (!(error instanceof LanguageModelError) && !(error instanceof ModelBudgetError)) throw error;
      loggers.model.warn({ err: error }, 'a notice was read by rules alone');
      return unimproved;
    }
    if (readBy === RULES) return unimproved;
    return { ...(await this.threads.withModelValues(text, byRules, answer, turn)), readBy };
  }
}

function periodOf(time: NoticeTimeInput | null | undefined): AllowedTime | null {
  if (time?.until) return { until: time.until };
  return time?.count ? { count: time.count, unit: time.unit ?? 'day', from: time.from ?? 'receipt' } : null;
}

const valueView = ({ field, value, words, start, end, label, act, demanded, statements, period }: ReadValue): NoticeValueView => ({
  field,
  value,
  words,
  start,
  end,
  label: label ?? null,
  act: act ?? null,
  demanded: demanded ?? null,
  statements: statements ?? null,
  time: period ? timeView(period) : null,
});

const timeView = (time: AllowedTime): NoticeTimeView =>
  'until' in time ? { count: null, unit: null, from: null, until: time.until } : { ...time, until: null };
