import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { ReferenceMaterial } from './drafting/reference-material.js';
import { DocumentThreads } from './threads/document-threads.js';
import type { AllowedTime, ReadValue } from './notice/notice-reading.js';
import type { NoticeInput, NoticeTimeInput } from './notice.inputs.js';
import type { NoticeReadingView, NoticeTimeView, NoticeValueView } from './notice.views.js';
import { NOTICE_MAX } from './notice/read-notice.js';
import { replyDate } from './notice/reply-date.js';

/** Reads a user's own file as a notice, summons or complaint, and proposes by when to reply. Keeps and charges nothing. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly limits: RateLimits,
    private readonly files: ReferenceMaterial,
    private readonly threads: DocumentThreads,
  ) {}

  /** @throws FileNotFoundError also for another owner's file, FileUnreadableError, FileNotReadyError, RateLimitedError, TextTooComplexError */
  async read(
    actor: Actor,
    { filename: name, receivedOn, noticeDate, time }: NoticeInput,
    signal?: AbortSignal,
  ): Promise<NoticeReadingView> {
    await this.limits.consume('check-user', actor.userId);
    const { filename, whole, pages } = await this.files.read(actor, name, signal);
    const text = whole.slice(0, NOTICE_MAX);
    const { kind, values } = await this.threads.readNotice(text, { userId: actor.userId, signal });
    const own = (field: ReadValue['field']) => values.find((value) => value.field === field);
    const allowed = corrected(time) ?? own('time-allowed')?.period ?? null;
    const days = { receivedOn: receivedOn ?? null, noticeDate: noticeDate ?? own('notice-date')?.value ?? null };
    return {
      filename,
      kind,
      text,
      cut: whole.length > text.length,
      fromScan: pages.some(({ scan }) => scan !== undefined),
      values: values.map(valueView),
      replyBy: kind ? replyDate(kind, allowed, days) : null,
    };
  }
}

function corrected(time: NoticeTimeInput | null | undefined): AllowedTime | null {
  if (time?.until) return { until: time.until };
  return time?.count ? { count: time.count, unit: time.unit ?? 'day', from: time.from ?? 'receipt' } : null;
}

const valueView = ({ field, value, words, start, end, label, act, demanded, period }: ReadValue): NoticeValueView => ({
  field,
  value,
  words,
  start,
  end,
  label: label ?? null,
  act: act ?? null,
  demanded: demanded ?? null,
  time: period ? timeView(period) : null,
});

const timeView = (time: AllowedTime): NoticeTimeView =>
  'until' in time ? { count: null, unit: null, from: null, until: time.until } : { ...time, until: null };
