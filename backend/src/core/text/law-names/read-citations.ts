import type { TextSpan } from '../text-span.js';
import { type CitedProvision, citedProvisions } from './cited-provisions.js';
import { type CitedSchedule, citedSchedules } from './cited-schedules.js';
import { lawsBeside } from './law-of-provisions.js';
import { partsAfter, partsBefore } from './parts.js';

/** A provision that a text cites, with the way into it and the act that it belongs to. */
export type Citation<L extends TextSpan = TextSpan> = (CitedProvision | (CitedSchedule & { numbers: readonly []; order: '' })) & {
  /** What is said of it before or after its number, from the outside in: '(2)', 'proviso', 'explanation 2'. */
  parts: readonly string[];
  /** The act whose name adjoins it; null where the text names none beside it. */
  law: L | null;
  /** With its parts; the name of the act is not counted. */
  whole: TextSpan;
};

/**
 * The provisions that a text cites: sections, articles, rules, orders and their rules, regulations, clauses, paragraphs of judgments, and
 * items of schedules, each with the way into it and its act. In the order of the text; none overlap.
 * @param laws where acts are named, in the order of the text; what an act is called is data of those who ask
 */
export function readCitations<L extends TextSpan>(text: string, laws: readonly L[] = []): Citation<L>[] {
  const line = text.replace(/\s/gu, ' ');
  const schedules = citedSchedules(line).map((each) => ({ ...each, numbers: [] as const, order: '' as const }));
  const provisions = withoutOverlap(citedProvisions(line, laws), schedules);
  const beside = lawsBeside(line, provisions, laws);
  const cited = [
    ...provisions.map((each, at) => ({ ...each, law: beside[at] ?? null })),
    ...schedules.map((each) => ({ ...each, law: null })),
  ].sort((a, b) => a.start - b.start);
  const read = cited.map((each): Citation<L> => {
    const before = partsBefore(line, each.start);
    // "s. 138 NI Act, proviso": the name stands between the section and its part.
    const named = each.law && each.law.start >= each.end ? each.law.end : each.end;
    const after = partsAfter(line, each.end);
    const beyond = after.length === 0 && named > each.end ? partsAfter(line, named) : after;
    return {
      ...each,
      parts: [...beyond.steps, ...before.steps],
      whole: { start: each.start - before.length, end: each.end + after.length },
    };
  });
  // "Clause 2 of section 5" is one provision.
  return read.filter(({ start }, at) => !read[at + 1] || start < (read[at + 1]?.whole.start ?? 0));
}

/**
 * A text whose numbers of provisions are written as units are labelled, for whatever compares words: "dhara teen sau do" becomes "dhara
 * 302", "S.65-B(4)" "S.65B(4)". Other numbers stay as they are.
 */
export function unitsInFigures(text: string): string {
  const written = readCitations(text).flatMap(({ numbers }) =>
    numbers.filter((each) => !numbers.some((other) => other !== each && within(other, each))),
  );
  return written.reduceRight((line, { unit, steps, start, end }) => {
    const into = steps.length > 0 ? line.slice(line.indexOf('(', start), end) : '';
    return line.slice(0, start) + unit + into + line.slice(end);
  }, text);
}

const within = (inner: TextSpan, outer: TextSpan): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Both lists are in the order of the text. */
function withoutOverlap<T extends TextSpan>(spans: readonly T[], others: readonly TextSpan[]): T[] {
  let at = 0;
  return spans.filter(({ start, end }) => {
    while ((others[at]?.end ?? Infinity) <= start) at += 1;
    return (others[at]?.start ?? Infinity) >= end;
  });
}
