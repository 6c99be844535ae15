import type { TemplateField } from '../../template/template-schema.js';
import { fieldLike, fieldNamed, termField } from '../find-field.js';
import { money } from '../../values/amounts.js';
import { dateOf } from '../../values/dates.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { valueFor } from '../plain-values.js';
import { saysSomethingOf } from '../predicates.js';
import { type CarriedOut, isNoValue, noValue, type RevisionState, setField } from './apply-field.js';

/**
 * Sets the field that a few words name to a value as an instruction words it.
 * @param stated whether it is what the field "should be", which may be something other than a value
 */
export function setNamed(state: RevisionState, name: string, written: string, stated = false): CarriedOut {
  const field = lasting(state, name, written) ?? fieldNamed(state.fields, name) ?? partnersField(state, name) ?? fieldHolding(state, name);
  const { values } = state;
  const monthly = values.monthly_rent ?? values.license_fee;
  const value = field && valueFor(field, withYear(field, written, values[field.name]), monthly);
  if (field && stated && saysSomethingOf(field, written)) return null;
  if (field && value && isFigureForWords(field, value, values[field.name])) return null;
  const whole = field && value && wholeText(field, fullName(state, field, value), values[field.name]);
  const result = field && whole ? setField(state, field, whole) : null;
  if (result && !isNoValue(result)) return result;
  // "Let the loan be repaid by 1 April": a date is no amount of the loan, but the date of its repayment.
  // What a code such as a PIN does not take is no value of another field.
  const isOfKind = !field || ['date', 'number', 'money', 'percent', 'text', 'list'].includes(field.format);
  const like = isOfKind ? fieldLike(state.fields, name, written) : null;
  const other = like && like.name !== field?.name ? valueFor(like, written, monthly) : null;
  if (like && other) return setField(state, like, other);
  return field ? (result ?? { refusal: noValue(written, field) }) : null;
}

/** A part of a text in the place that it has in it: a house number in an address, a sum in a sentence. */
const wholeText = (field: TemplateField, value: string, held: string | undefined): string =>
  inItsSentence(field, inItsAddress(field, withOffice(field, withDays(value, held), held), held), held);

/** Another name with the office that stands behind the one before: "Neha Gupta, data protection officer". */
function withOffice({ name }: TemplateField, value: string, held = ''): string {
  const office = name.endsWith('_name') && !value.includes(',') ? /^\p{Lu}[^,]{2,60}(, \p{Ll}[^,]{3,60})$/u.exec(held)?.[1] : undefined;
  return office === undefined ? value : value + office;
}

const HOURS = /^(?:from )?\d{1,2}(?:[.:]\d{2})? ?[ap]\.?m\.? to \d{1,2}(?:[.:]\d{2})? ?[ap]\.?m\.?/i;

/** Other hours on the days that stand behind the ones before: "9.30 a.m. to 6 p.m., Monday to Friday". */
function withDays(value: string, held = ''): string {
  const old = HOURS.exec(held)?.[0];
  return old !== undefined && HOURS.exec(value)?.[0] === value && held[old.length] === ',' ? value + held.slice(old.length) : value;
}

/** "Rs 75 lakh" in the place of the one sum of "public liability insurance of at least Rs. 50,00,000". */
function inItsSentence({ format, options }: TemplateField, value: string, held = ''): string {
  const [only, ...others] = valuesIn(value).filter(({ kind }) => kind === 'money');
  const [old, ...more] = valuesIn(held).filter(({ kind }) => kind === 'money');
  if (format !== 'text' || options || !isSentenceOf(value, held) || !only || others.length > 0 || !old || more.length > 0) return value;
  if (only.from > 0 || only.to < value.length || (old.from === 0 && old.to === held.length)) return value;
  return `${held.slice(0, old.from)}${money(String(only.value), 'INR').split(' (')[0] ?? ''}${held.slice(old.to)}`;
}

const OF_SOMEBODY = /(?:_name|_executor|_signatory|_beneficiary|_with|^executor|^guardian)$/;

/** "Rohan" as "Rohan Mehta", where the draft names one person so. */
function fullName({ content }: RevisionState, { name, format, options }: TemplateField, value: string): string {
  if (!OF_SOMEBODY.test(name) || format !== 'text' || options || !/^\p{Lu}\p{Ll}{1,20}$/u.test(value)) return value;
  const own = new Set(
    content
      .split(`${value} `)
      .slice(1)
      .flatMap((rest) => /^\p{Lu}[\p{L}.'’]{1,20}(?: \p{Lu}[\p{L}.'’]{1,20})?(?![\p{L}])/u.exec(rest)?.[0] ?? [])
      .map((surname) => `${value} ${surname.replace(/\.$/, '')}`),
  );
  return own.size === 1 ? ([...own][0] ?? value) : value;
}

