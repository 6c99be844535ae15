import type { CatalogueEntry } from '../../library/source-catalogue.js';
import type { Topic } from '../topic.js';
import type { LibraryActs } from './library-acts.js';

/** How many topics lead to each document of the library, by its id. */
export function topicsByAct(topics: readonly Topic[], acts: LibraryActs): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { law } of topics)
    for (const act of new Set(law.map((each) => each.act)))
      for (const id of acts.documentsOf(act)) counted.set(id, (counted.get(id) ?? 0) + 1);
  return counted;
}

/** The ids of the acts of a library, those with the greatest weight first. */
export function leadingActs(entries: readonly CatalogueEntry[], weightOf: (id: string) => number, limit: number): string[] {
  return entries
    .filter(({ documentType }) => documentType === 'act')
    .map(({ documentId, title }) => ({ documentId, title, weight: weightOf(documentId) }))
    .sort((a, b) => b.weight - a.weight || a.title.localeCompare(b.title))
    .slice(0, limit)
    .map(({ documentId }) => documentId);
}
