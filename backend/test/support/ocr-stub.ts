import type { OcrEngine, OcrText } from '../../src/ports/text-extractor/ocr/ocr-engine.js';

/** An engine that reads on any picture what it was told to, surely. */
export class OcrStub implements OcrEngine {
  readonly name = 'stub';
  readonly languages = ['eng', 'hin'] as const;
  /** How many it was asked for. */
  pages = 0;
  private lines: readonly string[] = [];

  says(lines: readonly string[]): void {
    this.lines = lines;
  }

  async read(): Promise<OcrText> {
    this.pages += 1;
    const lines = this.lines.map((line, i) => {
      let left = 0;
      const words = line.split(' ').map((text) => {
        const word = { text, confidence: 95, left, right: left + 10 * text.length, top: 50 * i, bottom: 50 * i + 30 };
        left = word.right + 10;
        return word;
      });
      return { begins: false, words };
    });
    return { lines, confidence: lines.length > 0 ? 95 : 0 };
  }

  async close(): Promise<void> {
    // It holds nothing.
  }
}
