import { numberFromWords } from '../../../core/text/values/number-from-words.js';
import type { TemplateField } from '../template/template-schema.js';
import { placeIn } from './predicates.js';

const UNIT_MONTHS: Record<string, number> = { month: 1, year: 12 };
const UNIT_DAYS: Record<string, number> = { day: 1, week: 7 };
const MULTIPLIERS: Record<string, number> = {
  k: 1e3,
  lpa: 1e5,
  l: 1e5,
  cr: 1e7,
  thousand: 1e3,
  lakh: 1e5,
  lac: 1e5,
  million: 1e6,
  crore: 1e7,
};

/** The unit that a field counts in, as its label says: "Duration (months)". */
export const unitOf = ({ label, name }: TemplateField): string | null =>
  /_(day|month|year)s$/.exec(name)?.[1] ?? /(?:\(|, in | in )(day|week|month|year)s?(?:\)|$)/i.exec(label)?.[1]?.toLowerCase() ?? null;

/**
 * A value as people write it in a sentence, in the form that the field takes: "Rs. 1.5 lakh per month" → 150000,
 * "two years" → 24 for a field in months. What is not understood stays as it is, for the field to judge.
 */
export function plainValue(field: TemplateField, written: string): string {
  const text = written.trim().replace(/^["'“‘]|["'”’]$/g, '');
  if (field.format === 'money') return amountIn(text) ?? text;
  if (field.format === 'number') return quantityIn(text, unitOf(field)) ?? text;
  if (field.format === 'date') return text.replace(/^(?:on|the)\s+/i, '');
  return text;
}

function amountIn(text: string): string | null {
  const bare = text
    .replace(/\b(?:per|a|each|every)\s+(?:month|year|annum|day|week)\b|\b(?:monthly|yearly|only|rupees?|inr)\b|\/-/gi, '')
    .replace(/^(?:rs\.?|₹)\s*/i, '')
    .trim();
  const [, figures, multiplier] = /^(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|lpa|lakhs?|lacs?|l|cr|millions?|crores?)$/i.exec(bare) ?? [];
  if (figures && multiplier) {
    const value = Number(figures.replaceAll(',', '')) * (MULTIPLIERS[multiplier.toLowerCase().replace(/s$/, '')] ?? 1);
    return String(Math.round(value * 100) / 100);
  }
  if (/^\d/.test(bare)) return bare;
  const words = numberFromWords(bare);
  return words === null ? null : String(words);
}

/** "24 months", "two years", "thirty" as a whole number of the unit; null when it is none or the units do not convert. */
export function quantityIn(text: string, unit: string | null): string | null {
  const written = text.trim();
  const given = /(?:days?|weeks?|months?|years?)$/i.exec(written)?.[0];
  const amount = written.slice(0, written.length - (given?.length ?? 0)).trimEnd();
  const count = /^\d{1,6}$/.test(amount) ? Number(amount) : numberFromWords(amount);
  if (count === null) return null;
  const from = given?.toLowerCase().replace(/s$/, '') ?? unit;
  if (!unit || !from || from === unit) return wholeNumber(count);
  if (UNIT_MONTHS[from] && UNIT_MONTHS[unit]) return wholeNumber((count * UNIT_MONTHS[from]) / UNIT_MONTHS[unit]);
  if (UNIT_DAYS[from] && UNIT_DAYS[unit]) return wholeNumber((count * UNIT_DAYS[from]) / UNIT_DAYS[unit]);
  return null;
}

const wholeNumber = (value: number): string | null => (Number.isInteger(value) && value >= 0 ? String(value) : null);

/** What follows a value and is no part of it. */
const AFTER_VALUE =
  /[ ,](?:instead|rather than|in place of|in lieu of|and not|not \d{1,9}|as (?:against|opposed to)|from (?:the )?(?:current|earlier|existing|present|now)|from (?:rs\.? ?|₹ ?)?\d|(?:it )?(?:is|was) currently|currently|w\.?e\.?f)\b/i;
/** "Karan Bhatia only, not both". */
const ONLY = /,? only(?:,? (?:and )?not .{1,40})?$|, (?:and )?not .{1,40}$/i;
const ASIDE = /\((?:currently|now|earlier|instead)\b[^()]{0,60}\)$/i;
/** A second instruction in what should be a name or a place. */
const SWALLOWED =
  /,? and (?:have|has|work|works|join|joins|start|starts|get|gets) |, (?:have|has|work|works|join|joins|start|starts|get|gets) |,? and (?:i|we) (?:want|need|would|also)\b|, (?:and )?(?:he|she|they|it) [a-z]{2,12} |\b(?:and|then|also|but) (?:please |also |then )?(?:send|serve|tell|ask|inform|ensure|let|do|get|[a-z]+ (?:it|them|that|this)\b)|\band (?:the |his |her |their |its )?[a-z' ]{3,40} (?:to|=|as|should be|payable|due) |, (?:and )?(?:the |his |her |their |its )?[a-z' ]{0,30}\b(?:date|rent|fee|deposit|period|term|price|name|address|amount|salary|interest|rate|notice) (?:to|=|should be) \S|, with (?:an? |the )?[a-z' ]{3,40} of |; (?:the |no |and )?[a-z' ]{3,40} (?:on|to|at|is|should|clause)\b/i;
const NO_VALUE =
  /^(?:something|anything|whatever|some|any|better|more|less|nicer|higher|lower|friendl|later|earlier|soon|suitable|appropriate|correct|right|proper|fair|market|reasonable|as per|mutual|a (?:fair|better|more|nicer|suitable|reasonable|different|new)|an? [a-z])/i;
const MONTHS_RENT = /^(\w{1,12})[ -]months?['’]?s?(?: of)?(?: the)? (?:monthly )?(?:rent|licen[cs]e fee|fee)$/i;

/**
 * A value as an instruction words it, in the form that its field takes; null where it is none.
 * @param monthly what is paid each month, for "two months' rent"
 */
export function valueFor(field: TemplateField, written: string, monthly?: string): string | null {
  const after = written.slice(AFTER_VALUE.exec(written)?.index ?? written.length);
  // "36 months instead of 24 with instalments of Rs 41,000": more than what it was before.
  if (/\b(?:with|and(?! not)) .{0,60}\d/i.test(after)) return null;
  const whole = written.slice(0, AFTER_VALUE.exec(written)?.index).replace(ASIDE, '').trim();
  const text = (whole.endsWith(',') ? whole.slice(0, -1) : whole)
    .replace(/^(?:be |is |as |to |of )/i, '')
    .replace(field.name.endsWith('_name') ? ONLY : /(?!)/, '')
    .trim();
  if (text === '') return null;
  const months = field.format === 'money' && monthly ? MONTHS_RENT.exec(text)?.[1] : undefined;
  if (months !== undefined) return multiple(months, monthly ?? '');
  if (field.format === 'money')
    return plainValue(
      field,
      text.replace(
        /[ ,]{0,2}(?:\/-|only|now|p\.?m\.?|\/ ?month|(?:per|a|each|every) (?:month|year|annum)|monthly|yearly|annually)\.?$/i,
        '',
      ),
    );
  if (field.format === 'percent') return yearly(field, text) ?? percentage(text);
  if (field.format === 'date') return text.replace(/^(?:on|the|from)\s+/i, '').replace(/(\d)(?:st|nd|rd|th)? of /i, '$1 ');
  if (field.format === 'number') return numberFor(field, text);
  if (field.options) return optionOf(field.options, text);
  if (SWALLOWED.test(text) || (field.name.endsWith('_name') && /\d{3}/.test(text))) return null;
  if (NO_VALUE.test(text) && !/^an? (?:company|limited|partnership|trust|society)\b/i.test(text)) return null;
  return inItsFrame(field, text.replace(/^["']|["']$/g, ''));
}

function multiple(months: string, monthly: string): string | null {
  const [times, amount] = [quantityIn(months, null), Number(monthly.replaceAll(',', ''))];
  return times === null || !Number.isFinite(amount) ? null : String(Number(times) * amount);
}

const A_MONTH = /^(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent) ?(?:p\.? ?m\.?|(?:per|a|each|every|\/) ?month|monthly)$/i;

/** "2 % a month" of a rate that counts by the year. */
function yearly({ label }: TemplateField, text: string): string | null {
  const rate = A_MONTH.exec(text)?.[1];
  return rate === undefined || !/a year|per year|yearly/i.test(label) ? null : String(Math.round(Number(rate) * 1200) / 100);
}

function percentage(text: string): string {
  const bare = text.replace(/ ?(?:%|per ?cent)? ?(?:p\.? ?a\.?|per annum|a year|per year|yearly|annually|every year)?$/i, '');
  const words = numberFromWords(bare);
  return /^\d/.test(bare) || words === null ? bare : String(words);
}

function numberFor(field: TemplateField, text: string): string {
  const bare = text
    .replace(/^(?:for |a |at least |minimum |max(?:imum)? )/i, '')
    .replace(/(\d)(?:st|nd|rd|th)(?: day)?(?: of (?:each|every|the|next|following).{0,20})?$/i, '$1')
    .replace(/-(?=day|week|month|year)/i, ' ')
    .replace(/['’]s?(?= |$)/g, '')
    .replace(/ (?:notice|time|period|long|only|now|prior notice|written notice|in advance|of notice)$/i, '');
  return quantityIn(bare, unitOf(field)) ?? bare;
}

/** The option that words name, however they are punctuated; null for none. */
export const optionOf = (options: readonly string[], text: string): string | null => {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return options.find((option) => plain(option) === plain(text)) ?? null;
};

const CLOCK =
  /^(?:from |between )?(\d{1,2})(?:[.:](\d{2}))? ?(a\.?m\.?|p\.?m\.?)? ?(?:to|till|until|-|–|and) ?(\d{1,2})(?:[.:](\d{2}))? ?(a\.?m\.?|p\.?m\.?)?(?=$|[ ,])/i;

/** "10 to 7" as "10 a.m. to 7 p.m."; what says which half of the day it means stays as it is. */
function inClockTime(text: string): string {
  const match = CLOCK.exec(text);
  if (!match) return text;
  const [whole, from = '', fromMinutes, half = '', to = '', toMinutes, otherHalf = ''] = match;
  if (/\d[ap]m\b.{1,6}\d[ap]m$/i.test(whole)) {
    const written = (hour: string, minutes: string | undefined, at: string) =>
      `${hour}${minutes && minutes !== '00' ? `.${minutes}` : ''} ${at.charAt(0).toLowerCase()}.m.`;
    return `${written(from, fromMinutes, half)} to ${written(to, toMinutes, otherHalf)}${text.slice(whole.length)}`;
  }
  if (half || otherHalf) return text;
  if (Number(from) > 12 || Number(to) > 12 || Number(from) === 0) return text;
  const ofStart = Number(from) >= 6 && Number(from) < 12 ? 'a.m.' : 'p.m.';
  const clock = (hour: string, minutes: string | undefined, at: string) =>
    `${String(Number(hour))}${minutes && minutes !== '00' ? `.${minutes}` : ''} ${at}`;
  return `${clock(from, fromMinutes, ofStart)} to ${clock(to, toMinutes, 'p.m.')}${text.slice(whole.length)}`;
}

/** Some fields stand in a sentence that wants more than a name: "{{ jurisdiction }} have jurisdiction". */
function inItsFrame(field: TemplateField, written: string): string {
  const { name } = field;
  if (/(?:^|_)hours$/.test(name)) return inClockTime(written);
  const text =
    name === 'jurisdiction'
      ? placeIn(field, written).replace(
          /,? (?:(?:to|will|shall|should|must) )?(?:ha(?:ve|s|ving) (?:exclusive |sole )?jurisdiction|decide|hear|try|settle)(?: (?:it|them|all|any|the|every)\b.{0,40})?$/i,
          '',
        )
      : placeIn(field, written);
  if (/(?:_name|_seat|^place|^jurisdiction)$/.test(name) && text === text.toLowerCase() && /^[a-z][a-z .'-]{2,60}$/.test(text))
    return inItsFrame(
      field,
      text.replace(/\b(?!(?:of|and|the|at|de|courts?)\b)[a-z]/g, (first) => first.toUpperCase()),
    );
  if (name === 'jurisdiction' && /^[\u0900-\u097f ]+$/.test(text)) return /न्यायालय/.test(text) ? text : `${text} के न्यायालयों`;
  if (name === 'jurisdiction' && !/court|tribunal|commission|forum/i.test(text)) return `the courts at ${text}`;
  if (name === 'jurisdiction' && /^[A-Z]\w+(?: [A-Z]\w+)? courts?$/.test(text)) return `the courts at ${text.replace(/ courts?$/, '')}`;
  if (name === 'jurisdiction') return text.replace(/^courts (?=at|in|of)/i, 'the courts ');
  if (name === 'governing_law' && !/law/i.test(text)) return `the laws of ${text}`;
  if (name === 'governing_law' && /^indian laws?$/i.test(text)) return 'the laws of India';
  if (name === 'purpose') return text.replace(/ (?:use|purposes?)(?: only)?$/i, '');
  return text;
}
