import { dayInWords } from '../../../core/validation/calendar-day.js';
import { type KnownLawStatus, stampOf } from '../reading/law-status.js';
import type { GoneSection } from './load-acts.js';

const OMITTED = /^\W*(?:omitted|repealed)\b/iu;

/** What is known of whether a section is in force. */
export interface SectionForce {
  /** Why it has no force any more; undefined for one that stands. */
  gone: GoneSection | undefined;
  /** As it is printed; '' for none. */
  heading: string;
  /** Whether its act is in force; null or undefined where nobody knows. */
  status?: KnownLawStatus | null;
}

/** That a section is no longer law, in words: "no longer law since 24 March 2015: Rao v. Union"; '' for one that stands. */
export function endOfForce({ gone, heading }: Omit<SectionForce, 'status'>): string {
  if (gone) return `no longer law since ${dayInWords(gone.since)}: ${gone.by}`;
  return OMITTED.test(heading) ? 'no longer law' : '';
}

/** Whether a section is in force on a day: its own fate, else that of its act. Null where nobody knows. */
export const sectionStamp = ({ status, ...section }: SectionForce, day: string): string | null =>
  endOfForce(section) || (status ? stampOf(status, day) : null);
