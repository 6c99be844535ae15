/** A line of quoted law. */
export interface QuotedLine {
  text: string;
  /** 0 for running words and numbered parts such as "(1)", 1 for items such as "(a)" and "(ii)". */
  level: 0 | 1;
  /** Whether the line begins with a label, so that its further lines stand under its words. */
  item: boolean;
}

const LABEL = /^\W?\((\d{1,3}[A-Z]?|[a-z]{1,5}|[क-ह])\)/u;

/** Quoted words line by line, each item of a list on its own. */
export function quotedLines(words: string): QuotedLine[] {
  return words
    .split('\n')
    .filter((line) => line.trim())
    .map((text) => {
      const label = LABEL.exec(text)?.[1];
      return { text, item: label !== undefined, level: label !== undefined && !/^\d/.test(label) ? 1 : 0 };
    });
}
