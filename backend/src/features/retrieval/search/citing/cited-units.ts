import { plainNumber } from '../../../../core/text/law-names/plain-number.js';
import { type Citation, readCitations } from '../../../../core/text/law-names/read-citations.js';
import { scheduleLabel } from '../../reading/structure/schedules/schedule-label.js';
import type { Stretch } from './stretches.js';

/** What a question cites: a unit by its labels in the index, and the path into it. */
export interface CitedUnit {
  kind: 'section' | 'paragraph' | 'schedule';
  /** The labels that such a unit may have; more than one where "the Schedule" may be the first of several. */
  units: readonly string[];
  /** From the outside in: '(2)', '(a)', 'proviso', 'explanation 2'. */
  steps: readonly string[];
}

/** The labels that a schedule of this name may have: an act with one schedule numbers none, "the Schedule" may be the first. */
function scheduleLabels(name: string): string[] {
  const label = scheduleLabel(name);
  return /\d|\s/u.test(label) ? [label] : [label, `${label} 1`];
}

function unitsOf(citation: Citation): CitedUnit[] {
  const { parts } = citation;
  if (citation.kind === 'schedule') {
    const { item, steps } = citation;
    const within = item ? `, ${item.word} ${item.number}` : '';
    return [{ kind: 'schedule', units: scheduleLabels(citation.schedule).map((label) => label + within), steps: [...steps, ...parts] }];
  }
  const { kind, order, numbers } = citation;
  return numbers.map(({ unit, steps }) => ({
    kind: kind === 'paragraph' ? 'paragraph' : kind === 'order-rule' ? 'schedule' : 'section',
    units: [kind === 'order-rule' ? `Order ${plainNumber(order)}, rule ${unit}` : unit],
    steps: [...steps, ...parts],
  }));
}

/**
 * Everything that a question cites: "section 138(1)", "second proviso to section 14", "clause (h) of s. 43B", "Explanation to
 * section 2", "item 3 of the Second Schedule", "Order VII Rule 11", "para 12".
 * @param laws where laws are named, in the question with single blanks: a number beside one is cited too
 */
export const findCitedUnits = (asked: string, laws: readonly Stretch[] = []): CitedUnit[] =>
  readCitations(laws.length > 0 ? asked : asked.replace(/\s+/g, ' ').trim(), laws).flatMap(unitsOf);