const OF_THE_WHOLE = /^(?:the |this |whole )?(?:contract|agreement|lease|tenancy|engagement|arrangement|deal|memorandum|mou|licen[cs]e)$/i;
const A_SPAN = /^(?:for )?(?:\d{1,3}|[a-z]{3,12}(?:-[a-z]{3,9})?) (?:days?|weeks?|months?|years?)$/i;

/** "The contract to two years": how long it lasts. */
const lasting = ({ fields }: RevisionState, name: string, written: string): TemplateField | null =>
  OF_THE_WHOLE.test(name) && A_SPAN.test(written) ? termField(fields) : null;

const DAY_AND_MONTH = /^(?:on |the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?$/i;

/** "31 July" of the year of the date that it takes the place of. */
function withYear({ format }: TemplateField, written: string, held = ''): string {
  const [, day = '', month = ''] = DAY_AND_MONTH.exec(written.trim()) ?? [];
  const year = dateOf(held)?.year;
  const whole = `${day} ${month} ${String(year)}`;
  return format === 'date' && day !== '' && year !== undefined && dateOf(whole) ? whole : written;
}

/** "14 Lodhi Road" in the place of "12 Lodhi Road" of a whole address; any other value as it is. */
function inItsAddress({ name }: TemplateField, value: string, held = ''): string {
  const [, number = '', street = ''] = /^(\d{1,5}[A-Za-z]?(?:[/-]\d{1,5})?) ([\p{L} .'-]{4,60})$/u.exec(value) ?? [];
  const at = held.toLowerCase().indexOf(` ${street.toLowerCase()}`);
  const old = /\d[\w/-]{0,10}$/.exec(held.slice(0, Math.max(0, at)))?.[0];
  if (!name.endsWith('_address') || street === '' || at < 0 || old === undefined || held.length <= value.length) return value;
  return `${held.slice(0, at - old.length)}${number}${held.slice(at)}`;
}

/** "The bank account for payment": the one line of text whose label and value together speak of all that a name says. */
function fieldHolding({ fields, values }: RevisionState, name: string): TemplateField | null {
  const wanted = conceptsOf(name);
  const found = fields.filter(({ name: own, label, format, options }) => {
    const value = values[own] ?? '';
    if (format !== 'text' || options || value === '') return false;
    const [labelled, held] = [conceptsOf(label), conceptsOf(value)];
    return (
      wanted.length > 1 &&
      wanted.some((word) => labelled.includes(word)) &&
      wanted.every((word) => labelled.includes(word) || held.includes(word))
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "21 days for payment" is not how a notice is sent: a text without figures does not become one that begins with one. */
const isFigureForWords = ({ format, options }: TemplateField, value: string, held = ''): boolean => {
  if (held === '' || options || (format !== 'list' && format !== 'text')) return false;
  const [first] = valuesIn(value).filter(({ kind }) => kind !== 'number');
  const isFigure = first?.from === 0;
  return (
    isFigure &&
    (format === 'list' || !/\d/.test(held) || (first.to === value.length && valuesIn(held)[0]?.from !== 0 && !isSentenceOf(value, held)))
  );
};

/** Whether a sum of rupees has the place of another one in a sentence. */
const isSentenceOf = (value: string, held: string): boolean =>
  [value, held].every((text) => RUPEES.test(text) && valuesIn(text).filter(({ kind }) => kind === 'money').length === 1);
const RUPEES = /\brs\b|₹|\binr\b|lakh|crore/i;

/** "Asha's share": the share or capital of the partner of that name. */
function partnersField({ fields, values }: RevisionState, name: string): TemplateField | null {
  const [, person = '', what = ''] =
    /^(.{2,40}?)(?:'s)? (?:profit )?(share|capital|ratio)/i.exec(name.replace(/^(?:profit )?(share|capital|ratio) of (.+)$/i, "$2's $1")) ??
    [];
  const owners =
    person === ''
      ? []
      : fields.filter(
          (field) =>
            /^partner_\w+_name$/.test(field.name) &&
            (values[field.name] ?? '')
              .toLowerCase()
              .split(' ')
              .includes(person.toLowerCase().split(' ')[0] ?? ''),
        );
  const [owner] = owners;
  return owners.length === 1 && owner
    ? (fields.find((field) => field.name === owner.name.replace('_name', `_${what.toLowerCase().replace('ratio', 'share')}`)) ?? null)
    : null;
}
