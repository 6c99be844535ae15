import { dayInWords, isCalendarDay } from '../../../core/validation/calendar-day.js';
import type { AllowedTime, NoticeKind, NoticeReading, Proceeding } from './notice-reading.js';
import { timeInWords } from './read-notice.js';
import { periodEnd } from './written/period-end.js';

/** By when to reply, with how that was worked out; a proposal, which nobody is held to. */
export interface ReplyDate {
  /** 2026-04-18 */
  day: string;
  /** "15 days from receipt on 3 April 2026: 18 April 2026 (a Saturday)." */
  arithmetic: string;
}

/** The time that the law gives where the paper names none, by what it asks for or is; other papers set their own. */
const BY_LAW: Partial<Record<NoticeKind | Proceeding, { count: number; unit: 'day' | 'month'; law: string }>> = {
  'cheque demand notice': {
    count: 15,
    unit: 'day',
    law: 'proviso (c) to section 138 of the Negotiable Instruments Act, 1881 (the time to pay; the law names none for a reply)',
  },
  'section 80 notice': {
    count: 2,
    unit: 'month',
    law: 'section 80(1) of the Code of Civil Procedure, 1908 (a suit may be instituted after that)',
  },
  'appearance in a summary suit': {
    count: 10,
    unit: 'day',
    law: 'Order XXXVII, rule 3(1) of the Code of Civil Procedure, 1908 (from the service of the summons; without an appearance the plaintiff is entitled to a decree)',
  },
  'leave to defend': {
    count: 10,
    unit: 'day',
    law: 'Order XXXVII, rule 3(5) of the Code of Civil Procedure, 1908 (from the service of the summons for judgment)',
  },
  'consumer complaint': {
    count: 30,
    unit: 'day',
    law: 'section 38(2)(a) of the Consumer Protection Act, 2019 (the commission may allow up to 15 days more)',
  },
  'written statement': {
    count: 30,
    unit: 'day',
    law: 'Order VIII, rule 1 of the Code of Civil Procedure, 1908 (from the service of the summons; the court may allow more, up to 90 days from it, in a commercial suit 120)',
  },
};

/**
 * Proposes by when to reply. The day from which a period runs is not counted (General Clauses Act, 1897, section 9); a month ends on the
 * day of the same number, or the last one of a shorter month. A Sunday is named, not moved.
 * @param receivedOn the day on which the paper came, null while the user has not said it
 * @returns null while the day from which the time runs is not known
 */
export function replyDate(
  { kind, proceeding }: Pick<NoticeReading, 'kind' | 'proceeding'>,
  allowed: AllowedTime | null,
  days: { receivedOn: string | null; noticeDate: string | null },
): ReplyDate | null {
  const { receivedOn, noticeDate } = days;
  if (allowed && 'until' in allowed)
    return isCalendarDay(allowed.until)
      ? { day: allowed.until, arithmetic: `The notice itself names the day: ${named(allowed.until)}.` }
      : null;
  if (!allowed) {
    const law = (proceeding && BY_LAW[proceeding]) ?? (kind && proceeding !== 'appearance' ? BY_LAW[kind] : undefined);
    if (!law || !receivedOn) return null;
    const day = periodEnd(receivedOn, law.count, law.unit);
    const words = timeInWords({ count: law.count, unit: law.unit, from: 'unstated' });
    return {
      day,
      arithmetic: `The paper names no time. ${words} from receipt on ${dayInWords(receivedOn)}, under ${law.law}: ${named(day)}.${contradiction(days)}`,
    };
  }
  const { count, unit, from } = allowed;
  const fromNotice = from === 'notice' || (from === 'unstated' && noticeDate !== null);
  const start = fromNotice ? noticeDate : receivedOn;
  if (!start || !isCalendarDay(start)) return null;
  const day = periodEnd(start, count, unit);
  const words = timeInWords({ count, unit, from: 'unstated' });
  const event = fromNotice ? 'the date of the notice,' : 'receipt on';
  const doubt = from === 'unstated' ? ' The notice does not say from when its time runs; this is the earlier day.' : '';
  return { day, arithmetic: `${words} from ${event} ${dayInWords(start)}: ${named(day)}.${doubt}${contradiction(days)}` };
}

/** Two days that cannot both be right: a proposal that says nothing of it would look certain. */
const contradiction = ({ receivedOn, noticeDate }: { receivedOn: string | null; noticeDate: string | null }): string =>
  receivedOn && noticeDate && receivedOn < noticeDate ? ' The day of receipt is before the date of the notice: one of them is wrong.' : '';

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });
const named = (day: string): string => `${dayInWords(day)} (a ${WEEKDAY.format(new Date(`${day}T00:00:00Z`))})`;
