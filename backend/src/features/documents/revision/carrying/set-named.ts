import type { TemplateField } from '../../template/template-schema.js';
import { fieldLike, fieldNamed, termField } from '../find-field.js';
import { listLines } from '../../values/list-lines.js';
import { count, money } from '../../../../core/text/values/amounts.js';
import { dateOf } from '../../../../core/text/values/dates.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { quantityIn, unitOf, valueFor } from '../plain-values.js';
import { saysSomethingOf } from '../predicates.js';
import { personCalled } from '../wording/recipients.js';
import { partiesOf, termFor } from '../wording/terms.js';
import { changeInPlace } from './in-place.js';
import { type CarriedOut, isNoValue, noValue, type RevisionState, setField } from './apply-field.js';

/**
 * Sets the field that a few words name to a value as an instruction words it.
 * @param stated whether it is what the field "should be", which may be something other than a value
 */
export function setNamed(state: RevisionState, name: string, said: string, stated = false): CarriedOut {
  // "The seat also Pune".
  const written = said.replace(/^(?:also|now|again|simply|just) (?=\S)/i, '');
  // "One month for the employee": of what, it does not say.
  if (termFor(partiesOf(state), name) !== undefined && valuesIn(written).some(({ from }) => from === 0)) return null;
  const field =
    lasting(state, name, written) ??
    fieldNamed(state.fields, name) ??
    partnersField(state, name) ??
    ownField(state, name) ??
    fieldHolding(state, name);
  if (field && PLACED.test(field.name) && /^(?:at|in) (?=[\d\p{Lu}])/u.test(written))
    return setNamed(state, name, written.replace(/^(?:at|in) /, ''), stated);
  const { values } = state;
  const monthly = values.monthly_rent ?? values.license_fee;
  const value = field && valueFor(field, withYear(field, ofTheDraft(state, field, written), values[field.name]), monthly);
  const figure =
    field && value ? (onlyTheSum(field, written, values[field.name]) ?? figureAmongWords(field, value, values[field.name])) : null;
  if (field && figure !== null) return setField(state, field, figure);
  // One of several entries: the others are not to go with it.
  if (field?.format === 'list' && listLines(values[field.name] ?? '').length > 1 && /\d/.test(written) && written.split(' ').length <= 4)
    return changeInPlace(state, {
      topic: `${name} ${written.replace(/[^\p{L} ]/gu, ' ')}`,
      from: '',
      to: written.slice(Math.max(0, written.search(/(?:rs\.? ?|₹ ?)?\d/i))),
    });
  const entry = field?.format === 'list' ? entryLike(field, written, values[field.name]) : null;
  if (field && entry !== null) return setField(state, field, entry);
  if (field && stated && saysSomethingOf(field, written)) return null;
  // "Three" is no way of operating an account.
  if (field?.format === 'text' && !field.options && NUMBER_ONLY.test(written) && /\p{L}{2} \p{L}{2}/u.test(values[field.name] ?? ''))
    return { refusal: noValue(written, field) };
  // "The gift should be 50-50": figures take the place of no words.
  if (field && isFigureOnly(field, written, values[field.name])) return { refusal: noValue(written, field) };
  if (field && PLACES.test(field.name) && NO_PLACE.test(written)) return { refusal: noValue(written, field) };
  // The courts are no seat of an arbitration.
  if (field?.name === 'arbitration_seat' && /\bcourts?\b/i.test(written)) return { refusal: noValue(written, field) };
  // "Surat as a partner with 10% share": a rate is no address.
  if (field?.name.endsWith('_address') && valuesIn(written).some(({ kind }) => kind === 'percent'))
    return { refusal: noValue(written, field) };
  // "14 loud रोड": what was translated in part is no text of a draft in either language.
  if (field && field.format !== 'date' && /[\u0900-\u097f]/.test(written) && /[a-z]{2}/.test(written))
    return { refusal: noValue(written, field) };
  // "1 April 2023" is no period from one day to another.
  if (field?.format === 'text' && datesIn(values[field.name]) === 2 && datesIn(written) === 1) return { refusal: noValue(written, field) };
  // A description says more than a figure.
  if (field?.name.endsWith('_description') && lettersIn(written) === 0) return null;
  if (field && isNoName(field, written, values[field.name])) return { refusal: noValue(written, field) };
  if (field && isPlaceOfCourt(field, written, values[field.name])) return setField(state, field, courtAt(written, values[field.name]));
  if (field && isActForName(field, written, values[field.name])) return null;
  if (field && value && isFigureForWords(field, value, values[field.name])) return null;
  if (field && value && isCodeForWords(field, value, values[field.name])) return null;
  if (field && value && isAmountAmongWords(field, value, values[field.name]))
    return changeInPlace(state, { topic: name, from: '', to: value });
  const whole = field && value && wholeText(field, person(state, field, value), values[field.name]);
  const result = field && whole ? setField(state, field, whole) : null;
  if (result && !isNoValue(result)) return result;
  const inDays = field && isNoValueOrNone(result) ? inOtherUnit(state, field, written) : null;
  if (inDays) return inDays;
  // "Let the loan be repaid by 1 April": a date is no amount of the loan, but the date of its repayment.
  // What a code such as a PIN does not take is no value of another field.
  const isOfKind = !field || ['date', 'number', 'money', 'percent', 'text', 'list'].includes(field.format);
  const like = isOfKind ? fieldLike(state.fields, name, written) : null;
  const other = like && like.name !== field?.name ? valueFor(like, written, monthly) : null;
  if (like && other) return setField(state, like, other);
  return field ? (result ?? { refusal: noValue(written, field) }) : null;
}

