import type { Unit } from './structure/unit.js';

/** A section of an act, or a numbered paragraph of a judgment, as the contents of a document list it. */
export interface OutlineEntry {
  kind: 'section' | 'paragraph';
  /** The number that a reader would cite; for a schedule its name. */
  label: string;
  /** "Section 138", "Rule 5", "First Schedule", "Paragraph 12". */
  name: string;
  /** Words of its heading, of a paragraph its first words; empty where there are none. */
  heading: string;
  /** The parts and chapters around it, from the outside in: "Part I › Chapter II — Control of rents"; empty where there are none. */
  chapter: string;
  /** Offsets in the canonical text. */
  start: number;
  end: number;
}

/** The longest acts have some thousand sections, the longest judgments as many paragraphs. */
export const MOST_SECTIONS = 3000;
const MAX_WORDS = 400;
const MAX_OPENING = 160;

/** Whether a unit is one that a reader would look for in a list of contents. */
const isListed = ({ kind, label, heading }: Unit): boolean =>
  kind === 'section' || kind === 'schedule' || kind === 'paragraph' || (kind === 'clause' && (label !== '' || heading !== ''));

/** The first words of a paragraph, on one line; where there are more, an ellipsis follows the last whole word that fits. */
function openingOf(text: string, { bodyStart, end }: Unit): string {
  // There is no more white space between words than there are words.
  const words = text
    .slice(bodyStart, Math.min(end, bodyStart + 4 * MAX_OPENING))
    .trim()
    .replace(/\s+/gu, ' ');
  if (words.length <= MAX_OPENING) return words;
  const space = words.lastIndexOf(' ', MAX_OPENING);
  return `${words.slice(0, space > 0 ? space : MAX_OPENING).replace(/[,;:–—-]$/u, '')}…`;
}

/** The sections, schedules and headed clauses of a document, in its order; of a judgment its numbered paragraphs. */
export function outlineOf(units: readonly Unit[], text: string): OutlineEntry[] {
  return units
    .filter(isListed)
    .slice(0, MOST_SECTIONS)
    .map((unit) => {
      const { kind, label, path, heading, start, end } = unit;
      return {
        kind: kind === 'paragraph' ? 'paragraph' : 'section',
        label,
        name: (path.at(-1) ?? label).slice(0, MAX_WORDS),
        heading: kind === 'paragraph' ? openingOf(text, unit) : heading.replace(/\s+/gu, ' ').replace(/\.$/u, '').slice(0, MAX_WORDS),
        chapter: path.slice(0, -1).join(' › ').slice(0, MAX_WORDS),
        start,
        end,
      };
    });
}
