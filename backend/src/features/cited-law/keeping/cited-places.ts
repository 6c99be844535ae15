import type { Answer } from '../../ask/ask.views.js';
import type { QuotedLaw } from '../../drafting/keeping/quoted-law.service.js';
import type { CitedPlace } from './cited-units.js';

/** What is cited of one document of the library. */
export interface CitedDocument {
  documentId: string;
  /** What it was called. */
  title: string;
  places: CitedPlace[];
}

interface Cited extends CitedPlace {
  documentId: string | null;
  title: string;
}

/** What an answer cites of the library: what it quotes, opens, and what the product's own explanation rests on. Own files are left out. */
export const citedInAnswer = ({ citations, sections, explanation }: Answer): CitedDocument[] =>
  byDocument([
    ...citations.map(({ documentId, documentTitle: title, spanStart, quotation }) => ({ documentId, title, spanStart, quotation })),
    ...sections.filter(({ open }) => open).map(({ documentId, documentTitle: title, spanStart }) => ({ documentId, title, spanStart })),
    ...(explanation?.pins ?? []).flatMap(({ documentId, act: title, spanStart }) =>
      spanStart === null ? [] : [{ documentId, title, spanStart }],
    ),
  ]);

/** What a draft quotes of the library. */
export const citedInDraft = (quoted: readonly QuotedLaw[]): CitedDocument[] =>
  byDocument(quoted.map(({ documentId, documentTitle: title, spanStart, quotation }) => ({ documentId, title, spanStart, quotation })));

function byDocument(cited: readonly Cited[]): CitedDocument[] {
  const found = new Map<string, CitedDocument>();
  for (const { documentId, title, ...place } of cited) {
    if (documentId === null) continue;
    const document = found.get(documentId) ?? { documentId, title, places: [] };
    document.places.push(place);
    found.set(documentId, document);
  }
  return [...found.values()];
}
