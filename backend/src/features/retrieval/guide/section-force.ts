import { dayInWords } from '../../../core/validation/calendar-day.js';
import { type KnownLawStatus, stampOf } from '../reading/law-status.js';
import type { GoneSection } from './load-acts.js';

const OMITTED = /^\W*(?:omitted|repealed)\b/iu;

/** What is known about whether a section is in force. */
export interface SectionForce {
  /** Why it is no longer law; undefined for one that is. */
  gone: GoneSection | undefined;
  /** As it is printed; '' for none. */
  heading: string;
  /** Whether its act is in force; null or undefined where it is not known. */
  status?: KnownLawStatus | null;
}

/** That a section is no longer law, in words: "no longer law since 24 March 2015: Rao v. Union"; '' for one that still is. */
export function endOfForce({ gone, heading }: Omit<SectionForce, 'status'>): string {
  if (gone) return `no longer law since ${dayInWords(gone.since)}: ${gone.by}`;
  return OMITTED.test(heading) ? 'no longer law' : '';
}

/** Whether a section is in force on a day: its own status, otherwise that of its act. Null where it is not known. */
export const sectionStamp = ({ status, ...section }: SectionForce, day: string): string | null =>
  endOfForce(section) || (status ? stampOf(status, day) : null);
