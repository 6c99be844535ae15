import type { ShortName } from '../reading/metadata.js';
import type { DocumentType } from '../reading/structure/unit.js';

export interface CatalogueEntry {
  documentId: string;
  title: string;
  documentType: DocumentType;
  year: number | null;
  /** Short names that this document declares for laws (its own or others'). */
  shortNames: readonly ShortName[];
  /** The document's opening words; may be empty. */
  opening: string;
}

/** The library's list of indexed documents, for questions that name one. */
export abstract class SourceCatalogue {
  /** `version` changes whenever the entries do, so that readers can keep what they derived. */
  abstract snapshot(): Promise<{ version: string; entries: readonly CatalogueEntry[] }>;
}