const isNoValueOrNone = (result: CarriedOut): boolean => result === null || isNoValue(result);

/** "45 days" where the form counts in months: the text says it as it was said. Null where no single place has the figure of the form. */
function inOtherUnit(state: RevisionState, field: TemplateField, written: string): CarriedOut {
  const [own, held] = [unitOf(field), state.values[field.name]];
  const said = OTHER_LENGTH.exec(written);
  const unit = said?.[2]?.toLowerCase();
  const figure = said && quantityIn(said[1] ?? '', null);
  if (field.format !== 'number' || (own !== 'month' && own !== 'year') || held === undefined || !unit || !figure || figure === '0')
    return null;
  const [before, after] = [count(held, own), count(figure, unit)];
  const printed = state.assemble(state.values).split('\n');
  const others = new Set(state.assemble({ ...state.values, [field.name]: String(Number(held) + 1) }).split('\n'));
  const lines = state.content.split('\n');
  const places = lines.flatMap((line, index) =>
    printed.includes(line) && !others.has(line) && line.split(before).length === 2 ? [index] : [],
  );
  const [only] = places;
  if (places.length !== 1 || only === undefined) return null;
  const content = lines.map((line, index) => (index === only ? line.replace(before, () => after) : line)).join('\n');
  return { state: { ...state, content }, message: `${before} is now ${after}` };
}

