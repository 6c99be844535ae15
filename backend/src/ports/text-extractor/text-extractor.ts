import type { Refusal } from './extraction-error.js';

export type DocumentKind = 'pdf' | 'docx' | 'doc' | 'txt';

export interface ExtractedPage {
  /** Page number counted from 1 as the file has it; null where the format has no pages (the whole text is then one entry). */
  number: number | null;
  text: string;
  /** Set where the text was read from a picture of the page; `confidence` runs from 0 to 100. */
  scan?: { confidence: number };
}

/** What became of the pages that had to be read from their pictures; pages count from 1. */
export interface ScanReport {
  read: number[];
  /** Read, but with so little confidence that the text is to be compared with the page. */
  doubtful: number[];
  /** Pages that show something and have no text after all. */
  unread: number[];
  /** Pages whose text layer was nonsense and was not used. */
  broken: number[];
  /** Words of pages that were read, of which each is doubtful; at most some of a page. */
  words: DoubtfulWords[];
}

export interface DoubtfulWords {
  page: number;
  words: string[];
}

export interface ExtractedDocument {
  kind: DocumentKind;
  /** NFC text without NUL, other C0 controls (but \n and \t) or non-characters; `\n` line ends. */
  pages: ExtractedPage[];
  /** Which engine read it, for example `pdfium`, `pdf-parse`, `pdftotext`, `docx`; `pdfium, pdftotext` for pages of both. */
  engine: string;
  warnings: string[];
  /** Of the warnings, those of what the file holds that is not in its text. */
  omitted?: string[];
  /** Set where a page had no text of its own, or only nonsense. */
  scan?: ScanReport;
}

export interface ExtractOptions {
  /** The name as uploaded; only its extension is used. */
  filename: string;
  /** Whose file it is: files of different owners are read in turn. */
  owner?: string;
  signal?: AbortSignal;
  /** `scan` is set while pages are read from their pictures; it counts only these. */
  onProgress?: (progress: { page: number; pages: number; scan?: boolean }) => void;
  /** Less than the extractor allows, for the files of users. */
  scanLimits?: { maxPages: number; timeoutMs: number };
}

/** Turns an uploaded file into text. Every failure is an `ExtractionError` with a reason and leaves the next file unaffected. */
export abstract class TextExtractor {
  abstract describe(): string;

  /**
   * What speaks against a file before it is stored, by its structure and its name alone.
   * @returns null when it is what its name says
   */
  abstract refusal(bytes: Uint8Array, filename: string): Refusal | null;

  /**
   * @param bytes are only read, and may be used again afterwards
   * @throws ExtractionError (`encrypted`, `corrupt`, `empty`, `no-text`, `mismatch`, `too-large`, `timeout`, `cancelled`, `unsupported`)
   * @throws TooManyWaitingError (429), UnavailableError (503) when too many files are waiting or the process is shutting down
   */
  abstract extract(bytes: Uint8Array, options: ExtractOptions): Promise<ExtractedDocument>;

  /** Ends the workers. */
  abstract close(): Promise<void>;
}
