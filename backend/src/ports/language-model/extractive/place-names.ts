import type { AnswerSource } from '../language-model.js';

/** "Section 26", "Rule 4.2.1": what people cite before the name of the law. */
const CITED_UNIT = /^(item|form|section|article|rule|regulation|order|clause|paragraph|para)\s+(\S+)$/iu;
/** Quotation marks are kept for what is quoted. */
const QUOTATION_MARKS = /["“”„‟«»]/gu;
/** Each is feminine in Hindi or not: "की धारा", "का नियम". */
const HINDI_UNITS: Readonly<Record<string, readonly ['का' | 'की', string]>> = {
  item: ['की', 'मद'],
  form: ['का', 'प्रपत्र'],
  section: ['की', 'धारा'],
  article: ['का', 'अनुच्छेद'],
  rule: ['का', 'नियम'],
  regulation: ['का', 'विनियम'],
  order: ['का', 'आदेश'],
  clause: ['का', 'खंड'],
  paragraph: ['का', 'पैरा'],
  para: ['का', 'पैरा'],
};

/** Where the words of a source stand: "Section 26 of The Sample Act, 1990 (Receipts)", "The Sample Act, 1990 की धारा 26 (Receipts)". */
export function placeName({ origin, title, headingPath, heading = '' }: AnswerSource, hindi: boolean): string {
  const names = headingPath.split(' › ');
  const at = names.findIndex((name) => CITED_UNIT.test(name));
  const about = heading.replace(/(?<![\s.:—–-])[\s.:—–-]+$/u, '') || names.slice(0, Math.max(at, 0)).join(' › ');
  const place =
    at < 0 ? [title, headingPath && `${headingPath},`].filter(Boolean).join(', ') : unitOf(names.slice(at), { title, about, hindi });
  const plain = place.replace(QUOTATION_MARKS, '');
  if (origin !== 'reference') return plain;
  return hindi ? `आपकी फ़ाइल ${plain}` : `Your file ${plain}`;
}

function unitOf(names: readonly string[], { title, about, hindi }: { title: string; about: string; hindi: boolean }): string {
  const heading = about && ` (${about})`;
  if (!hindi) return `${names.join(', ')} of ${title}${heading}`;
  const units = names.map((name) => {
    const [, kind = '', label = ''] = CITED_UNIT.exec(name) ?? [];
    const [of, unit] = HINDI_UNITS[kind.toLowerCase()] ?? [];
    return { of, name: unit ? `${unit} ${label}` : name };
  });
  return `${title} ${units[0]?.of ?? 'की'} ${units.map(({ name }) => name).join(', ')}${heading}`;
}

/** The line above what is quoted of a source: its name, what is to be said of it first, and that it says so, in whole or in part. */
export function saysLine(source: AnswerSource, partial: boolean, hindi: boolean): string {
  const said = source.note ?? source.stamp;
  const name = `${placeName(source, hindi)}${said ? ` [${said}]` : ''}`;
  if (hindi) return `${name} ${partial ? 'के एक हिस्से में' : 'में'} लिखा है:`;
  return `${name} says${partial ? ' in part' : ''}:`;
}
