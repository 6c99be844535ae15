import type { TextSpan } from '../../../core/text/text-span.js';
import type { Authority } from '../../retrieval/retrieval.service.js';

/** What is left out of an answer because no source has it. */
export type WithheldKind = 'quotation' | 'figure' | Authority['kind'];

export const WITHHELD = '[a quotation that is in none of the sources was left out]';

/** What stands in the place of it. */
export const PLACEHOLDERS = {
  provision: '[a section that is in none of the sources]',
  law: '[a law that is in none of the sources]',
  judgment: '[a judgment that is in none of the sources]',
  case: '[a judgment that is in none of the sources]',
  'case-number': '[the number of a case that is in none of the sources]',
  notification: '[a notification that is in none of the sources]',
  figure: '[a figure that is in none of the sources]',
} as const satisfies Record<Exclude<WithheldKind, 'quotation'>, string>;

/** Words of an answer that no source supports. */
export interface Unsupported extends TextSpan {
  kind: keyof typeof PLACEHOLDERS;
}

/** Inverted commas around a term: what stands in the place of its words is no quotation. */
const OPENED = /["“][^"“”]{0,40}$/u;
const CLOSED = /^[^"“”]{0,40}["”]/u;
/** Between the name of a case and its citation. */
const BETWEEN = /^[\s,;:([*_-]{0,4}$/u;

/**
 * A text without what is not supported. Words that overlap, or follow each other as the name of a case and its citation do, are left out as
 * one.
 */
export function withoutUnsupported(text: string, unsupported: readonly Unsupported[]): string {
  let out = '';
  let from = 0;
  let last: Unsupported | undefined;
  const places = unsupported.map((each) => withMarks(text, each));
  for (const each of places.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const joins =
      each.start < from || (last && PLACEHOLDERS[each.kind] === PLACEHOLDERS[last.kind] && BETWEEN.test(text.slice(from, each.start)));
    if (!joins) out += text.slice(from, each.start) + PLACEHOLDERS[each.kind];
    from = Math.max(from, each.end);
    last = each;
  }
  return out + text.slice(from);
}

function withMarks(text: string, { kind, start, end }: Unsupported): Unsupported {
  const before = OPENED.exec(text.slice(Math.max(0, start - 41), start))?.[0].length;
  const after = CLOSED.exec(text.slice(end, end + 41))?.[0].length;
  return before === undefined || after === undefined ? { kind, start, end } : { kind, start: start - before, end: end + after };
}

/** That something was left out of an answer, as its last sentence; '' where nothing was. Quotations say so themselves. */
export function withheldSentence(references: number, figures: number, hindi: boolean): string {
  if (references + figures === 0) return '';
  if (hindi) {
    const left = [references > 0 ? `क़ानून या निर्णयों के ${references} हवाले` : '', figures > 0 ? `${figures} आँकड़े` : ''];
    return `\n\nइस उत्तर से ${left.filter(Boolean).join(' और ')} हटा दिए गए, क्योंकि वे स्रोतों में नहीं हैं।`;
  }
  const of = (count: number, one: string): string => (count === 0 ? '' : `${count} ${one}${count === 1 ? '' : 's'}`);
  const left = [of(references, 'reference'), of(figures, 'figure')].filter(Boolean).join(' and ');
  const [was, stands] = references + figures === 1 ? ['was', 'stands'] : ['were', 'stand'];
  return `\n\nIn this answer ${left} ${was} left out, which ${stands} in none of its sources.`;
}
