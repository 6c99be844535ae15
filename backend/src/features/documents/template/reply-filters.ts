import type { Liquid } from 'liquidjs';
import { type AnsweredAllegation, answeredAllegations, answerLines, unaddressed } from '../values/allegations.js';

const linesOf = (value: unknown): string[] => (typeof value === 'string' ? answerLines(value) : []);

/**
 * `complaint_summary | answered: answers, defenses`: the allegations, or the paragraphs of the document answered, each with what is
 * said to it; `defenses | unaddressed: rows`: the entries that answer no single allegation.
 */
export function registerReplyFilters(liquid: Liquid): void {
  liquid.registerFilter('answered', (alleged: unknown, ...answers: unknown[]) => {
    const rows = Array.isArray(alleged) ? (alleged as { label: string; text: string }[]) : typeof alleged === 'string' ? alleged : '';
    return answeredAllegations(rows, answers.flatMap(linesOf));
  });
  liquid.registerFilter('unaddressed', (entries: unknown, rows: unknown) =>
    unaddressed(linesOf(entries), Array.isArray(rows) ? (rows as AnsweredAllegation[]) : []),
  );
}
