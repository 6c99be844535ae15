import type { PaperMarks } from '../paper-marks.js';
import { escapeHtml, type PrintedAround } from './print-html.js';

/** Letters of the largest that are printed from edge to edge of the narrowest page. */
const LARGE = { letters: 4, points: 130 };
const SMALL_POINTS = 44;

/**
 * The lines at the end of a text, and the marks over each page: what stands at a fixed place is printed on every page.
 * @param between what follows the text, such as annexures
 */
export function markPages({ pages, end }: PaperMarks, between = ''): PrintedAround {
  const over = pages.map(({ word }, index) => {
    const points = word.length > LARGE.letters ? SMALL_POINTS : LARGE.points;
    return `<div class="mk" style="top:${38 + 18 * index}%;font-size:${points}pt" aria-hidden="true">${escapeHtml(word)}</div>`;
  });
  return {
    after: [...end.map((line) => `<p class="ap">${escapeHtml(line)}</p>`), between, ...over].join('\n'),
    styles:
      '.mk{position:fixed;left:0;right:0;text-align:center;font-weight:bold;letter-spacing:.1em;white-space:nowrap;' +
      'color:rgba(190,0,0,.16);transform:rotate(-30deg)}.ap{font-size:8.5pt;color:#444;text-align:left;margin:14pt 0 0;break-before:avoid}',
  };
}