const OTHER_LENGTH =
  /^(?:of |at least |only )?(\d{1,4}|[a-z]{3,9}(?:[ -][a-z]{3,6})?)[ -](day|week)s?['’]?(?: (?:notice|only|time|in advance|prior notice|written notice))?$/i;

/** "Deliverables: interim report by 15 July 2026": the one entry that says this with another figure; null where none or several do. */
function entryLike(field: TemplateField, written: string, held = ''): string | null {
  const entries = listLines(held);
  const [said] = [new Set(conceptsOf(written.replace(/\d+/g, ' ')))];
  const alike = entries.filter((entry) => {
    const own = conceptsOf(entry.replace(/\d+/g, ' ')).filter((each) => said.has(each));
    return own.length > 1 && valuesIn(entry).some(({ kind }) => kind === 'date' || kind === 'money');
  });
  const [only] = alike;
  if (entries.length < 2 || alike.length !== 1 || only === undefined || /\n/.test(written) || !/\d/.test(written)) return null;
  const fresh = /^\p{Lu}/u.test(only) ? written.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : written;
  return entries.map((each) => (each === only ? fresh : each)).join('\n');
}

const NUMBER_ONLY = /^(?:any |all )?(?:one|two|three|four|five|six|seven|eight|nine|ten)$/i;

const COURT_WORD = /\b(?:courts?|judges?|magistrates?|commission|tribunal|forum|registrar|authority|bench)\b/i;
const SEATED_AT = /(?<=, |^)\p{Lu}[\p{L} ]{2,40}(?= Courts?\b)/u;

/** "Patiala House" for "the Judicial Magistrate of the First Class, Saket Courts": where the court sits, and no court. */
const isPlaceOfCourt = ({ name, format }: TemplateField, written: string, held = ''): boolean =>
  format === 'text' && /^(?:court|commission)$/.test(name) && !COURT_WORD.test(written) && SEATED_AT.test(held) && /^\p{Lu}/u.test(written);
const courtAt = (written: string, held = ''): string => held.replace(SEATED_AT, () => written);

const isFigureOnly = ({ name, format, options }: TemplateField, written: string, held = ''): boolean =>
  format === 'text' &&
  !options &&
  !/(?:_no|_number|number|id|pin|code)$/.test(name) &&
  !/\p{L}/u.test(written) &&
  /\p{L}{3} \p{L}{3}/u.test(held) &&
  !/\d/.test(held);

/** "Leela Mehta, and 30 days to become 45": a name with something else behind it. */
const isNoName = ({ name }: TemplateField, written: string, held = ''): boolean =>
  (/(?:_name|_signatory|executor|guardian)$/.test(name) || HOLDS_A_NAME.test(held)) &&
  /^(?:rs\.? ?|₹ ?)?\d|,? and [a-z]{3,12} (?:in|at|to|the|it|by|for|every|each|within|once)\b|, (?:alternate|guardian|substitute|executor|trustee|tenant|landlord|witness|director|seat|courts?) \p{Lu}| (?:to be|to become|should|shall|must|will|has to) |,(?: and)? (?:[^,]{0,60} )?\d{1,4}\b/iu.test(
    written,
  );

const HOLDS_A_NAME = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*){1,3}$/u;

/** "The accounts to be operated by two partners": what is done is no name of a bank. */
const isActForName = ({ format, options }: TemplateField, written: string, held = ''): boolean =>
  format === 'text' && !options && ACT.test(written) && !ACT.test(held);
const ACT = /^(?:to be )?[a-z]{3,15}(?:ed|en) (?:by|with|from|at|in|on|to|jointly|only) /i;

/** A part of a text in the place that it has in it: a house number in an address, a name before an office, hours before their days. */
const wholeText = (field: TemplateField, value: string, held: string | undefined): string =>
  inItsAddress(field, withLabel(field, withOffice(field, onItsDays(field, value, held), held), held), held);

/** "Malviya Nagar" of "Police Station Hauz Khas": what the form calls the thing stands before its name. */
const withLabel = ({ label }: TemplateField, value: string, held = ''): string =>
  label.includes(' ') && held.toLowerCase().startsWith(`${label.toLowerCase()} `) && !value.toLowerCase().includes(label.toLowerCase())
    ? `${held.slice(0, label.length)} ${value}`
    : value;

/** Another name with the office that stands behind the one before: "Neha Gupta, data protection officer". */
function withOffice({ name }: TemplateField, value: string, held = ''): string {
  const office = name.endsWith('_name') && !value.includes(',') ? /^\p{Lu}[^,]{2,60}(, \p{Ll}[^,]{3,60})$/u.exec(held)?.[1] : undefined;
  return office === undefined ? value : value + office;
}

const DAY_OF_IT =
  /^(?:on |from )?the (?:date|day) of (?:the |this )?(?:deed|agreement|signing|execution|notice|will|affidavit)(?: itself)?$/i;

/** "The date of the deed": the date that the document bears. */
function ofTheDraft({ fields, values }: RevisionState, { format, name }: TemplateField, written: string): string {
  if (format !== 'date' || !DAY_OF_IT.test(written)) return written;
  const own = fields.find((field) => /^(?:agreement|deed|notice|will|affidavit|execution)_date$/.test(field.name) && field.name !== name);
  return (own && values[own.name]) ?? written;
}

