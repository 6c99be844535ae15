import { PDF_FONT_STACKS } from '../../../ports/pdf-engine/pdf-engine.js';
import { type PageLayout, type PageNumberPlace, SINGLE_LINE, TEXT_SIZE } from '../layout/page-layout.js';

const INDENT_CM = 1.2;
const LABEL_CM = 1.2;
const MAX_INDENT = 5;

const cm = (value: number): string => `${value.toFixed(2)}cm`;

/** Indents in steps: `.iN` stands a label N steps in, `.bN` a paragraph where the text of the clause before it stands. */
const indents = Array.from(
  { length: MAX_INDENT },
  (_, step) => `.i${step}{padding-left:${cm(step * INDENT_CM + LABEL_CM)}}.b${step}{padding-left:${cm(step * INDENT_CM)}}`,
).join('');

/** Text of the document inside a style sheet: everything but plain letters and digits as an escape, so that it cannot end the string. */
const cssString = (text: string): string =>
  `"${[...text].map((character) => (/[A-Za-z0-9]/.test(character) ? character : `\\${character.codePointAt(0)?.toString(16) ?? ''} `)).join('')}"`;

/** The logo before the lines, above a rule over the whole width. */
const LETTERHEAD =
  '.lh{display:flex;gap:6mm;align-items:center;border-bottom:.75pt solid #777;margin:0 0 12pt;padding:0 0 4mm;text-align:left;line-height:1.35}' +
  '.lh p{margin:0}.lh p:first-child{font-weight:bold;font-size:13pt}.lh+h1{margin-top:0}';

const PLACES: Record<PageNumberPlace, string> = {
  'top-centre': '@top-center',
  'top-right': '@top-right',
  'foot-centre': '@bottom-center',
  'foot-right': '@bottom-right',
};

/** What stands in the margins of each page: the number alone on a court paper, otherwise "Page X of Y" beside the title. */
function marginTexts({ pageNumbers, letterhead }: PageLayout, title: string, fonts: string): string {
  const small = `font:8.5pt ${fonts};color:#444;white-space:nowrap;vertical-align:top;padding-top:6mm`;
  if (pageNumbers) return `${PLACES[pageNumbers]}{content:counter(page);font:10pt ${fonts}}`;
  return `@bottom-left{content:${cssString(letterhead?.footer || title)};${small}}@bottom-right{content:"Page " counter(page) " of " counter(pages);${small}}`;
}

/**
 * Print styles; the same measures as the DOCX. Lines are not hyphenated: a hyphen would end up in copied text.
 * @param title at the foot of each page that has no court format
 */
export function documentStyles(layout: PageLayout, title: string): string {
  const { paper, margins, size, lineSpacing, letterhead } = layout;
  const fonts = PDF_FONT_STACKS[layout.font];
  const points = (ordinary: number): string => `${Number(((ordinary * size) / TEXT_SIZE).toFixed(2))}pt`;
  return [
    `@page{size:${paper};margin:${margins.top}mm ${margins.right}mm ${margins.bottom}mm ${margins.left}mm;${marginTexts(layout, title, fonts)}}`,
    `@page turned{size:${paper} landscape}.ls{page:turned}`,
    `body{margin:0;font:${size}pt/${Number((lineSpacing * SINGLE_LINE).toFixed(3))} ${fonts};color:#000;text-align:justify;overflow-wrap:anywhere;orphans:2;widows:2}`,
    'p{margin:0 0 7pt}',
    `h1{font-size:${points(15)};line-height:1.3;text-align:center;margin:24pt 0 16pt;break-after:avoid}h1:first-child{margin-top:0}`,
    ':lang(en) h1{letter-spacing:.02em}',
    `h2{font-size:${points(11.5)};line-height:1.35;text-align:left;margin:15pt 0 6pt;break-after:avoid}`,
    `h3{font-size:${points(11)};line-height:1.35;font-style:italic;text-align:left;margin:10pt 0 5pt;break-after:avoid}`,
    `.c{text-indent:-${cm(LABEL_CM)}}.n{display:inline-block;text-indent:0;text-align:left;min-width:${cm(LABEL_CM)}}`,
    indents,
    `.m{text-align:center;margin:10pt 0;font-weight:bold}.k{break-after:avoid}.g{break-inside:avoid}.z{font-size:${points(9.5)};line-height:1.4;margin-bottom:4pt}`,
    `blockquote{margin:4pt 1cm 9pt ${cm(INDENT_CM)};font-size:${points(10.5)}}`,
    // A collapsed table at full width loses its right border.
    'table{border-collapse:collapse;table-layout:fixed;width:99.6%;margin:6pt 0 12pt;line-height:1.35;text-align:left}',
    '.f10{font-size:10pt}.f9{font-size:9pt}.f8{font-size:8pt}',
    'th,td{border:.75pt solid #777;padding:3.5pt 5pt;vertical-align:top}th{background:#eee}tr{break-inside:avoid}',
    '.tr{text-align:right}.tc{text-align:center}',
    '.s{break-inside:avoid;break-before:avoid;margin:26pt 0 12pt;text-align:left}.s+.s{break-before:auto}.sg{display:grid;grid-template-columns:1fr 1fr;gap:0 1cm;break-inside:avoid;break-before:avoid}.s p{margin:0 0 2pt}.w{font-weight:bold}',
    ...(letterhead ? [LETTERHEAD] : []),
    'hr{border:0;border-top:.75pt solid #777;margin:12pt 0}.pb{break-after:page}',
  ].join('');
}
