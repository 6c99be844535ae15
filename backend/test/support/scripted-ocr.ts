import type { OcrEngine, OcrText, PageImage } from '../../src/ports/text-extractor/ocr/ocr-engine.js';

/** Reads each picture as the next of these lines; '' is none. */
export function scripted(...replies: string[]): { engine: OcrEngine; seen: PageImage[] } {
  const seen: PageImage[] = [];
  const read = (image: PageImage): Promise<OcrText> => {
    seen.push(image);
    const text = replies.shift() ?? '';
    const word = { text, confidence: 90, left: 0, top: 0, right: 9, bottom: 9 };
    return Promise.resolve({ lines: text === '' ? [] : [{ begins: true, words: [word] }], confidence: 90 });
  };
  return { engine: { name: 'scripted', languages: ['eng'], read, close: () => Promise.resolve() }, seen };
}
