import MarkdownIt from 'markdown-it';
import type { Inline } from '../document-model.js';

/** Beyond this a paragraph is taken literally: emphasis in it is an accident, and time must stay linear. */
const MAX_INLINE_CHARACTERS = 50_000;

const markdown = new MarkdownIt('zero', { html: false }).enable(['emphasis', 'escape', 'balance_pairs', 'fragments_join']);

/** Markdown's footnote mark; in print the number alone. */
const FOOTNOTE_MARK = /\[\^(\d{1,3})\]/g;
const BLANK = /_{3,}/g;
const BLANK_UNDERSCORE = '\uE000';
/** Emphasis marks that were opened and never closed; four and more are masked digits of an account number. */
const STRAY_MARKS = /(?<!\*)\*{2,3}(?!\*)/g;

/**
 * Bold and italic by the Markdown rules for emphasis; everything else (HTML, links, entities, code) is plain text.
 * Blanks to fill in (`_____`) are kept and never taken for emphasis.
 */
export function parseInline(source: string): Inline[] {
  const text = source.trim().replace(FOOTNOTE_MARK, '[$1]');
  if (text === '') return [];
  if (text.length > MAX_INLINE_CHARACTERS || !/[*_\\]/.test(text)) return [{ text: text.replace(STRAY_MARKS, '') }];

  const guarded = text.replace(BLANK, (run) => BLANK_UNDERSCORE.repeat(run.length));
  const inlines: Inline[] = [];
  let bold = 0;
  let italic = 0;
  for (const token of markdown.parseInline(guarded, {})[0]?.children ?? []) {
    if (token.type === 'strong_open' || token.type === 'strong_close') bold += token.nesting;
    else if (token.type === 'em_open' || token.type === 'em_close') italic += token.nesting;
    else if (token.type === 'softbreak' || token.type === 'hardbreak') append(inlines, '\n', bold > 0, italic > 0);
    else {
      const stray = token.type === 'text' ? token.content.replace(STRAY_MARKS, '') : token.content;
      append(inlines, stray.replaceAll(BLANK_UNDERSCORE, '_'), bold > 0, italic > 0);
    }
  }
  return inlines;
}

function append(inlines: Inline[], text: string, bold: boolean, italic: boolean): void {
  if (text === '') return;
  const last = inlines.at(-1);
  if (last !== undefined && Boolean(last.bold) === bold && Boolean(last.italic) === italic) last.text += text;
  else inlines.push({ text, ...(bold ? { bold: true } : {}), ...(italic ? { italic: true } : {}) });
}