const A_SUM =
  /^(?:rs\.? ?|₹ ?|inr ?)?(\d[\d,]*(?: ?(?:k|thousand|lakhs?|crores?))?)(?: ?\/-)?(?: (?:(?:a|per|each|every) (month|year|day|visit|hearing)|(monthly|yearly)))?$/i;
const EACH: Readonly<Record<string, string>> = { monthly: 'month', yearly: 'year' };

/** "7500 a month" of "Rs. 5,000 for each month": only the sum is another one, written as the draft writes sums. */
function onlyTheSum({ format, options }: TemplateField, written: string, held = ''): string | null {
  const [, sum = '', each, often] = A_SUM.exec(written.trim()) ?? [];
  const sums = valuesIn(held).filter(({ kind }) => kind === 'money');
  const marked = sums.filter(({ from }) => /^(?:rs|₹|inr)/i.test(held.slice(from)));
  const [old, ...others] = marked;
  if (format !== 'text' || options || sum === '' || !old || others.length > 0) return null;
  const per = (each ?? EACH[often ?? ''] ?? '').toLowerCase();
  const fresh = valueFor({ name: 'amount', label: 'Amount', format: 'money' } as TemplateField, sum);
  if (fresh === null || (per !== '' && !held.slice(old.to).includes(per))) return null;
  return held.slice(0, old.from) + (money(fresh, 'INR').split(' (')[0] ?? fresh) + held.slice(old.to);
}

/** "Up to 15% of the salary" of "up to 10% of the Salary, at the discretion of the Employer": only the figure is another one. */
function figureAmongWords({ format, options }: TemplateField, value: string, held = ''): string | null {
  const [old, ...others] = valuesIn(held).filter(({ kind }) => kind !== 'number');
  const [fresh, ...more] = valuesIn(value).filter(({ kind }) => kind !== 'number');
  if (format !== 'text' || options || !old || !fresh || others.length > 0 || more.length > 0 || old.kind !== fresh.kind) return null;
  const [said, known] = [conceptsOf(value), conceptsOf(held)];
  // Of a longer account, which day it tells is not clear.
  const beside = conceptsOf(value.slice(0, fresh.from) + value.slice(fresh.to));
  if (beside.length === 0 && fresh.kind === 'date' && held.split(' ').length > 8) return null;
  // "Up to 15%" says nothing of its own beside the figure.
  const isLess = said.length < known.length && said.every((each) => known.includes(each));
  return isLess ? held.slice(0, old.from) + value.slice(fresh.from, fresh.to) + held.slice(old.to) : null;
}

const HOURS_ONLY = /^\d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\.?)? (?:to|till|until|-|–) \d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\.?)?$/i;

