const MIB = 1024 * 1024;

/** What one file may cost. Sizes in bytes, characters in UTF-16 units, times in milliseconds. */
export interface ExtractionLimits {
  maxBytes: number;
  maxPages: number;
  maxPageCharacters: number;
  maxCharacters: number;
  /** Entries of a DOCX archive, checked before anything is unpacked. */
  maxArchiveEntries: number;
  /** Unpacked size of a DOCX archive, as declared and as found. */
  maxUnpackedBytes: number;
  /** Memory of one PDF engine; a file that needs more fails with `too-large`. */
  maxEngineBytes: number;
  /** Time for a file once a worker has taken it up, plus `timeoutPerPageMs` for every page. */
  timeoutMs: number;
  timeoutPerPageMs: number;
  /** Pages of one file that are read from their pictures, and the time for all of them together and for each. */
  maxScannedPages: number;
  scanTimeoutMs: number;
  scanPageTimeoutMs: number;
  /** Time to draw one page. */
  scanDrawTimeoutMs: number;
  /** Dots per inch that a page is drawn at to be read, and the pixels of its picture at most. */
  scanDpi: number;
  maxScanPixels: number;
}

export const DEFAULT_EXTRACTION_LIMITS: Readonly<ExtractionLimits> = {
  maxBytes: 64 * MIB,
  maxPages: 5_000,
  maxPageCharacters: 500_000,
  maxCharacters: 30_000_000,
  maxArchiveEntries: 10_000,
  maxUnpackedBytes: 256 * MIB,
  maxEngineBytes: 256 * MIB,
  timeoutMs: 20_000,
  timeoutPerPageMs: 100,
  maxScannedPages: 600,
  scanTimeoutMs: 15 * 60_000,
  scanPageTimeoutMs: 60_000,
  scanDrawTimeoutMs: 10_000,
  scanDpi: 300,
  maxScanPixels: 16_000_000,
};
