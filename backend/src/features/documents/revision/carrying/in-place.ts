import { literalWords } from '../../../../core/text/literally.js';
import { money } from '../../../../core/text/values/amounts.js';
import { listLines } from '../../values/list-lines.js';
import { conceptsOf } from '../meaning/concepts.js';
import { wordsOf } from '../../values/name-words.js';
import type { TemplateField } from '../../template/template-schema.js';
import { fieldNamed } from '../find-field.js';
import { bodyEndOf } from '../numbered/find-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { valueFor } from '../plain-values.js';
import { type CarriedOut, type RevisionState, setField } from './apply-field.js';

/** An entry of a list or the whole of a line that a form holds. */
interface Entry {
  field: TemplateField;
  text: string;
}

const AMOUNT = /(?:Rs\.? ?|₹ ?|INR ?)\d[\d,]*(?:\.\d{1,2})?/g;
const ANY_AMOUNT = /^(?:rs\.? ?|₹ ?|inr ?)?\d/i;
/** Words that say that something is an amount, and not which. */
const NO_TOPIC = new Set(
  wordsOf('amount sum figure claimed claim payable payment charge cover monthly each at least asked sought prayed demanded due list who'),
);
/** A name of fewer letters stands in too many places. */
const NAME_MIN = 3;
const RELATION = String.raw`my (?:[a-z-]{3,20} ){1,2}`;

const entriesOf = ({ fields, values }: RevisionState): Entry[] =>
  fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value === '' || field.options || !['list', 'text'].includes(field.format)) return [];
    return (field.format === 'list' ? listLines(value) : [value]).map((text) => ({ field, text }));
  });

/** Stems that belong to one word: "equalise" and "equal", "monthly" and "month". */
const alike = (a: string, b: string): boolean => a === b || (Math.min(a.length, b.length) >= 5 && (a.startsWith(b) || b.startsWith(a)));

function isAbout({ field, text }: Entry, topic: readonly string[]): boolean {
  const held = wordsOf(`${field.label} ${field.name.replaceAll('_', ' ')} ${text}`);
  return topic.every((word) => held.some((each) => alike(each, word)));
}

/** Changes words or an amount inside the one entry of the form that holds them: "the bank from HDFC Bank to Axis Bank". */
export function changeInPlace(state: RevisionState, { topic, from, to }: { topic: string; from: string; to: string }): CarriedOut {
  const fresh = to.trim().replace(/(?<=%) ?(?:p\.?a\b\.?|per annum|a year)$/i, '');
  const rate = ofRate(state, { topic, from, to: fresh });
  if (rate) return rate;
  const wanted = wordsOf(topic);
  const entries = entriesOf(state);
  if (from !== '') {
    const pattern = exactly(from);
    const holding = entries.filter(({ text }) => pattern?.test(text));
    const meant = holding.length === 1 ? holding : holding.filter((entry) => isAbout(entry, wanted));
    const [only] = meant;
    // "Rs. 2,00,000 to the trust instead of the library": an entry without a sum is not meant.
    if (amountsIn(topic) > 0 && only && amountsIn(only.text) === 0) return null;
    if (!pattern || meant.length !== 1 || !only || /^(?:rs|₹|inr|\d)/i.test(from) !== ANY_AMOUNT.test(fresh)) return null;
    if (isThing(only, from, fresh))
      return withEntry(state, only, `${/^\d{1,3} /.exec(only.text)?.[0] ?? ''}${fresh.replace(/^(?:an?|the|one) /i, '')}`);
    return withEntry(state, only, withName(state, only.text, pattern, ANY_AMOUNT.test(fresh) ? (written(fresh) ?? fresh) : fresh));
  }
  const named = namedEntry(state, entries, wanted, fresh);
  if (named) return named;
  const amount = written(fresh);
  const telling = wanted.filter((word) => !NO_TOPIC.has(word));
  if (amount === null || wanted.length === 0) return null;
  const about = entries.filter((entry) => isAbout(entry, telling.length > 0 ? telling : wanted) && amountsIn(entry.text) === 1);
  const [only] = about;
  return about.length === 1 && only
    ? withEntry(
        state,
        only,
        only.text.replace(AMOUNT, () => amount),
      )
    : null;
}

const A_RATE = /^(\d{1,2}(?:\.\d{1,2})?) ?%$/;

/** "The rate of interest from 12% to 18%": the one rate of the form that is called so. */
function ofRate(state: RevisionState, { topic, from, to }: { topic: string; from: string; to: string }): CarriedOut {
  const [old, fresh] = [A_RATE.exec(from.trim())?.[1], A_RATE.exec(to)?.[1]];
  const about = conceptsOf(topic);
  const found = state.fields.filter(
    ({ name, label, format }) =>
      format === 'percent' && state.values[name] === old && about.length > 0 && about.every((each) => conceptsOf(label).includes(each)),
  );
  const [only] = found;
  return old !== undefined && fresh !== undefined && found.length === 1 && only ? setField(state, only, fresh) : null;
}

