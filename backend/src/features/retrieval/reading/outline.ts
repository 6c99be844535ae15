import type { Unit } from './structure/unit.js';

/** A section of a document, as a table of its sections lists it. */
export interface OutlineEntry {
  /** The number that a reader would cite; for a schedule its name. */
  label: string;
  /** "Section 138", "Rule 5", "First Schedule". */
  name: string;
  /** Words of its heading; empty where it has none. */
  heading: string;
  /** The parts and chapters around it, from the outside in: "Part I › Chapter II — Control of rents"; empty where there are none. */
  chapter: string;
  /** Offsets in the canonical text. */
  start: number;
  end: number;
}

/** The longest acts have some thousand sections. */
export const MOST_SECTIONS = 3000;
const MAX_WORDS = 400;

/** The sections, schedules and headed clauses of a document, in its order; none for a judgment, whose paragraphs have no headings. */
export function outlineOf(units: readonly Unit[]): OutlineEntry[] {
  return units
    .filter(
      ({ kind, label, heading }) => kind === 'section' || kind === 'schedule' || (kind === 'clause' && (label !== '' || heading !== '')),
    )
    .slice(0, MOST_SECTIONS)
    .map(({ label, path, heading, start, end }) => ({
      label,
      name: (path.at(-1) ?? label).slice(0, MAX_WORDS),
      heading: heading.replace(/\s+/gu, ' ').replace(/\.$/u, '').slice(0, MAX_WORDS),
      chapter: path.slice(0, -1).join(' › ').slice(0, MAX_WORDS),
      start,
      end,
    }));
}
