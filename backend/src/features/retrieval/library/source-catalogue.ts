import type { ShortName } from '../reading/metadata.js';
import type { LawStatus } from '../reading/law-status.js';
import type { OwnTopics } from './own-topics.js';
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
  /** A judgment's own citations, such as "2025 INSC 1133". */
  citations?: readonly string[];
  /** Acts that it names, as `citedActs` writes them. */
  cites?: readonly string[];
  /** Whether it is in force, as an administrator set it. */
  lawStatus?: LawStatus | null;
  /** Likewise, as its own words say. */
  ownStatus?: LawStatus | null;
}

/** The library's list of indexed documents, for questions that name one. */
export abstract class SourceCatalogue {
  /** `version` changes whenever the entries do, so that readers can keep what they derived. */
  abstract snapshot(): Promise<{ version: string; entries: readonly CatalogueEntry[]; topics?: OwnTopics }>;
}
