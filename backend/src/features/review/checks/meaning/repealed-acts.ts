import { lettersOf } from '../../../../core/text/law-names/acts/act-table.js';
import { namedActs } from '../../../../core/text/law-names/named-acts.js';
import { dayInWords } from '../../../../core/validation/calendar-day.js';
import { ACT_TITLES } from '../../../../core/text/law-names/acts/act-titles.js';
import { findingAt, type Finding } from '../finding.js';
import type { TextLine } from '../text-lines.js';

/** An act that is no longer in force, as the guide to the law tells it. */
export interface ReplacedAct {
  from: string;
  to: readonly string[];
  /** The day from which the new law applies: '2024-07-01'. */
  since: string;
}

const SPEAKS_OF_LAW = /\b(?:act|code|ipc|sanhita|adhiniyam)\b|I\.? ?P\.? ?C|P\.? ?C\b|अधिनियम|संहिता/iu;

/** How a reply repeats what the other side alleges, and what it says next. */
const ALLEGES = /^\s{0,9}\d{1,3}\.\d{1,3} [^:]{1,80} alleges: /u;
const ANSWERS = / (?:This is (?:admitted|denied)\.|The [\p{L} ]{1,40} has no knowledge of this|Admitted, denied or not known, and)/gu;

/** Up to where a line gives the other side's words, which its writer cannot change; 0 where it gives none. */
const otherSideUntil = (line: string): number => (ALLEGES.test(line) ? ([...line.matchAll(ANSWERS)].at(-1)?.index ?? line.length) : 0);

/** Acts that were replaced, each at the first place where the text names it. */
export function* findRepealedActs(lines: readonly TextLine[], replaced: readonly ReplacedAct[]): Generator<Finding> {
  const known = new Map(replaced.map((act) => [keyOf(act.from), act]));
  const told = new Set<string>();
  for (const line of lines) {
    if (!SPEAKS_OF_LAW.test(line.text)) continue;
    const quoted = otherSideUntil(line.text);
    for (const { title, start, end } of namedActs(line.text, ACT_TITLES)) {
      if (end <= quoted) continue;
      const act = known.get(keyOf(title));
      if (!act || told.has(act.from)) continue;
      told.add(act.from);
      yield findingAt('repealed-act', messageFor(act), line, start, end - start);
    }
  }
}

/** Letters and year: "Employee's Compensation Act, 1923" however its apostrophe is written. */
const keyOf = (title: string): string => `${lettersOf(title)} ${/\d{4}$/.exec(title)?.[0] ?? ''}`;

function messageFor({ from, to, since }: ReplacedAct): string {
  const heirs = to.length > 0 ? ` The law is now in the ${to.join(' and the ')}.` : '';
  return `The ${from} no longer applies from ${dayInWords(since)}.${heirs} Name the old law only for what happened before.`;
}
