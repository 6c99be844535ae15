import { SourceCatalogue } from './source-catalogue.js';
import type { CanonicalText, DocumentIdentity } from './source-text.js';

export interface LibraryEntry {
  documentId: string;
  /** Version of the text that was read. */
  version: number;
  /** Whether it has been indexed; false while its job is under way. */
  indexed: boolean;
  /** Passages when it was indexed last; null for one that never was. */
  passages: number | null;
}

export interface LibrarySource {
  identity: DocumentIdentity;
  source: CanonicalText;
}

/** A question for which an administrator recorded the right place in the library. */
export interface GoldenQuestion {
  id: string;
  question: string;
  /** File name of the document that answers it. */
  document: string;
  /** That document in the library; null when it is not there. */
  documentId: string | null;
  /** The number of the section, article or paragraph that answers it; null when any place in the document does. */
  unit: string | null;
}

/** What a new generation holds of one document. */
export interface IndexedDocument {
  documentId: string;
  version: number;
  passages: number;
}

/** The source of truth that an index is built from; kept by the feature that owns the documents. */
export abstract class SourceLibrary extends SourceCatalogue {
  /** Every document whose text was read, with its current version. */
  abstract entries(): Promise<LibraryEntry[]>;

  /** @returns null when the document was deleted in the meantime. */
  abstract load(documentId: string): Promise<LibrarySource | null>;

  /** The text of one version as passages of that version refer to it; null when it is gone. */
  abstract textOf(documentId: string, version: number): Promise<CanonicalText | null>;

  /** Likewise for many documents at once, by their ids; those that are gone are left out. */
  abstract textsOf(versions: ReadonlyMap<string, number>): Promise<Map<string, CanonicalText>>;

  /** Called after a rebuild: these documents answer now, including those whose own job could not write to the old generation. */
  abstract markIndexed(documents: readonly IndexedDocument[]): Promise<void>;

  /**
   * Is told of acts that a question needed and the library lacks, by the titles that the guide to the law gives them. Returns at once and
   * never throws.
   */
  abstract noteMissing(acts: readonly string[]): void;

  /** Questions that a new generation is tested with before it is promoted. */
  abstract goldenQuestions(): Promise<GoldenQuestion[]>;
}
