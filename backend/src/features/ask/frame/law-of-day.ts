import { dayInWords } from '../../../core/validation/calendar-day.js';
import type { Consultation } from '../../retrieval/retrieval.service.js';

/**
 * What a reader is told about an answer from the law of one day: which day, and what was left out for it. Null where no day was asked for,
 * or no law was searched.
 */
export function lawOfDay(consulted: Consultation | null, asOn: string | null | undefined): string | null {
  if (!asOn || !consulted) return null;
  const left = consulted.leftOut.map(({ title, stamp }) => `${title} (${stamp})`);
  return [
    `Only law in force on ${dayInWords(asOn)} was searched, in the wording that the library holds.`,
    ...(left.length > 0 ? [`Left out: ${left.join('; ')}.`] : []),
  ].join(' ');
}