/** "1 wardrobe of teak" with a sofa in its place: what was said of the one is not said of the other. */
const isThing = ({ field, text }: Entry, from: string, fresh: string): boolean =>
  field.format === 'list' &&
  /^\d{1,3} /.test(text) &&
  text.split(' ').length <= 8 &&
  /^[a-z ]+$/.test(from.trim()) &&
  /^[a-z ]+$/.test(fresh);

/** "Asha Mehta: one half": what an entry says of the person whom it names, where the list is named too. */
function namedEntry(state: RevisionState, entries: readonly Entry[], wanted: readonly string[], fresh: string): CarriedOut {
  const found = entries.flatMap((entry) => {
    const [, who = '', what = ''] = /^([^:]{2,60}): (.{1,200})$/.exec(entry.text) ?? [];
    const people = wordsOf(who);
    const rest = wanted.filter((word) => !people.includes(word));
    const label = wordsOf(`${entry.field.label} ${entry.field.name.replaceAll('_', ' ')}`);
    const isMeant = rest.length < wanted.length && rest.length > 0 && rest.every((word) => label.some((each) => alike(each, word)));
    return isMeant && amountsIn(what) === 0 ? [{ entry, who }] : [];
  });
  const [only] = found;
  return found.length === 1 && only ? withEntry(state, only.entry, `${only.who}: ${fresh}`) : null;
}

const amountsIn = (text: string): number => text.match(AMOUNT)?.length ?? 0;

/** "15 lakh" as "Rs. 15,00,000"; null for what is no amount of rupees. */
function written(text: string): string | null {
  const bare =
    /^(?:rs\.? ?|₹ ?|inr ?)?(\d[\d,]*(?:\.\d{1,2})?(?: ?(?:k|thousand|lakhs?|lacs?|crores?|cr))?)(?: (?:a|per|each) month)?$/i.exec(
      text,
    )?.[1];
  const figure = bare === undefined ? null : valueFor(MONEY, bare);
  const printed = figure === null ? null : money(figure, 'INR');
  return printed === null || printed === figure ? null : (printed.split(' (')[0] ?? null);
}

const MONEY = { name: 'amount', label: 'Amount', format: 'money' } as TemplateField;

