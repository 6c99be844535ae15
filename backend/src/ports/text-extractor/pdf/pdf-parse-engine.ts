import { PDFParse, PasswordException } from 'pdf-parse';
import { normalized } from '../../../core/text/normalized.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import type { DocumentInfo } from '../pool/extraction-messages.js';

/** Pages asked for at a time, so that the limits are looked at in between. */
const BATCH_PAGES = 20;
const MAX_INFO_CHARACTERS = 500;

/**
 * pdf.js through `pdf-parse`: the document information, and text of files that PDFium cannot read.
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

  async info(): Promise<DocumentInfo> {
    const result = await this.parser.getInfo();
    // The vendor types the dictionary as any: whatever the file put there.
    const dictionary = (result.info ?? {}) as Record<string, unknown>;
    const created = result.getDateNode().CreationDate;
    return {
      ...tidy('title', dictionary.Title),
      ...tidy('author', dictionary.Author),
      ...(created instanceof Date && !Number.isNaN(created.getTime()) && { createdAt: created.toISOString() }),
    };
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

function tidy(key: 'title' | 'author', value: unknown): DocumentInfo {
  const text = typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu, ' ').trim() : '';
  return text === '' ? {} : { [key]: normalized(text.slice(0, MAX_INFO_CHARACTERS)) };
}
