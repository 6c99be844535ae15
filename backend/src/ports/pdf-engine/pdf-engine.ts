export type PaperFormat = 'A4' | 'Legal' | 'Letter';

export interface PrintOptions {
  format: PaperFormat;
  signal?: AbortSignal;
}

/** Typefaces that every engine can draw. */
export const PDF_FONTS = ['serif', 'sans'] as const;
export type PdfFont = (typeof PDF_FONTS)[number];

/**
 * CSS `font-family` values that every engine can draw: Latin, ₹ and Devanagari, in normal and bold, embedded in the PDF.
 * Several families, because each font file holds one script; the generic name at the end is for scripts beyond these.
 */
export const PDF_FONT_STACKS: Record<PdfFont, string> = {
  serif: "'Themis Serif', 'Themis Serif Ext', 'Themis Serif Devanagari', serif",
  sans: "'Themis Sans', 'Themis Sans Ext', 'Themis Sans Devanagari', sans-serif",
};

/** Prints trusted HTML made by `rendering` from the escaped document model. Scripts never run, no request ever leaves. */
export abstract class PdfEngine {
  abstract describe(): string;

  /**
   * @param html a whole document with `lang` and `<title>`; page margins and counters come from its own `@page` rules.
   * @returns the bytes of a tagged PDF with bookmarks.
   * @throws PdfUnavailableError (503) when no browser is installed or it cannot be started.
   * @throws PdfTimeoutError (504) at the deadline; the browser is killed and the next call gets a new one.
   * @throws PdfFailedError (500) when the browser crashed on this document twice.
   */
  abstract print(html: string, options: PrintOptions): Promise<Uint8Array>;

  abstract health(): Promise<{ ok: boolean; detail: string }>;

  /**
   * Starts a browser, if none ran yet, to see whether the system allows it its sandbox.
   * @returns null when no browser starts at all.
   */
  abstract hasSandbox(): Promise<boolean | null>;

  /** Ends the browser and everything it started. */
  abstract close(): Promise<void>;
}
