import { type IRunOptions, TextRun } from 'docx';
import type { Inline } from '../document-model.js';

export interface RunStyle {
  /** Makes all of it bold. */
  bold?: boolean;
  /** Half points. */
  size?: number;
}

/** Runs of a paragraph; a line break within a block stays one. */
export const runs = (inlines: readonly Inline[], style: RunStyle = {}): TextRun[] =>
  inlines.flatMap((inline) => runOptions(inline, style).map((options) => new TextRun(options)));

/** One run for each line of the text. */
export function runOptions(inline: Inline, { bold, size }: RunStyle = {}): IRunOptions[] {
  return inline.text.split('\n').map((text, line) => ({
    text,
    ...(line > 0 ? { break: 1 } : {}),
    ...(inline.bold || bold ? { bold: true } : {}),
    ...(inline.italic ? { italics: true } : {}),
    ...(size === undefined ? {} : { size }),
  }));
}
