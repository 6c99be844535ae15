import { PDF_FONT_STACK } from '../../ports/pdf-engine/pdf-engine.js';
import type { Paper } from './print-html.js';

const INDENT_CM = 1.2;
const LABEL_CM = 1.2;
const MAX_INDENT = 5;

const cm = (value: number): string => `${value.toFixed(2)}cm`;

/** Indents in steps: `.iN` stands a label N steps in, `.bN` a paragraph where the text of the clause before it stands. */
const indents = Array.from(
  { length: MAX_INDENT },
  (_, step) => `.i${step}{padding-left:${cm(step * INDENT_CM + LABEL_CM)}}.b${step}{padding-left:${cm(step * INDENT_CM)}}`,
).join('');

/** Print styles; the same measures as the DOCX. Lines are not hyphenated: a hyphen would end up in copied text. */
export function documentStyles(paper: Paper): string {
  return [
    `@page{size:${paper};margin:2.5cm 2.5cm 2.4cm;@bottom-center{content:"Page " counter(page) " of " counter(pages);font:9pt ${PDF_FONT_STACK};color:#444}}`,
    `body{margin:0;font:11pt/1.45 ${PDF_FONT_STACK};color:#000;text-align:justify;overflow-wrap:anywhere;orphans:2;widows:2}`,
    'p{margin:0 0 7pt}',
    'h1{font-size:15pt;line-height:1.3;text-align:center;margin:0 0 18pt;break-after:avoid;letter-spacing:.02em}',
    'h2{font-size:11.5pt;line-height:1.35;text-align:left;margin:15pt 0 6pt;break-after:avoid}',
    'h3{font-size:11pt;line-height:1.35;font-style:italic;text-align:left;margin:10pt 0 5pt;break-after:avoid}',
    `.c{text-indent:-${cm(LABEL_CM)}}.n{display:inline-block;text-indent:0;text-align:left;min-width:${cm(LABEL_CM)}}`,
    indents,
    '.m{text-align:center;margin:10pt 0;font-weight:bold}.k{break-after:avoid}',
    `blockquote{margin:4pt 1cm 9pt ${cm(INDENT_CM)};font-size:10.5pt}`,
    // A collapsed table at full width loses its right border.
    'table{border-collapse:collapse;width:99.6%;margin:6pt 0 12pt;font-size:10pt;line-height:1.35;text-align:left}',
    'th,td{border:.75pt solid #777;padding:4pt 6pt;vertical-align:top}th{background:#eee}tr{break-inside:avoid}',
    '.tr{text-align:right}.tc{text-align:center}',
    '.s{break-inside:avoid;break-before:avoid;margin:26pt 0 0;text-align:left}.s+.s{break-before:auto}.s p{margin:0 0 2pt}',
    'hr{border:0;border-top:.75pt solid #777;margin:12pt 0}.pb{break-after:page}',
  ].join('');
}
