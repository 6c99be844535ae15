import type { DocumentModel } from '../../document-model.js';
import { escapeHtml, printHtml } from '../print-html.js';
import { markPages } from '../mark-pages.js';
import { type Marking, paperMarks } from '../../paper-marks.js';
import type { PageLayout } from '../../layout/page-layout.js';
import type { Paper } from '../../paper.js';
import { type PrintedAnnexure, storedText } from './annexure.js';
import { SHEET_MM, sheetHeight } from './sheet.js';
import { textHtml } from './text-html.js';

const WORDS = {
  'en-IN': { papers: 'INDEX', index: 'INDEX OF ANNEXURES', mark: 'Annexure', title: 'Description', pages: 'Pages', page: 'page', of: 'of' },
  'hi-IN': { papers: 'अनुक्रमणिका', index: 'अनुलग्नकों की सूची', mark: 'अनुलग्नक', title: 'विवरण', pages: 'पृष्ठ', page: 'पृष्ठ', of: '/' },
} as const;
type Words = (typeof WORDS)[DocumentModel['language']];

/** The anchors that the index leads to; the finished file tells by them where the draft and the annexures begin. */
export const DRAFT_ANCHOR = 'draft';
export const anchorOf = (index: number): string => `annexure-${index + 1}`;

export interface BundleOrder extends Marking {
  layout: PageLayout;
  /** Of the draft, for an index that stands before it; null as long as they are not known. */
  draftPages?: PrintedAnnexure['pages'];
  annexures: readonly PrintedAnnexure[];
}

/**
 * The draft, the index and all annexures as one page for the PDF engine: page numbers, bookmarks and tags are then those of one document.
 * A page of another file gets an empty sheet with its line and a figure that says which page it is.
 */
export function bundleHtml(model: DocumentModel, { layout, annexures, draftPages = null, ...marking }: BundleOrder): string {
  const words = WORDS[model.language];
  const printed = annexures.map((annexure, index) => annexureHtml(annexure, index, words));
  const listed = annexures.map(({ mark, title, pages }, index): IndexRow => ({ anchor: anchorOf(index), mark, title, pages }));
  const around = layout.indexFirst
    ? {
        before: `${indexHtml([{ anchor: DRAFT_ANCHOR, mark: '', title: model.title, pages: draftPages }, ...listed], words, words.papers)}<div id="${DRAFT_ANCHOR}" class="ax"></div>`,
        after: printed.join('\n'),
      }
    : { after: [indexHtml(listed, words, words.index), ...printed].join('\n') };
  const { after, styles } = markPages(paperMarks(marking, model.language), around.after);
  return printHtml(model, layout, { ...around, after, styles: bundleStyles(layout.paper) + styles });
}

function bundleStyles(paper: Paper): string {
  const { top, side, bottom, line } = SHEET_MM;
  const margin = `margin:${top}mm ${side}mm ${bottom}mm`;
  return [
    `@page sheet{size:${paper};${margin}}@page wide{size:${paper} landscape;${margin}}`,
    // Without room above it, the letters of a heading reach over the edge of the page, and the browser writes its bookmark twice.
    `.ax{break-before:page}.ax>h1{padding-top:.2em}.sh{break-before:page;page:sheet;overflow:hidden;height:${sheetHeight(paper, false)}mm}`,
    `.wd{page:wide;height:${sheetHeight(paper, true)}mm}`,
    `.al{height:${line}mm;margin:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;text-align:left;font-size:10pt;line-height:1.4;letter-spacing:0}`,
    'h1.al{font-weight:bold}.ix td:last-child,.ix th:last-child{text-align:right}.ix a{color:inherit;text-decoration:none}',
    '.tx{white-space:pre-wrap;text-align:left;margin:0 0 7pt;tab-size:4}',
  ].join('');
}

interface IndexRow extends Pick<PrintedAnnexure, 'mark' | 'title' | 'pages'> {
  anchor: string;
}

function indexHtml(listed: readonly IndexRow[], words: Words, heading: string): string {
  const rows = listed.map(({ anchor, mark, title, pages }) => {
    const cells = mark ? [linked(anchor, mark), escapeHtml(title)] : ['', linked(anchor, title)];
    return `<tr>${[...cells, pagesText(pages)].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return (
    `<section class="ax ix"><h1>${heading}</h1><table class="f10"><colgroup><col style="width:24%"><col style="width:58%"><col style="width:18%"></colgroup>` +
    `<thead><tr><th>${words.mark}</th><th>${words.title}</th><th>${words.pages}</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
  );
}

const linked = (anchor: string, text: string): string => `<a href="#${anchor}">${escapeHtml(text)}</a>`;

/** As wide before the pages are known as afterwards, so that the index keeps its length. */
const pagesText = (pages: PrintedAnnexure['pages']): string => {
  if (pages === null) return '000–000';
  return pages.first === pages.last ? String(pages.first) : `${pages.first}–${pages.last}`;
};

function annexureHtml({ mark, title, body }: PrintedAnnexure, index: number, words: Words): string {
  const heading = `<h1 id="${anchorOf(index)}"${body.kind === 'pages' ? ' class="al"' : ''}>${escapeHtml(mark)}: ${escapeHtml(title)}</h1>`;
  if (body.kind === 'text') return `<section class="ax">${heading}${textHtml(storedText(body.stored))}</section>`;
  return body.turned
    .map((turned, at) => {
      const place = `${escapeHtml(mark)}, ${words.page} ${at + 1} ${words.of} ${body.turned.length}`;
      const line = at === 0 ? heading : `<p class="al">${place}</p>`;
      return `<section class="sh${turned ? ' wd' : ''}">${line}<div role="img" aria-label="${place}">&nbsp;</div></section>`;
    })
    .join('\n');
}
