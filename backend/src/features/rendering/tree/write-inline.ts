import { type Inline, plainText } from '../document-model.js';
import { cleanLine } from '../parse/clean-text.js';
import { parseInline } from '../parse/parse-inline.js';

const LINE_END = /\r\n?|[\f\u0085\u2028\u2029]/g;

type Style = 'bold' | 'italic';
const MARKS: Readonly<Record<Style, string>> = { bold: '**', italic: '*' };

/**
 * Runs as the marks of the stored text, such that `parseInline` reads them back: with as few signs as that takes, and where no marks
 * can say it (emphasis that ends with a full stop at a letter, say) with the emphasis that fits: of the words without the signs around
 * them, of bold alone, or of nothing. No word is ever lost.
 */
export function writeInline(inlines: readonly Inline[]): string {
  const runs = joined(inlines.map((run) => ({ ...run, text: cleanLine(run.text.replace(LINE_END, '\n')) })));
  const wanted = JSON.stringify(joined(trimmed(runs)));
  const plain: Inline[] = [{ text: plainText(runs) }];
  const candidates = [
    () => marked(runs, ['bold', 'italic'], String),
    () => marked(runs, ['bold', 'italic'], escaped),
    () => marked(runs, ['italic', 'bold'], escaped),
  ];
  for (const candidate of candidates) {
    const text = candidate();
    if (JSON.stringify(parseInline(text)) === wanted) return text;
  }
  const words = plainText(runs).trim();
  const lesser = [
    () => marked(joined(runs.flatMap(withoutEdges)), ['bold', 'italic'], escaped),
    () =>
      marked(
        runs.map(({ text, bold }) => (bold ? { text, bold } : { text })),
        ['bold'],
        escaped,
      ),
    () => marked(plain, [], String),
    () => marked(plain, [], escaped),
  ];
  for (const candidate of lesser) {
    const text = candidate();
    if (plainText(parseInline(text)) === words) return text;
  }
  return escaped(words);
}

/** Runs of one style as one; a block neither begins nor ends with a space, and emphasis is of words, not of the spaces around them. */
function joined(inlines: readonly Inline[]): Inline[] {
  const runs: Inline[] = [];
  for (const { text, bold, italic } of inlines.flatMap(apart)) {
    const last = runs.at(-1);
    if (text === '') continue;
    if (last && Boolean(last.bold) === Boolean(bold) && Boolean(last.italic) === Boolean(italic)) last.text += text;
    else runs.push({ text, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) });
  }
  return runs;
}

function apart({ text, bold, italic }: Inline): Inline[] {
  if (!bold && !italic) return [{ text }];
  const words = text.trim();
  if (words === '') return [{ text }];
  const start = text.indexOf(words);
  const style = { ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) };
  return [{ text: text.slice(0, start) }, { text: words, ...style }, { text: text.slice(start + words.length) }];
}

/** Emphasis of the words alone: marks between a sign and a letter are read as no marks. */
function withoutEdges({ text, ...style }: Inline): Inline[] {
  const start = text.search(/[\p{L}\p{N}]/u);
  if (start < 0) return [{ text }];
  const end =
    text.length -
    [...text]
      .reverse()
      .join('')
      .search(/[\p{L}\p{N}\p{M}]/u);
  return [{ text: text.slice(0, start) }, { text: text.slice(start, end), ...style }, { text: text.slice(end) }];
}

/** Without the spaces at the ends, which no block keeps. */
const trimmed = (runs: readonly Inline[]): Inline[] =>
  runs.map((run, index) => {
    const text = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === runs.length - 1 ? text.trimEnd() : text };
  });

/** The runs between their marks. @param order which emphasis stands outside where both begin or end */
function marked(runs: readonly Inline[], order: readonly Style[], write: (text: string) => string): string {
  let text = '';
  let open: Style[] = [];
  for (const run of [...runs, { text: '' } as Inline]) {
    const wanted = order.filter((style) => run[style]);
    const ends = open.findIndex((style) => !wanted.includes(style));
    const stay = ends < 0 ? open.length : ends;
    for (const style of open.slice(stay).reverse()) text += MARKS[style];
    open = open.slice(0, stay);
    for (const style of wanted.filter((each) => !open.includes(each))) {
      text += MARKS[style];
      open = [...open, style];
    }
    text += write(run.text);
  }
  return text.trim();
}

/** Signs that would be read as emphasis, as what they are; blanks to fill in (`____`) are no emphasis and stay. */
const escaped = (text: string): string =>
  text.replace(/\\(?=[!-/:-@[-`{-~])|\*|(?<!_)_{1,2}(?!_)/g, (signs) => [...signs].map((sign) => `\\${sign}`).join(''));
