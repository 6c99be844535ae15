import { TextRun } from 'docx';
import type { Inline } from './document-model.js';

/** Runs of a paragraph; a line break within a block stays one. `bold` makes the whole of it bold. */
export function runs(inlines: readonly Inline[], options: { bold?: boolean; size?: number } = {}): TextRun[] {
  return inlines.flatMap((inline) =>
    inline.text.split('\n').map(
      (text, line) =>
        new TextRun({
          text,
          ...(line > 0 ? { break: 1 } : {}),
          ...(inline.bold || options.bold ? { bold: true } : {}),
          ...(inline.italic ? { italics: true } : {}),
          ...(options.size === undefined ? {} : { size: options.size }),
        }),
    ),
  );
}