function exactly(words: string): RegExp | null {
  if (words.trim().length < NAME_MIN) return null;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literalWords(words.trim())}(?![\p{L}\p{N}])`, 'iu');
}

/** A person takes the place of another one, but not their kinship: "my daughter-in-law Leela" does not become "my daughter-in-law Nisha". */
function withName({ content }: RevisionState, text: string, pattern: RegExp, name: string): string {
  // eslint-disable-next-line patterns/known-pattern -- linear: two words of bounded length before the escaped letters of a name
  const related = new RegExp(String.raw`\b${RELATION}(?=${pattern.source})`, 'iu');
  if (!related.test(text)) return text.replace(pattern, () => name);
  // eslint-disable-next-line patterns/known-pattern -- linear: two words of bounded length before the escaped letters of a name
  const own = new RegExp(String.raw`\b(my (?:[a-z-]{3,20}))(?:,)? (?=${exactly(name)?.source ?? '(?!)'})`, 'iu').exec(content)?.[1];
  return text.replace(related, own ? `${own.toLowerCase()} ` : '').replace(pattern, () => name);
}

/** "Rs 25,000" put in the place of the figure of "Rs. 20,000": the currency stands there. */
const CURRENCY_TWICE = /(\bRs\.? ?|₹ ?)(?:rs\.? ?|₹ ?|inr ?)(?=\d)/gi;

function withEntry(state: RevisionState, { field, text }: Entry, written: string): CarriedOut {
  const fresh = written.replace(CURRENCY_TWICE, '$1');
  if (field.format !== 'list') return setField(state, field, fresh);
  const entries = listLines(state.values[field.name] ?? '');
  return setField(state, field, entries.map((each) => (each === text ? fresh : each)).join('\n'));
}

/** Exchanges words that stand in one paragraph alone, and in it once. */
export function changePhrase(state: RevisionState, { topic, from, to }: { topic: string; from: string; to: string }): CarriedOut {
  const pattern = exactly(from);
  const wanted = wordsOf(topic);
  const lines = parseNumbered(state.content);
  const holding = lines.slice(0, bodyEndOf(state.content)).filter(({ text }) => pattern?.test(text));
  const [only] = holding;
  if (!pattern || holding.length !== 1 || !only || only.text.split(pattern).length !== 2) return null;
  if (!wordsOf(only.text).some((word) => wanted.includes(word))) return null;
  const content = printNumbered(
    lines.map((line) => (line.id === only.id ? { ...line, text: line.text.replace(pattern, () => to) } : line)),
  );
  return { state: { ...state, content }, message: `"${from}" is now "${to}"` };
}

const TIMES = /\b(?:twice|thrice|double|treble|(?:two|three|four|five|ten|\d{1,2}) times)\b/i;
const WRITTEN_TIMES: Readonly<Record<string, string>> = {
  double: 'twice',
  thrice: 'three times',
  triple: 'three times',
  'two times': 'twice',
};
/** "The overstay charge to three times the daily rent": how many times something is due. */
export function changeMultiple(state: RevisionState, { topic, times }: { topic: string; times: string }): CarriedOut {
  const wanted = conceptsOf(topic).filter((word) => !['fee', 'penalti', 'fine', 'charg'].includes(word));
  const lines = parseNumbered(state.content);
  const bodyEnd = bodyEndOf(state.content);
  const places = lines.slice(0, bodyEnd).filter(({ text }) => TIMES.test(text) && wanted.every((word) => conceptsOf(text).includes(word)));
  const [only] = places;
  const fresh = WRITTEN_TIMES[times.toLowerCase()] ?? times.toLowerCase();
  if (places.length !== 1 || !only || wanted.length === 0 || only.text.match(new RegExp(TIMES.source, 'gi'))?.length !== 1) return null;
  const text = only.text.replace(TIMES, fresh);
  if (text === only.text) return { refusal: 'The document says so already.' };
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: `${topic}: ${fresh}` };
}

/** What descriptions of people hold, each with how it stands there. */
const DESCRIBED: readonly [RegExp, RegExp, (value: string) => string | null][] = [
  [/^age$/i, /(?<=आयु )\d{1,3}(?= वर्ष)/u, (value) => (/^\d{1,3}(?: years?)?$/.test(value) ? value.replace(/\D/g, '') : null)],
  [/^age$/i, /\baged \d{1,3} years\b/, (value) => (/^\d{1,3}(?: years)?$/.test(value) ? `aged ${value.replace(/\D/g, '')} years` : null)],
  [
    /^(?:occupation|profession)$/i,
    /\bby (?:occupation|profession)(?: an?)? [^,;]{2,60}/,
    (value) => `by occupation ${value.replace(/^an? /i, '')}`,
  ],
  [/^(?:father|father name|father's name)$/i, /\b(son|daughter) of [^,;]{2,60}/, (value) => `$1 of ${value.replaceAll('$', '')}`],
];

/** "The tenant's age to 35": a part of what a form says about a person. */
export function changeDescription(state: RevisionState, { who, what, value }: { who: string; what: string; value: string }): CarriedOut {
  const parents = state.fields.filter(({ name }) => name.endsWith('_parentage') && state.values[name]);
  const alone = parents.length === 1 ? parents[0]?.name.replace(/_parentage$/, '') : undefined;
  const person = who === '' ? alone : fieldNamed(state.fields, who)?.name.replace(/_name$/, '');
  const parentage = parents.find(({ name }) => name === `${person ?? ''}_parentage`);
  const child = /^(son|daughter) of /.exec((parentage && state.values[parentage.name]) ?? '')?.[1];
  if (/^father/i.test(what)) return parentage && child ? setField(state, parentage, `${child} of ${value.trim()}`) : null;
  const described = state.fields.filter(({ name }) => name.endsWith('_description') && state.values[name]);
  const field =
    described.find(({ name }) => person !== undefined && name === `${person}_description`) ??
    (who === '' && described.length === 1 ? described[0] : undefined);
  const before = (field && state.values[field.name]) ?? '';
  const parts = DESCRIBED.filter(([named]) => named.test(what));
  const [, pattern, words] = parts.find(([, each]) => each.test(before)) ?? [];
  const fresh = words?.(value.trim()) ?? null;
  if (!field || !pattern || fresh === null) return inEntryOf(state, who, value, parts);
  return setField(state, field, before.replace(pattern, fresh));
}

/** "Rohan Mehta's age" where a list of people says it of each: the one entry that begins with the name. */
function inEntryOf(state: RevisionState, who: string, value: string, parts: typeof DESCRIBED): CarriedOut {
  const called = who.toLowerCase().trim();
  const found = state.fields.flatMap((field) => {
    const entries = field.format === 'list' && called !== '' ? listLines(state.values[field.name] ?? '') : [];
    return entries.flatMap((entry) => {
      const isMeant = entry.toLowerCase().startsWith(called) && /^[ ,]/.test(entry.slice(called.length));
      const [, pattern, words] = parts.find(([, each]) => isMeant && each.test(entry)) ?? [];
      const fresh = words?.(value.trim()) ?? null;
      return pattern && fresh !== null ? [{ field, entries, entry, fresh: entry.replace(pattern, fresh) }] : [];
    });
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  return setField(state, only.field, only.entries.map((entry) => (entry === only.entry ? only.fresh : entry)).join('\n'));
}
