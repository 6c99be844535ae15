const SPACES = /[ \t\r\n]+/gu;
const TAB = '\t';

/** Lines of words, as a browser breaks them. */
export class HtmlLines {
  private readonly lines: string[] = [];
  /** Of the line that is open: joined once, since a page may have a line of any length. */
  private parts: string[] = [];

  add(text: string): void {
    const last = this.parts.at(-1);
    const words = text.replace(SPACES, ' ');
    const part = last === undefined || last.endsWith(TAB) || last.endsWith(' ') ? words.trimStart() : words;
    if (part !== '') this.parts.push(part);
  }

  /** The end of a cell; an empty one leaves a tab behind, too. */
  tab(): void {
    const last = this.parts.pop() ?? '';
    this.parts.push(last.endsWith(' ') ? last.slice(0, -1) : last, TAB);
  }

  /** A new line unless one has just begun. */
  endLine(): void {
    if (this.parts.length > 0) this.breakLine();
  }

  breakLine(): void {
    this.lines.push(this.parts.join(''));
    this.parts = [];
  }

  text(): string {
    return [...this.lines, this.parts.join('')]
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  }
}
