import type { Subunit } from '../reading/passages.js';
import { plainNumber } from '../../../core/text/law-names/plain-number.js';

interface Span {
  start: number;
  end: number;
}

/** A stretch of a passage that a question cites, with its names inside the unit. */
export interface CitedSpan extends Span {
  names: readonly string[];
}

const SPECIAL = /(proviso|explanation|exception|illustration)/iu;

const labelOf = (name: string): string => /\([^()]+\)$/u.exec(name)?.[0] ?? '';

/** '' for "Proviso", '2' for "Second proviso", "Explanation II" and "Explanation 2". */
function numberOf(name: string): string {
  const word = name.replace(/\(|\)/g, '').replace(SPECIAL, '').trim();
  return word && plainNumber(word);
}

function meets(name: string, step: string): boolean {
  if (step.startsWith('(')) return labelOf(name).toLowerCase() === step.toLowerCase() && !SPECIAL.test(name);
  const [kind = '', number = ''] = step.split(' ');
  if (SPECIAL.exec(name)?.[1]?.toLowerCase() !== kind) return false;
  // The only proviso is also the first.
  return !number || numberOf(name) === number || (number === '1' && numberOf(name) === '');
}

/** How many names lead to what the steps cite; 0 where they do not. Provisos on the way may be left out of a citation. */
function depthOf(names: readonly string[], steps: readonly string[], loose: boolean): number {
  let at = 0;
  for (const [depth, name] of names.entries()) {
    if (meets(name, steps[at] as string)) at++;
    else if (!loose && !SPECIAL.test(name) && (steps[at] as string).startsWith('(')) return 0;
    if (at === steps.length) return depth + 1;
  }
  return 0;
}

/** From the first on to the last of the sub-units in a passage that the steps lead to; null where it has none. */
export function citedSpan(passage: Span & { subunits: readonly Subunit[] }, steps: readonly string[], loose: boolean): CitedSpan | null {
  if (steps.length === 0) return null;
  const { subunits } = passage;
  const first = subunits.findIndex(({ names }) => depthOf(names, steps, loose) > 0);
  if (first < 0) return null;
  const names = (subunits[first] as Subunit).names;
  const cited = names.slice(0, depthOf(names, steps, loose));
  let next = first + 1;
  while (next < subunits.length && depthOf((subunits[next] as Subunit).names, steps, loose) > 0) next++;
  return { start: (subunits[first] as Subunit).start, end: subunits[next]?.start ?? passage.end, names: cited };
}
