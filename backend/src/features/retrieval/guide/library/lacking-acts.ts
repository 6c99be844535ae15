import type { Successors } from '../successors.js';
import type { Topic } from '../topic.js';
import type { ActCitations } from './act-citations.js';
import { LibraryActs } from './library-acts.js';

/** What a title alone says about an act. */
const NAMELESS = { documentType: 'act', year: null, shortNames: [], opening: '' } as const;

/** An act that the library lacks: how many topics name it, and how many documents of the library cite it. */
export interface LackingAct {
  act: string;
  topics: number;
  citedBy: number;
}

/** The acts that the guide knows, by their titles alone. */
export const actsByTitle = (titles: readonly string[]): LibraryActs =>
  new LibraryActs(titles.map((title) => ({ ...NAMELESS, documentId: title, title })));

/**
 * Acts that the library lacks among those that topics name, its documents cite or questions ask about; the successor of an act counts as the act.
 * @param more those that questions ask about
 */
export function lackingActs(
  topics: readonly Topic[],
  more: readonly string[],
  guide: {
    citations: Pick<ActCitations, 'lacking'>;
    known: LibraryActs;
    successors: Successors;
    isLoaded: (act: string) => boolean;
  },
): LackingAct[] {
  const lacking = new Map<string, LackingAct>();
  const of = (act: string): LackingAct => {
    const known = lacking.get(act) ?? { act, topics: 0, citedBy: 0 };
    lacking.set(act, known);
    return known;
  };
  for (const topic of topics) for (const act of new Set(topic.law.map((law) => law.act))) of(act).topics++;
  for (const [name, count] of guide.citations.lacking()) {
    const [title] = guide.known.documentsOf(name);
    // A name that is cited once and that the guide does not know may be only part of a name.
    if (title !== undefined || count > 1) of(title ?? name).citedBy += count;
  }
  for (const act of more) of(act);
  const heirs = (act: string): readonly string[] => guide.successors.of(act)?.to ?? [];
  return [...lacking.values()].filter(({ act }) => !guide.isLoaded(act) && !heirs(act).some((heir) => guide.isLoaded(heir)));
}
