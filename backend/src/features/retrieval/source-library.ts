import type { DocumentIdentity } from './indexing.js';
import type { CanonicalText } from './preparation.js';
import { SourceCatalogue } from './source-catalogue.js';

export interface LibraryEntry {
  documentId: string;
  /** Version of the text that was read. */
  version: number;
  /** Whether the index was told of it; false while its job is under way. */
  indexed: boolean;
}

export interface LibrarySource {
  identity: DocumentIdentity;
  source: CanonicalText;
}

/** The source of truth that an index is built from; kept by the feature that owns the documents. */
export abstract class SourceLibrary extends SourceCatalogue {
  /** Every document whose text was read, with its current version. */
  abstract entries(): Promise<LibraryEntry[]>;

  /** @returns null when the document was deleted meanwhile. */
  abstract load(documentId: string): Promise<LibrarySource | null>;
}
