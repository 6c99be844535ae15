import type { DocumentType } from '../reading/structure/unit.js';
import type { PreparedText } from '../reading/text-cleaner.js';

export interface DocumentIdentity {
  documentId: string;
  /** Increases with every new content of the same document. */
  version: number;
  documentType: DocumentType;
  title: string;
  year?: number | null;
  jurisdiction?: string | null;
}

/** The stored text of a source; every span and quotation refers to it. Offsets are UTF-16 units. */
export type CanonicalText = Pick<PreparedText, 'text' | 'pageStarts' | 'pageNumbers'> & {
  /** Pages, counted from 0, that were read from their pictures; absent where none was. */
  scannedPages?: number[];
};
