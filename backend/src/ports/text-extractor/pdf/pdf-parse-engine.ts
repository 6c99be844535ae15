import { PDFParse, PasswordException } from 'pdf-parse';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';

/** Pages asked for at a time, so that the limits are looked at in between. */
const BATCH_PAGES = 20;

/**
 * pdf.js through `pdf-parse`: the text of files that PDFium cannot read.
 * Synchronous inside, with no way to stop it but ending the thread.
 */
export class PdfParseEngine {
  private readonly parser: PDFParse;

  /** @param bytes are detached: the caller's view is empty afterwards */
  constructor(bytes: Uint8Array) {
    this.parser = new PDFParse({
      data: bytes,
      isEvalSupported: false,
      enableXfa: false,
      useSystemFonts: false,
      disableFontFace: true,
    });
  }

  /** @throws ExtractionError `encrypted`, `corrupt`, `too-large` */
  async text(limits: ExtractionLimits): Promise<string[]> {
    try {
      return await this.readPages(limits);
    } catch (error) {
      if (error instanceof ExtractionError) throw error;
      throw new ExtractionError(error instanceof PasswordException ? 'encrypted' : 'corrupt', undefined, { cause: error });
    }
  }

  close(): Promise<void> {
    return this.parser.destroy();
  }

  private async readPages(limits: ExtractionLimits): Promise<string[]> {
    const pages: string[] = [];
    let characters = 0;
    for (let count = 1; pages.length < count;) {
      const batch = await this.parser.getText({ first: pages.length + 1, last: pages.length + BATCH_PAGES, pageJoiner: '' });
      count = batch.total;
      if (count > limits.maxPages) throw new ExtractionError('too-large');
      if (batch.pages.length === 0) break;
      for (const { text } of batch.pages) {
        characters += text.length;
        if (text.length > limits.maxPageCharacters || characters > limits.maxCharacters)
          throw new ExtractionError('too-large', pages.length + 1);
        pages.push(text);
      }
    }
    return pages;
  }
}
