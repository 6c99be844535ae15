const PAGE_BREAK = /^(?:\f|\\pagebreak|\\newpage|\[page break\])$/i;
const RULE = /^(?:-{3,}|\*{3,}|(?:\* ){2,}\*|={3,}|─{3,})$/;
const BLANK_LINE_TO_SIGN = /^[^_]{0,60}_{5,}[^_]{0,60}$/;
const SIGNING_WORDS = /\b(?:sign|signed|signature|name|date|place|witness|seal|address)\b|हस्ताक्षर|नाम|दिनांक|तारीख|स्थान|साक्षी|गवाह|पता/i;
/** A line at least this long was broken by an editor, not by its writer: the next line continues it. */
export const WRAPPED_LINE_CHARACTERS = 60;
const MAX_HEADING = 2_000;
const MAX_SIGNATURE_LINES = 14;
/** A company's full name fits; a paragraph does not. */
const MAX_SIGNATURE_LINE = 400;

export const isPageBreak = (line: string): boolean => PAGE_BREAK.test(line);
export const isRule = (line: string): boolean => RULE.test(line);

/** `# text` to `###### text`, emphasis around the whole of it removed. */
export function readHeading(line: string): { level: 1 | 2 | 3; text: string } | null {
  const match = line.length > MAX_HEADING ? null : /^(#{1,6})\s+(\S.*)$/.exec(line);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const text = match[2].replace(/(?<!#)#+$/, '').trimEnd();
  return text === '' ? null : { level: Math.min(match[1].length, 3) as 1 | 2 | 3, text: withoutEmphasis(text) };
}

/** Emphasis around a whole line means nothing where the block is bold anyway. */
export const withoutEmphasis = (text: string): string =>
  text.length > MAX_HEADING ? text : (/^(\*\*|__)((?:(?!\1).)+)\1$/.exec(text)?.[2]?.trim() ?? text);

export function readBullet(line: string): { depth: number; text: string } | null {
  const match = /^(\s*)(?:[-*+•▪◦–])\s+(\S.*)$/s.exec(line);
  return match?.[2] === undefined ? null : { depth: Math.min(Math.floor((match[1]?.length ?? 0) / 2), 3), text: match[2] };
}

/** `[1] Transfer of Property Act, 1882, section 106`, or `[^1]: …` as Markdown writes it. */
export function readCitation(line: string): { label: string; text: string } | null {
  const match = /^\[\^?(\d{1,3})\]:?\s+(\S.*)$/s.exec(line);
  return match?.[1] === undefined || match[2] === undefined ? null : { label: `[${match[1]}]`, text: match[2] };
}

/** RENT AGREEMENT, SCHEDULE I: a short line in capitals that is not a sentence. A script without capitals, such as Devanagari, has none. */
export function isCapitals(line: string): boolean {
  const text = withoutEmphasis(line);
  return text.length <= 90 && /\p{Lu}{2}/u.test(text) && !/[\p{Ll}\p{Lo}]|_{3}|[.,;]$/u.test(text);
}

/** BETWEEN, AND, VERSUS: the words between the parties, which are centred. */
export const isConnector = (line: string): boolean =>
  /^(?:and|between|by and between|versus|vs\.?|v\.?|-and-|बीच|के बीच|और|तथा|एवं|बनाम)$/i.test(withoutEmphasis(line.trim()));

/** "Rent Agreement" as the first line of a document, in words rather than capitals. */
export const looksLikeTitle = (line: string): boolean => {
  const text = withoutEmphasis(line);
  return text.length <= 80 && text.length > 3 && /\p{L}{2}/u.test(text) && !/[\d:_.,;|]/.test(text);
};

/** Lines that people fill in by hand: a line to sign on, or labels with blanks. */
export function isSignature(lines: readonly string[]): boolean {
  if (lines.length > MAX_SIGNATURE_LINES || lines.some((line) => line.length > MAX_SIGNATURE_LINE)) return false;
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.some((line) => /^_{5,}(?:\s+_{5,})*$/.test(line))) return true;
  return trimmed.some((line) => BLANK_LINE_TO_SIGN.test(line) && SIGNING_WORDS.test(line));
}

/** Two signatures side by side become two blocks: columns are told by two or more spaces. */
export function splitSignatureColumns(lines: readonly string[]): string[][] {
  const columns = lines.map((line) => line.trim().split(/\s{2,}/));
  const count = columns.reduce((most, cells) => Math.max(most, cells.length), 0);
  const isTwoSigners = columns.some((cells) => cells.filter((cell) => /^_{5,}$/.test(cell)).length > 1);
  if (count < 2 || !isTwoSigners) return [lines.map((line) => line.trim())];
  return Array.from({ length: count }, (_, index) => columns.map((cells) => cells[index] ?? '').filter((cell) => cell !== ''));
}
