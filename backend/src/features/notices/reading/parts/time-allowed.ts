import type { AllowedTime } from '../notice-reading.js';
import type { NoticeText } from '../text/notice-text.js';
import { readDates } from '../../../../core/text/values/dates.js';
import { periodEnd } from '../written/period-end.js';
import { type WrittenPeriod, writtenPeriods } from '../written/written-periods.js';
import { sentencesIn } from '../text/sentences.js';
import { isHindiOrder } from './demand-openers.js';
import type { DemandRegion } from './demands.js';

export interface FoundTime {
  time: AllowedTime;
  start: number;
  end: number;
}

const UNTIL =
  /\b(?:on or before|latest by|not later than|no later than|up ?to|till|until|by|(?:on|with|at|from) (?:the )?(?:expiry|end|close) of)(?: the)?(?: close of (?:business|office hours) on)? $/iu;
/** Characters around a day or a period that can say what it is for. */
const BEFORE_DAY = 240;
const TOLD = /\b(?:had|was|were|dated|promised|agreed|assured|undertook|informed|asked|told|called upon)\b[^.;]{0,80}$/iu;
const THIS_PAPER =
  /\b(?:this|the present|instant) (?:legal |demand |show cause )?(?:notice|letter|summons|communication)|\bhereof|इस (?:नोटिस|सूचना|पत्र)|नोटिस (?:की )?प्राप्ति|नोटिस (?:के )?(?:मिलने|पाने|तामील)/iu;
const LEAST = 2;

/** The time that the paper itself allows: what was allowed in earlier letters, invoices or agreements is not it. */
export function timeAllowed(
  text: NoticeText,
  demands: readonly DemandRegion[],
  sentAt: string | undefined,
  bodyStart: number,
): FoundTime | null {
  const periods = writtenPeriods(text.own)
    .filter(({ start }) => start >= bodyStart)
    .map((period) => ({ period, weight: weightOf(text, period, demands) }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight || a.period.start - b.period.start);
  const until = dayInDemands(text, demands, sentAt);
  const [best] = periods;
  if (best && (!until || best.weight > LEAST + 1 || endsFirst(best.period, until, demands, sentAt))) {
    const { count, unit, from, start, end } = best.period;
    return { time: { count, unit, from: from === 'other' ? 'unstated' : from }, start, end };
  }
  return until;
}

/** Of two demands with a time of their own, the one that is over first is the time to answer in: rent in 15 days, the keys by 31 December. */
function endsFirst(
  { count, unit, start }: WrittenPeriod,
  until: FoundTime,
  demands: readonly DemandRegion[],
  sentAt: string | undefined,
): boolean {
  if (sentAt === undefined || !('until' in until.time)) return false;
  const itemOf = (at: number) => demands.flatMap(({ items }) => items).find((item) => at >= item.start && at < item.end);
  const [own, other] = [itemOf(start), itemOf(until.start)];
  return own !== undefined && other !== undefined && own !== other && periodEnd(sentAt, count, unit) < until.time.until;
}

function weightOf(text: NoticeText, period: WrittenPeriod, demands: readonly DemandRegion[]): number {
  if (period.from === 'other') return 0;
  const before = text.own.slice(Math.max(0, period.start - 120), period.start);
  const words = text.own.slice(period.start, period.end + 30);
  const inDemand = demands.some(
    ({ opener, end, items }) => period.start >= opener - 120 && period.start < Math.max(end, items.at(-1)?.end ?? end) + 200,
  );
  const told =
    !demands.some(({ opener, end }) => period.start >= opener && period.start < end) && (TOLD.test(before) || isTold(text, period));
  return (inDemand ? 2 : 0) + (THIS_PAPER.test(words) ? 3 : period.from === 'unstated' ? 0 : 1) - (told ? 4 : 0);
}

/** A sentence in Hindi that asks for nothing: "दो महीने में लौटाने को कहा था". */
function isTold(text: NoticeText, { start, end }: WrittenPeriod): boolean {
  const sentence = sentencesIn(text.own, Math.max(0, start - BEFORE_DAY), Math.min(text.own.length, end + BEFORE_DAY)).find(
    (each) => each.start <= start && each.end >= end,
  );
  const words = sentence ? text.own.slice(sentence.start, sentence.end) : '';
  return words.endsWith('।') && !isHindiOrder(words) && !THIS_PAPER.test(words);
}

function dayInDemands(text: NoticeText, demands: readonly DemandRegion[], sentAt: string | undefined): FoundTime | null {
  for (const { opener, end } of demands) {
    for (const { day, start, end: dayEnd } of readDates(text.own.slice(opener, end + 40))) {
      const before = text.own.slice(Math.max(opener, opener + start - BEFORE_DAY), opener + start);
      const lead = UNTIL.exec(before);
      const hindi = /^ ?(?:तक|से पूर्व|से पहले)/u.test(text.own.slice(opener + dayEnd, opener + dayEnd + 14));
      if ((!lead && !hindi) || (sentAt !== undefined && day <= sentAt)) continue;
      return { time: { until: day }, start: opener + start - (lead?.[0].length ?? 0), end: opener + dayEnd };
    }
  }
  return null;
}
