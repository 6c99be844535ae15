import type { ParagraphText } from './docx-run.js';

/** What stands before a part of a formula that is written in one line. */
const BEFORE: Readonly<Record<string, string>> = { 'm:sup': '^', 'm:sub': '_', 'm:den': '/', 'm:deg': '√' };
/** Parts that need brackets if they are more than one sign or name. */
const GROUPED = new Set(['m:num', 'm:den', 'm:sup', 'm:sub']);
const SIMPLE = /^[\p{L}\p{N}.,]*$/u;

interface Open {
  name: string;
  from: number;
  closing: string;
}

/** Formulas of Word in one line: `A=P(1+r)^n`, `(a+b)/2`, `√(x)`. */
export class DocxMath {
  private readonly open: Open[] = [];

  /** @returns whether the element is one of a formula */
  begin(name: string, attribute: (local: string) => string | undefined, text: ParagraphText): boolean {
    if (!name.startsWith('m:')) return false;
    if (name === 'm:begChr' || name === 'm:endChr' || name === 'm:chr') this.delimiter(name, attribute('m:val') ?? '', text);
    else if (name === 'm:e' && this.parentIs('m:rad')) {
      text.add('√(');
      this.open.push({ name, from: text.length, closing: ')' });
    } else if (name === 'm:d') this.open.push({ name, from: text.length, closing: ')' });
    else if (name === 'm:rad' || GROUPED.has(name)) {
      if (name !== 'm:rad') text.add(name === 'm:num' ? '' : (BEFORE[name] ?? ''));
      this.open.push({ name, from: text.length, closing: '' });
    } else if (name === 'm:e' && this.parentIs('m:d')) {
      const delimited = this.open.at(-1) as Open;
      if (text.length === delimited.from) text.add(this.opening);
      this.opening = '(';
    }
    return true;
  }

  end(name: string, text: ParagraphText): void {
    const last = this.open.at(-1);
    if (last?.name !== name) return;
    this.open.pop();
    const whole = text.take();
    const part = whole.slice(last.from);
    if (GROUPED.has(name) && !SIMPLE.test(part)) text.set(`${whole.slice(0, last.from)}(${part})`);
    if (last.closing !== '') text.add(last.closing);
  }

  private opening = '(';

  private parentIs(name: string): boolean {
    return this.open.at(-1)?.name === name;
  }

  private delimiter(name: string, value: string, text: ParagraphText): void {
    const last = this.open.at(-1);
    if (name === 'm:chr') text.add(value);
    else if (last?.name === 'm:d' && name === 'm:begChr') this.opening = value;
    else if (last?.name === 'm:d') last.closing = value;
  }
}