/** "10 a.m. to 7 p.m." of "9.30 a.m. to 6 p.m., Monday to Friday": the days stay. */
function onItsDays({ name }: TemplateField, value: string, held = ''): string {
  const days = /, (?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day.{0,60}$/.exec(held)?.[0] ?? '';
  return /(?:^|_)hours$/.test(name) && HOURS_ONLY.test(value) ? value + days : value;
}

/** "My husband", "Nisha": somebody whom the draft names in full. Who gets something is called "my daughter Nisha Mehta" there. */
const person = (state: RevisionState, { name, format, options }: TemplateField, value: string): string =>
  format === 'text' &&
  !options &&
  (/(?:_name|_signatory|executor|guardian|_with)$/.test(name) || (name.endsWith('beneficiary') && !/^(?:my|his|her) .*\p{Lu}/u.test(value)))
    ? (personCalled(
        state,
        value.replace(/^\p{Ll}+$/u, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
      ) ?? value)
    : value;

const PLACES = /^(?:place|jurisdiction|arbitration_seat)$/;
/** "Mumbai and the courts", "two thirds of them in work": more than a place, or none. */
const NO_PLACE =
  /\band the\b|\b(?:them|it|its|their|both|each|every|work|date|two|three|four|half|third|thirds|per ?cent|percent|shall|should|must|will)\b|\d{7}|%/i;

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

const PLACED = /_address$|^(?:workplace|work_location|principal_place)$/;

/** "14 Lodhi Road" in the place of "12 Lodhi Road" of a whole address; any other value as it is. */
function inItsAddress({ name }: TemplateField, typed: string, held = ''): string {
  const value =
    name.endsWith('_address') && typed === typed.toLowerCase()
      ? typed.replace(/(?<![\p{L}\p{N}'’])(?!(?:of|and|the|near|opposite)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
      : typed;
  const [, number = '', street = ''] = /^(\d{1,5}[A-Za-z]?(?:[/-]\d{1,5})?) ([\p{L} .'-]{4,60})$/u.exec(value) ?? [];
  const at = held.toLowerCase().indexOf(` ${street.toLowerCase()}`);
  const old = /\d[\w/-]{0,10}$/.exec(held.slice(0, Math.max(0, at)))?.[0];
  if (!PLACED.test(name) || street === '' || at < 0 || old === undefined || held.length <= value.length) return value;
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
function isFigureForWords(field: TemplateField, value: string, held = ''): boolean {
  const { format, options } = field;
  const bare = value.replace(/^(?:amount|sum) (?:of )?/i, '');
  const [first] = valuesIn(bare).filter(({ kind }) => kind !== 'number');
  if (held === '' || options || (format !== 'list' && format !== 'text') || first?.from !== 0) return false;
  const isOnly = first.to === bare.length && valuesIn(held)[0]?.from !== 0;
  return format === 'list' || !/\d/.test(held) || (isOnly && !isAmountAmongWords(field, value, held));
}

/** "Insurance of one crore" where the draft has "public liability insurance of at least Rs. 50,00,000": only the sum changes. */
const isAmountAmongWords = ({ format, options }: TemplateField, value: string, held = ''): boolean =>
  format === 'text' &&
  !options &&
  /^(?:rs\.? ?|₹ ?)?\d[\d,.]*(?: ?(?:lakhs?|crores?))?$/i.test(value) &&
  lettersIn(held.slice(0, [...held.matchAll(/(?:Rs\.? ?|₹ ?)\d/g)].at(-1)?.index ?? 0)) >= 2;

/** How many times three letters stand together: whether there are words beside a figure. */
const lettersIn = (text: string): number => (text.match(/\p{L}{3}/gu) ?? []).length;

/** Dates in either script. */
const datesIn = (text = ''): number => text.match(/\d{1,2}[ ./-](?:\p{L}[\p{L}\p{M}.]{2,12}|\d{1,2})[ ./-]\d{4}/gu)?.length ?? 0;

/** "5678" is no account of a deposit with its date and its challan. */
const isCodeForWords = ({ format, options }: TemplateField, value: string, held = ''): boolean =>
  format === 'text' &&
  !options &&
  /^\S{0,12}\d\S{0,12}$/.test(value) &&
  !/^(?:rs\.? ?|₹)/i.test(value) &&
  lettersIn(held) >= 3 &&
  /\d/.test(held) &&
  !valuesIn(value).some(({ kind }) => kind === 'money');

const OWN = /^(.{2,60}?)['’]s (pan|age|address|signatory|e-?mail|pin(?: code)?)$/i;

/** "Ira's age": a particular of the one party who bears that name. */
function ownField({ fields, values }: RevisionState, name: string): TemplateField | null {
  const [, who = '', what = ''] = OWN.exec(name.replace(/^the /i, '')) ?? [];
  const said = who.toLowerCase().split(' ');
  const owners = fields.filter((field) => {
    const held = (values[field.name] ?? '').toLowerCase().split(' ');
    return field.name.endsWith('_name') && who !== '' && said.every((word, index) => held[index] === word);
  });
  const own =
    owners.length === 1 ? owners[0]?.name.replace(/_name$/, `_${what.toLowerCase().replace('-', '').replace(' code', '')}`) : undefined;
  return fields.find((field) => field.name === own) ?? null;
}

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
