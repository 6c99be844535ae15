import { BuilderElement, DeletedTextRun, InsertedTextRun, PageBreak, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx';
import type { Inline } from '../document-model.js';
import type { ParagraphPart } from '../docx/docx-paragraphs.js';
import { runOptions, runs, type RunStyle } from '../docx/docx-runs.js';
import { wordChanges } from './word-changes.js';

const PAGE = { type: { key: 'w:type', value: 'page' } };

interface Change {
  id: number;
  author: string;
  date: string;
}

/** Makes the tracked paragraphs and runs of one document; every change has a number of its own. */
export class TrackedChanges {
  private lastId = 0;
  private readonly date: string;

  constructor(
    private readonly author: string,
    date: Date,
  ) {
    // Word takes whole seconds.
    this.date = `${date.toISOString().slice(0, 19)}Z`;
  }

  next(): Change {
    return { id: ++this.lastId, author: this.author, date: this.date };
  }

  /** A paragraph that stayed, was added (`before` is null) or was removed (`after` is null). */
  paragraph(before: ParagraphPart | null, after: ParagraphPart | null): Paragraph {
    const shown = after ?? before;
    if (shown === null) throw new Error('a paragraph of neither text');
    const style = shown.bold ? { bold: true } : {};
    const children = shown.breaksPage
      ? [this.pageBreak(before, after)]
      : [...this.label(before, after), ...this.words(before?.inlines, after?.inlines, style)];
    return new Paragraph({ ...shown.options, run: this.mark(before, after), children });
  }

  /** @param before undefined when everything was added. @param after undefined when everything was removed */
  words(before: readonly Inline[] | undefined, after: readonly Inline[] | undefined, style: RunStyle): ParagraphChild[] {
    return wordChanges(before ?? [], after ?? []).flatMap(({ change, inlines }) => {
      if (change === 'same') return runs(inlines, style);
      const tracked = inlines.flatMap((inline) => runOptions(inline, style)).map((options) => ({ ...options, ...this.next() }));
      return tracked.map((options) => (change === 'added' ? new InsertedTextRun(options) : new DeletedTextRun(options)));
    });
  }

  /** Where only the number changed, the tab after it stays. */
  private label(before: ParagraphPart | null, after: ParagraphPart | null): ParagraphChild[] {
    const [old, fresh] = [before?.label ?? null, after?.label ?? null];
    if (old === fresh) return fresh === null ? [] : [new TextRun({ children: [fresh, new Tab()] })];
    if (old === null || fresh === null) {
      const tracked = { children: [old ?? fresh ?? '', new Tab()], ...this.next() };
      return [old === null ? new InsertedTextRun(tracked) : new DeletedTextRun(tracked)];
    }
    return [
      new DeletedTextRun({ text: old, ...this.next() }),
      new InsertedTextRun({ text: fresh, ...this.next() }),
      new TextRun({ children: [new Tab()] }),
    ];
  }

  private pageBreak(before: ParagraphPart | null, after: ParagraphPart | null): ParagraphChild {
    if (before !== null && after !== null) return new PageBreak();
    const options = { children: [new BuilderElement({ name: 'w:br', attributes: PAGE })], ...this.next() };
    return before === null ? new InsertedTextRun(options) : new DeletedTextRun(options);
  }

  /** How Word marks that the end of a paragraph, or a row, was added or removed. */
  mark(before: unknown, after: unknown): { insertion?: Change; deletion?: Change } {
    if (before === null) return { insertion: this.next() };
    return after === null ? { deletion: this.next() } : {};
  }
}
