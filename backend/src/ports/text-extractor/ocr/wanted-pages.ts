import { holdsKrutiDev, withoutKrutiDev } from '../legacy-fonts/legacy-text.js';
import { holdsCrowdedWords } from '../legacy-fonts/illegible.js';
import { brokenPages, isDoubtful } from '../pdf/text-layer.js';
import type { ReadText } from '../pool/extraction-messages.js';
import type { ExtractedPage, ScanReport } from '../text-extractor.js';
import type { PicturedPage } from './pictured-page.js';

export interface WantedPages {
  /** Those whose pictures are read for sure first, then those whose text is compared with what it is read as. */
  pages: PicturedPage[];
  /** Pages, counted from 0, whose text is nonsense. */
  broken: Set<number>;
}

const whole = (index: number): PicturedPage => ({ index, share: 1, size: { width: 0, height: 0 }, printed: [], values: [] });

/** Pages of a file that show more than their text says, whose text is nonsense, or may be something other than what they show. */
export async function wantedPages(
  pages: readonly ExtractedPage[],
  { pictured = [], layered = [], behind = [], unknownFonts = [] }: ReadText,
): Promise<WantedPages> {
  const judged = await brokenPages(
    pages.map(({ text }) => text),
    new Set(layered),
  );
  const broken = new Set([...judged, ...unknownFonts]);
  const sure = [...pictured.filter(({ index }) => !broken.has(index)), ...[...broken].map(whole)];
  const known = new Set(sure.map(({ index }) => index));
  const hidden = new Set(behind);
  const doubted = pages.flatMap(({ text }, index): PicturedPage[] => {
    const kind = hidden.has(index) ? 'behind' : isDoubtful(text) ? 'wordless' : null;
    return kind && !known.has(index) ? [{ ...whole(index), doubt: { kind, layer: text } }] : [];
  });
  return { pages: [...sure.sort((a, b) => a.index - b.index), ...doubted], broken };
}

/**
 * Settles pages whose pictures show nonsense, as one does that was typed for a font that the file lacks: its layer is taken, converted
 * where its codes are known, otherwise the page is not read.
 * @param layers the pages with their own text
 * @param pages as they were read; changed, as the report is
 * @returns whether any was converted
 */
export function settleNonsense(layers: readonly ExtractedPage[], pages: ExtractedPage[], report: ScanReport): boolean {
  let converted = false;
  for (const number of [...report.read]) {
    const page = pages[number - 1];
    if (!page || !(holdsKrutiDev(page.text) || holdsCrowdedWords(page.text))) continue;
    const layer = layers[number - 1]?.text ?? '';
    const text = holdsKrutiDev(layer) ? withoutKrutiDev(layer) : '';
    pages[number - 1] = { number: page.number, text };
    for (const list of [report.read, report.doubtful, ...(text === '' ? [] : [report.broken])])
      if (list.includes(number)) list.splice(list.indexOf(number), 1);
    report.words = report.words.filter((words) => words.page !== number);
    if (text === '') report.unread.push(number);
    converted ||= text !== '';
  }
  return converted;
}
