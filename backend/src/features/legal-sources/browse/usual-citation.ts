import { dayInWords } from '../../../core/validation/calendar-day.js';

export interface CitedJudgment {
  /** The parties: "A v B". */
  title: string;
  /** Its own citations, the preferred one first. */
  citations: readonly string[];
  court: string | null;
  /** '2008-02-12' */
  decidedOn: string | null;
  year: number | null;
}

/** "Negotiable Instruments Act, 1881": without its article, with its year. */
export function actCitation(title: string, year: number | null): string {
  const name = title.replace(/^the\s+/iu, '').trim();
  return year === null || name.includes(String(year)) ? name : `${name}, ${year}`;
}

/** "Section 138, Negotiable Instruments Act, 1881". The provisions of a constitution are its articles. */
export function sectionCitation(section: string, title: string, year: number | null): string {
  const name = /\bconstitution\b/iu.test(title) ? section.replace(/^Section\b/u, 'Article') : section;
  return `${name}, ${actCitation(title, year)}`;
}

/** "A v. B, 2025 INSC 1133, para 12". @param judgment its own citation, as `judgmentCitation` writes it */
export const paragraphCitation = (number: string, judgment: string): string => `${judgment}, para ${number}`;

/** "A v. B, 2025 INSC 1133"; without a citation of its own "A v. B (Supreme Court of India, 12 February 2008)". */
export function judgmentCitation({ title, citations, court, decidedOn, year }: CitedJudgment): string {
  const parties = title.replace(/\s(?:v|vs|versus)\.?\s/iu, ' v. ');
  const [own] = citations;
  if (own !== undefined) return `${parties}, ${own}`;
  const when = decidedOn === null ? year : dayInWords(decidedOn);
  const given = [court, when].filter((part) => part !== null).join(', ');
  return given ? `${parties} (${given})` : parties;
}
