import { repaired } from './repairs.js';
import { trimmedEnd, trimmedStart } from './trimmed.js';

/** A line of the text that the rules read; offsets in UTF-16 units of `flat`. */
export interface NoticeLine {
  text: string;
  start: number;
  end: number;
  /** Whether an empty line stands before it. */
  opensBlock: boolean;
}

/** A place in the file's own text, with its words. */
export interface ReadPlace {
  start: number;
  end: number;
  words: string;
}

/** Page numbers that extraction leaves between the lines. */
const FURNITURE = /^(?:page ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?|[-–—] ?\d{1,3} ?[-–—]|\d{1,3} ?\| ?page|p\. ?t\. ?o\.?)$/i;
const LINE = /[^\n\r\f\v\u2028\u2029]+|\r\n|[\n\r\f\v\u2028\u2029]/g;
/** Spaces of every kind, and what shows nothing: soft hyphen, joiners, marks of direction, the sign for a lost hyphen. */
const GAP = /[\s\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]/;
const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '′': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '〞': '”',
  '…': '.',
};
const DEVANAGARI_ZERO = 0x0966;
const QUOTED = /“[^“”]{1,1500}”|(?<![\p{L}\p{N}])"[^"“”]{1,1500}"(?![\p{L}\p{N}])/gu;
/** What stands around a value and is none of it. */
const EDGES = ' ,;:';
/** Fills what somebody else is quoted with: no pattern of ours matches it. */
const FILL = '\u0001';

/**
 * A notice as the rules read it: one blank between words, page numbers gone, digits in ASCII, slips of text recognition in numbers and
 * key words repaired. Every place in it can be found again in the file's own text.
 */
export class NoticeText {
  /** All lines, with one blank between two. */
  readonly flat: string;
  /** `flat` with quoted words blotted out: what the other side is quoted with is neither alleged nor demanded. */
  readonly own: string;
  readonly lines: readonly NoticeLine[];
  /** For each unit of `flat`, the unit of the file's text that it was read from. */
  private readonly origin: readonly number[];

  constructor(private readonly source: string) {
    const lines: NoticeLine[] = [];
    const origin: number[] = [];
    let flat = '';
    let empty = 1;
    for (const match of source.matchAll(LINE)) {
      if (/^[\n\r\f\v\u2028\u2029]/.test(match[0])) {
        empty += 1;
        continue;
      }
      const line = cleaned(match[0], match.index);
      if (line.text === '' || FURNITURE.test(line.text)) continue;
      if (flat !== '') {
        if (/\p{Ll}-$/u.test(lines.at(-1)?.text.slice(-2) ?? '') && /^\p{Ll}/u.test(line.text) && empty < 2) {
          flat = flat.slice(0, -1);
          origin.pop();
        } else {
          flat += ' ';
          origin.push(match.index);
        }
      }
      lines.push({ text: line.text, start: flat.length, end: flat.length + line.text.length, opensBlock: empty > 1 });
      flat += line.text;
      for (const at of line.origin) origin.push(at);
      empty = 0;
    }
    this.flat = flat;
    this.lines = lines;
    this.origin = origin;
    this.own = flat.replace(QUOTED, (quoted) => (quoted.length < 40 && !quoted.includes(' ') ? quoted : FILL.repeat(quoted.length)));
  }

  /** Where the words between two offsets of `flat` stand in the file, without blanks and commas around them. */
  place(from: number, to: number): ReadPlace {
    const start = trimmedStart(this.flat, from, to, EDGES);
    const end = trimmedEnd(this.flat, start, to, EDGES);
    const first = this.origin[start] ?? 0;
    const last = Math.max(first, (this.origin[end - 1] ?? first) + 1);
    return { start: first, end: last, words: this.source.slice(first, last) };
  }

  /** The words between two offsets in one line: as the file has them, but for slips of text recognition. */
  read(from: number, to: number): string {
    let words = '';
    for (let at = from; at < to; at += 1) {
      const [unit, own] = [this.flat.charAt(at), this.source.charAt(this.origin[at] ?? 0)];
      words += plain(own) === unit ? own : unit;
    }
    return words.slice(trimmedStart(words, 0, words.length, EDGES), trimmedEnd(words, 0, words.length, EDGES));
  }

  /** Index of the line at an offset of `flat`. */
  lineAt(offset: number): number {
    let [low, high] = [0, this.lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lines[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A line without surplus blanks, token by token repaired, with the origin of each unit. */
function cleaned(raw: string, offset: number): { text: string; origin: number[] } {
  const origin: number[] = [];
  let text = '';
  let at = 0;
  while (at < raw.length) {
    while (at < raw.length && GAP.test(raw.charAt(at))) at += 1;
    if (at >= raw.length) break;
    const sources: number[] = [];
    let token = '';
    for (; at < raw.length && (!GAP.test(raw.charAt(at)) || INVISIBLE.test(raw.charAt(at))); at += 1) {
      if (INVISIBLE.test(raw.charAt(at))) continue;
      token += plain(raw.charAt(at));
      sources.push(offset + at);
    }
    // A number at the beginning of a line, as scans show it.
    const right = text === '' && /^l[.)]$/.test(token) ? `1${token.charAt(1)}` : repaired(token);
    // Text recognition and hurried typing set marks apart: "Consumer Protection Act , 2019".
    if (text !== '' && !/^[,;.:।?]$/u.test(right)) {
      text += ' ';
      origin.push((sources[0] ?? offset) - 1);
    }
    text += right;
    for (let unit = 0; unit < right.length; unit += 1)
      origin.push(unit === right.length - 1 ? (sources.at(-1) ?? offset) : (sources[Math.min(unit, sources.length - 1)] ?? offset));
  }
  return { text, origin };
}

function plain(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code >= DEVANAGARI_ZERO && code <= DEVANAGARI_ZERO + 9) return String(code - DEVANAGARI_ZERO);
  return SAME[unit] ?? unit;
}
