import type { FormValues } from '../../template/form-values.js';
import { closedFields } from '../../template/rules/conditions.js';
import type { TemplateField } from '../../template/template-schema.js';
import { bodyEndOf, byContent, byNumber, byTitle, type LineRange, speaksOf } from '../numbered/find-lines.js';
import { citationOf, type NumberedLine, parseNumbered, printTidy } from '../numbered/numbered-text.js';
import { endOf, isHeading, removeLines } from '../numbered/remove-lines.js';
import { fieldNamed } from '../find-field.js';
import { MARK } from '../../values/marks.js';
import { conceptsOf } from '../meaning/concepts.js';
import { listLines } from '../../values/list-lines.js';
import { bareName, wordsOf } from '../../values/name-words.js';
import { positionOf } from '../../values/ordinals.js';
import { keyOf } from '../instructions/field-aliases.js';
import { entryOf } from './list-entries.js';
import { listFieldsCalled } from './list-nouns.js';
import { type CarriedOut, fieldsCalled, type RevisionState, setField, withValues } from './apply-field.js';
import { SENTENCE_END } from '../wording/sentences.js';
import { personCalled } from '../wording/recipients.js';
import { partiesOf, termFor } from '../wording/terms.js';
import { rowsOf, writtenRows } from '../../values/rows.js';

/** Parts of documents that stand there because of optional fields, by what people call them. */
const PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    'arbitration|arbitration clause=arbitration_seat;special conditions|special condition=special_conditions;guarantor|guarantee|guaranty=guarantor_name,guarantor_address;security=security;' +
    'third partner=partner_three_name,partner_three_address,partner_three_capital,partner_three_share;fourth partner=partner_four_name,partner_four_address,partner_four_capital,partner_four_share;' +
    'instalments|emi|emis=instalment_amount,instalment_count,first_instalment_date;annexures|documents|enclosures=annexures,documents;substitute|substitute attorney=substitute_name;' +
    'restrictions=restrictions;liability cap|limit of liability=liability_cap;expenses=expenses;advocate=advocate_name,advocate_address;non solicitation|non solicit|non solicitation period=non_solicit_months;' +
    'exclusivity=exclusivity_months;bonus=bonus_terms;probation|probation period=probation_months;lock in|lock in period=lock_in_months;maintenance|maintenance charges=maintenance_charges;' +
    'rent increase|escalation|rent escalation|yearly increase|annual increase|increment=rent_increase_percent,fee_increase_percent,yearly_increase_percent;interest|interest claim|demand for interest|interest demand|claim for interest|claim of interest=interest_rate;' +
    'additional charges=additional_charges;reserved rights=reserved_rights;funeral wishes=funeral_wishes;remuneration=remuneration,attorney_fee;end date=end_date;benefits=benefits;guardian=guardian_name'
  )
    .split(';')
    .flatMap((line) => {
      const [names = '', fields = ''] = line.split('=');
      return names.split('|').map((name): [string, string[]] => [keyOf(name), fields.split(',')]);
    }),
);
const BEFORE_NAME = /^(?:(?:the|all|any|fixed|specific|whole|entire|entirely|complete) ){1,3}/i;
const AFTER_NAME =
  / (?:clause|section|provision|paragraph|para|term|condition|part|bit|thing|stuff|from the (?:agreement|deed|document|contract)|entirely|completely|altogether|fully)$/i;

/** "Remove the mortgage": the one entry of the form's lists that begins with these words, where nothing else is called so. */
function entryBeginning(state: RevisionState, name: string): CarriedOut {
  const wanted = wordsOf(name.replace(/^(?:the|an?) /i, ''));
  if (
    wanted.length === 0 ||
    /\d/.test(name) ||
    fieldNamed(state.fields, name) ||
    byTitle(parseNumbered(state.content), name, bodyEndOf(state.content))
  )
    return null;
  const found = state.fields.flatMap((field) =>
    field.format === 'list'
      ? listLines(state.values[field.name] ?? '')
          .filter((entry) => wanted.every((word, index) => wordsOf(entry.replace(/^(?:the|an?|\d{1,3}) /i, ''))[index] === word))
          .map((entry) => ({ field, entry }))
      : [],
  );
  const [only] = found;
  return found.length === 1 && only ? entryOf(state, { list: only.field.label, entry: only.entry, gone: true }) : null;
}

/** Leaves something out: what optional fields put into the document, a clause, or a paragraph inside one. */
export function removal(state: RevisionState, written: string): CarriedOut {
  // Words in quotation marks are those that stand in the draft, and speak of nothing else.
  if (written.includes('"')) return { refusal: `${written.slice(0, 120)} does not stand in the document.` };
  const name = written
    .replace(/^(?:the )?(?:whole|entire|complete)(?: of)? (?:the )?(?=\S)/i, '')
    .replace(/ (?:entirely|completely|altogether|fully|in full|in its entirety|as a whole)$/i, '');
  const inner = name.replace(
    /^(?:the |any |all )?(?:appointment|nomination|naming|claim|request|requirement|reference|mention|need|provision|prayer|demand|obligation|restriction|prohibition|ban|bar|statement|sentence|list|schedule|inventory|covenant|warranty|representation|undertaking) (?:for|of|to|about|on|regarding) /i,
    '',
  );
  const listed = wholeList(state, name) ?? entryBeginning(state, name);
  if (listed) return listed;
  const bare = name.replace(KIND_OF_TERM, '');
  // "Remove John": by the whole name.
  const person = /^\p{Lu}\p{Ll}{2,20}$/u.test(name) ? personCalled(state, name) : null;
  return (
    removed(state, name) ??
    (inner === name ? null : removed(state, inner)) ??
    (bare === name || !bare.includes(' ') ? null : removed(state, bare)) ??
    (person === null ? null : removed(state, person))
  );
}

/** "The reverse engineering restriction": a noun that says what kind of term it is. */
const KIND_OF_TERM =
  / (?:requirement|restriction|obligation|duty|prohibition|ban|bar|right|undertaking|covenant|warranty|allowance|facility|permission)s?$/i;
const LIST_OF = /^(?:the )?(?:(?:list|schedule|inventory) of (?:the |all )?(.{3,40})|([a-z][a-z ]{3,40}?) (?:list|inventory))$/i;

/** "The schedule of furniture": everything that an optional list of the form holds. */
function wholeList(state: RevisionState, name: string): CarriedOut {
  const noun = LIST_OF.exec(name)?.slice(1).find(Boolean);
  if (noun === undefined) return null;
  const [list, ...lists] = listFieldsCalled(state.fields, noun).filter((field) => !field.required && state.values[field.name]);
  if (!list || lists.length > 0) return { refusal: `The document has no list of ${noun} that can be left out.` };
  const { [list.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${list.label}`);
}

const ORDINAL = /^(?:the )?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) (.{3,40})$/i;
/** "Document (d)", "item (b) from the documents": an entry by its letter. */
const LETTERED = /^(?:the )?([a-z][a-z ]{2,30}?) ?\(([a-h])\)$/i;
const LETTER_OF =
  /^(?:the )?(?:item|entry|point|limb|part|number|no\.?|one)? ?\(?([a-h])\)? (?:of|from|in|under|among) (?:the )?(?:list of )?([a-z][a-z ]{2,40}?)(?: list)?$/i;
const OF_THE_DRAFT = /^(?:item|entry|point|limb|part|sub-?clause|clause|paragraph|para|section|schedule)s?\b/i;

/** "The second special condition", "document (d)": an entry of a list by its place. */
function byPosition(state: RevisionState, name: string): CarriedOut {
  const lettered = LETTERED.exec(name);
  const of = lettered ? null : LETTER_OF.exec(name);
  const [letter, list] = lettered ? [lettered[2], lettered[1]] : of ? [of[1], of[2]] : [undefined, undefined];
  if (letter !== undefined && list !== undefined && !OF_THE_DRAFT.test(list)) return byLetter(state, letter, list);
  if (letter !== undefined && /^(?:item|entry|point)$/i.test(list ?? '')) return onlyOfItsLetter(state, letter);
  const [, ordinal = '', noun = ''] = ORDINAL.exec(name) ?? [];
  const named = fieldNamed(state.fields, noun);
  const field =
    listFieldsCalled(state.fields, noun).find(({ name: own }) => state.values[own]) ?? (named?.format === 'list' ? named : undefined);
  const entries = listLines((field && state.values[field.name]) ?? '');
  const entry = entries.at(positionOf(ordinal) ?? entries.length);
  if (!field || ordinal === '') return null;
  if (entry === undefined) return { refusal: `${field.label}: there is no ${ordinal} entry.` };
  return entryOf(state, { list: field.label, entry, gone: true });
}

/** "Item (d)" of a draft in which a single list goes as far as that; null where none or several do. */
function onlyOfItsLetter(state: RevisionState, letter: string): CarriedOut {
  const at = letter.toLowerCase().charCodeAt(0) - 97;
  const long = state.fields.filter(({ name, format }) => format === 'list' && listLines(state.values[name] ?? '').length > at);
  const [only] = long;
  const isAlone = state.content.split('\n').filter((line) => line.startsWith(`(${letter.toLowerCase()}) `)).length === 1;
  return long.length === 1 && only && isAlone ? byLetter(state, letter, only.label) : null;
}

function byLetter(state: RevisionState, letter: string, noun: string): CarriedOut {
  const named = fieldNamed(state.fields, noun);
  const field =
    listFieldsCalled(state.fields, noun).find(({ name: own }) => state.values[own]) ?? (named?.format === 'list' ? named : undefined);
  if (!field) return null;
  const entry = listLines(state.values[field.name] ?? '')[letter.toLowerCase().charCodeAt(0) - 97];
  if (entry === undefined) return { refusal: `${field.label}: there is no entry (${letter.toLowerCase()}).` };
  return entryOf(state, { list: field.label, entry, gone: true });
}

function removed(state: RevisionState, name: string): CarriedOut {
  const person = partyGone(state, name);
  if (person) return person;
  const numbered = IS_NUMBERED.test(name) ? byNumberIn(state, name) : null;
  if (numbered) return numbered;
  const placed = byPosition(state, name);
  if (placed) return placed;
  const bare = bareName(name, BEFORE_NAME, AFTER_NAME);
  const option = fieldNamed(state.fields, name) ?? fieldNamed(state.fields, bare);
  if (option?.options?.includes('no') && state.values[option.name] === 'yes') return setField(state, option, 'no');
  const fields = optionalFields(state, bare);
  if (fields.length > 0) {
    // Whoever is named no longer has no age, address or co-parties either.
    const roles = fields.flatMap((field) => (field.name.endsWith('_name') ? [field.name.slice(0, -'name'.length)] : []));
    const gone = new Set(
      state.fields
        .map((field) => field.name)
        .filter((own) => fields.some((field) => field.name === own) || roles.some((role) => own.startsWith(role))),
    );
    const values = withoutClosed(state.fields, Object.fromEntries(Object.entries(state.values).filter(([field]) => !gone.has(field))));
    const cleared = withValues(state, values, `Left out: ${fields.map(({ label }) => label).join(', ')}`);
    if (cleared && 'state' in cleared) return withoutClause(cleared, bare);
  }
  const entry = entryCalled(state, bare);
  if (entry) return entry;
  const described = fieldDescribed(state, bare);
  if (described) return described;
  const lines = parseNumbered(state.content);
  const bodyEnd = bodyEndOf(state.content);
  const named = byNumber(lines, name, bodyEnd) ?? byHalfTitle(lines, bare, bodyEnd) ?? byTitle(lines, bare, bodyEnd);
  if (named) return without(state, lines, named);
  const needed = fieldNamed(state.fields, bare);
  const printed = needed && !needed.required ? printedBy(state, lines, needed) : null;
  if (printed) return printed;
  if (needed && ['number', 'money', 'date'].includes(needed.format) && state.values[needed.name])
    return { refusal: `${needed.label} cannot be left out of this document.` };
  const range = byContent(lines, bare, bodyEnd);
  if (range && !isOneSentence(lines, range, bare)) return without(state, lines, range);
  // "The bank officer's evidence": an entry of the list that the last word calls.
  const [, what = '', noun = ''] = /^(?:the )?(.{3,60}?)(?:['’]s)? ([a-z]{4,14})$/i.exec(name) ?? [];
  const list = noun === '' ? undefined : listFieldsCalled(state.fields, noun).find(({ name: own }) => state.values[own]);
  const gone = list && entryOf(state, { list: list.label, entry: what, gone: true });
  return gone && 'state' in gone ? gone : null;
}

/** "The second buyer": one of those who are a party together. A party by itself is no clause that bears its name. */
function partyGone(state: RevisionState, name: string): CarriedOut {
  const [, ordinal = '', who = ''] = CO_PARTY.exec(name) ?? [];
  const term = who === '' ? undefined : termFor(partiesOf(state), who);
  if (term === undefined) return null;
  const field = state.fields.find(
    ({ name: own, format }) => format === 'rows' && own === `${term.toLowerCase().replaceAll(' ', '_')}_co_parties`,
  );
  const rows = rowsOf((field && state.values[field.name]) ?? '');
  const place = /^(?:other|last|joint|co-?)$/i.test(ordinal.trim()) ? rows.length - 1 : (positionOf(ordinal.trim()) ?? 0) - 1;
  if (!field || rows.length === 0 || place < 0 || place >= rows.length) return { refusal: `The document has no such ${term}.` };
  const left = rows.filter((_row, index) => index !== place);
  const { [field.name]: _gone, ...values } = state.values;
  return withValues(
    state,
    left.length > 0 ? { ...values, [field.name]: writtenRows(left) } : values,
    `Left out: ${rows[place]?.[0] ?? term}`,
  );
}

const CO_PARTY = /^(?:the )?(second|third|fourth|fifth|2nd|3rd|4th|5th|other|last|joint|co-?) ?([a-z][a-z ]{2,29}?)$/i;

/** "Paragraph 4.2" is the one of that number, whatever entry of a list begins with the same figures. */
const IS_NUMBERED =
  /^(?:the )?(?:(?:sub-?)?clause|section|para(?:graph)?|point) (?:no\.? ?)?\d{1,3}(?:\.\d{1,3})?(?: ?\([a-z]\))?$|^\d{1,3}\.\d{1,3}(?: ?\([a-z]\))?$/i;

function byNumberIn(state: RevisionState, name: string): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = byNumber(lines, name.replace(/^the /i, ''), bodyEndOf(state.content));
  return range ? without(state, lines, range) : null;
}

/** A figure that the form always has, such as a rate with a usual value: the one paragraph that says it and nothing else. */
function printedBy(state: RevisionState, lines: readonly NumberedLine[], field: TemplateField): CarriedOut {
  const probe = OTHER_VALUE[field.format];
  const held = state.values[field.name] ?? field.default ?? '';
  if (probe === undefined || held === '') return null;
  const own = parseNumbered(state.assemble(state.values));
  const others = new Set(parseNumbered(state.assemble({ ...state.values, [field.name]: probe })).map(({ text }) => text));
  const changed = own.filter(({ text }) => !others.has(text));
  const at = changed.length === 1 ? lines.findIndex(({ text }) => text === changed[0]?.text) : -1;
  const isWhole = at >= 0 && !SENTENCE_END.test(lines[at]?.text ?? '') && lines[at]?.mark === MARK.sub;
  return isWhole ? without(state, lines, { from: at, to: endOf(lines, at, bodyEndOf(state.content)) }) : null;
}

/** Values that no form is likely to have. */
const OTHER_VALUE: Readonly<Partial<Record<TemplateField['format'], string>>> = { percent: '87', money: '987654' };

/** Whether one of several sentences of a paragraph speaks of something: the others stay. */
function isOneSentence(lines: readonly NumberedLine[], { from, to }: LineRange, name: string): boolean {
  const sentences = (lines[from]?.text ?? '').split(SENTENCE_END);
  const isAlone = lines.slice(from + 1, to).every(({ mark }) => mark === '');
  // What an act requires is not taken out because it speaks of the same.
  if (/\bAct,? (?:19|20)\d\d\b/.test(lines[from]?.text ?? '')) return true;
  return isAlone && sentences.length > 1 && sentences.filter((sentence) => speaksOf(sentence, wordsOf(name))).length === 1;
}

/** "Data protection" of a clause on "Confidentiality and data protection": the paragraphs that speak of it and not of the rest. */
function byHalfTitle(lines: readonly NumberedLine[], name: string, bodyEnd: number): LineRange | null {
  const wanted = conceptsOf(name);
  const whole = wanted.length > 0 ? byTitle(lines, name, bodyEnd) : null;
  const halves = whole && (lines[whole.from]?.text ?? '').split(/,? and |, /).map(conceptsOf);
  const own = halves?.findIndex((half) => half.length > 0 && half.every((word) => wanted.includes(word))) ?? -1;
  if (
    !whole ||
    !halves ||
    halves.length < 2 ||
    own < 0 ||
    halves.some((half, index) => index !== own && half.some((word) => wanted.includes(word)))
  )
    return null;
  const others = halves.filter((_half, index) => index !== own).flat();
  const paragraphs = lines.flatMap((line, index) => {
    if (index <= whole.from || index >= whole.to || line.mark !== MARK.sub) return [];
    const held = conceptsOf(line.text);
    return wanted.some((word) => held.includes(word)) && !others.some((word) => held.includes(word)) ? [index] : [];
  });
  const [only] = paragraphs;
  return paragraphs.length === 1 && only !== undefined ? { from: only, to: endOf(lines, only, bodyEnd) } : null;
}

/** What a form says of somebody who is no longer named in it goes too; it would refuse every later change. */
export function withoutClosed(fields: readonly TemplateField[], values: FormValues): FormValues {
  const closed = new Set(closedFields(fields, values).map(({ field }) => field));
  if (closed.size === 0) return values;
  return withoutClosed(fields, Object.fromEntries(Object.entries(values).filter(([field]) => !closed.has(field))));
}

/** A clause that still stands when what its field put into it is gone: the template has other words for it then. */
function withoutClause(cleared: { state: RevisionState; message: string }, name: string): CarriedOut {
  const lines = parseNumbered(cleared.state.content);
  const range = byTitle(lines, name, bodyEndOf(cleared.state.content));
  const named = conceptsOf(name);
  // "Expenses and remuneration" is about more than the remuneration.
  const isWhole = conceptsOf((range && lines[range.from]?.text) ?? '').every((concept) => named.includes(concept));
  const left = range && isWhole ? without(cleared.state, lines, range) : null;
  return left && 'state' in left ? { state: left.state, message: cleared.message } : cleared;
}

/** "The gift to the library": the one entry of a list that has the words, beside those of the list's own name. */
function entryCalled(state: RevisionState, name: string): CarriedOut {
  const wanted = wordsOf(name.replace(/\b(?:due|dated|payable|falling|made) (?=on|by|in|for)/gi, ''));
  const places = state.fields
    .filter(({ format }) => format === 'list')
    .flatMap((field) => {
      const own = new Set(wordsOf(`${field.label} ${field.name.replaceAll('_', ' ')}`));
      const isOfIt = listFieldsCalled(state.fields, /^[a-z]+(?= |$)/i.exec(name)?.[0] ?? '').includes(field);
      const rest = wanted.filter((word, index) => !own.has(word) && !(index === 0 && isOfIt));
      const entries = listLines(state.values[field.name] ?? '').filter(
        (entry) => rest.length > 0 && rest.every((word) => wordsOf(entry).includes(word)),
      );
      return entries.map((entry) => ({ field, entry, isNamed: rest.length < wanted.length }));
    });
  const named = places.filter(({ isNamed }) => isNamed);
  const found =
    named.length > 0
      ? named
      : places.filter(({ field, entry }) => field.name === 'special_conditions' || wanted.length > 1 || isAll(entry, wanted));
  const [only] = found;
  return found.length === 1 && only ? entryOf(state, { list: only.field.label, entry: only.entry, gone: true }) : null;
}

/** "1 refrigerator": an entry that says nothing but what it is. */
const isAll = (entry: string, wanted: readonly string[]): boolean =>
  wordsOf(entry).every((word) => wanted.includes(word) || /^\d+$/.test(word));

/** "The bank account for payment": the optional line of the form whose label and words together have all of these. */
function fieldDescribed(state: RevisionState, name: string): CarriedOut {
  const wanted = wordsOf(name);
  const found = state.fields.filter(({ name: own, label, format, required, default: preset }) => {
    const value = state.values[own] ?? '';
    if (format !== 'text' || required || preset || value === '') return false;
    const labelled = new Set(wordsOf(label));
    const held = new Set(wordsOf(value));
    return wanted.length > 1 && wanted.some((word) => labelled.has(word)) && wanted.every((word) => labelled.has(word) || held.has(word));
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const { [only.name]: _gone, ...values } = state.values;
  const cleared = withValues(state, values, `Left out: ${only.label}`);
  return cleared && 'state' in cleared ? cleared : null;
}

function optionalFields(state: RevisionState, name: string): TemplateField[] {
  const person = state.fields.filter(
    (field) => /^partner_\w+_name$/.test(field.name) && state.values[field.name]?.toLowerCase() === name.toLowerCase(),
  );
  if (person.length === 1 && !person[0]?.required) return person;
  const own = PARTS[keyOf(name)] ?? [];
  const named = own.length > 0 ? state.fields.filter((field) => own.includes(field.name)) : fieldsCalled(state, name).slice(0, 1);
  return named.filter(({ name: field, required, default: preset }) => !required && !preset && state.values[field]);
}

/** Where what goes begins: a heading under which nothing else stands goes with it. */
function headingAlone(lines: readonly NumberedLine[], from: number, to: number): number {
  const isBlank = (line: NumberedLine | undefined) => line?.mark === '' && line.text.trim() === '';
  const heading = lines.slice(0, from).findLastIndex((line) => !isBlank(line));
  const next = lines.slice(to).find((line) => !isBlank(line));
  // The date, the place and the signatures stand under no heading.
  const isLast = next?.mark !== MARK.clause;
  return heading > 0 && isHeading(lines[heading]) && isLast ? heading : from;
}

/** A clause of which nothing would be left but its title goes too. */
function withEmptied(lines: readonly NumberedLine[], { from, to }: LineRange): LineRange {
  if (lines[from]?.mark === MARK.clause) return { from: headingAlone(lines, from, to), to };
  if (lines[from]?.mark !== MARK.sub) return { from, to };
  const title = lines.slice(0, from).findLastIndex(({ mark }) => mark === MARK.clause);
  const isAlone =
    title >= 0 &&
    lines.slice(title + 1, from).every(({ text }) => text.trim() === '') &&
    lines.slice(to).find(({ mark, text }) => mark !== '' || text.trim() !== '')?.mark !== MARK.sub;
  return isAlone ? { from: title, to } : { from, to };
}

/** Leaves out lines with what other lines say of them; refused where others depend on them. */
export function without(state: RevisionState, lines: readonly NumberedLine[], range: LineRange): CarriedOut {
  const { from, to } = withEmptied(lines, range);
  const line = isHeading(lines[from]) ? lines[range.from] : lines[from];
  const citation = line ? citationOf(lines, line.id) : '';
  const cut = removeLines(lines, from, to);
  if ('citedBy' in cut) {
    const places = cut.citedBy.map(({ id }) => citationOf(lines, id)).filter(Boolean);
    return {
      refusal: `${citation} stays, because other parts depend on it${places.length > 0 ? `: ${places.slice(0, 6).join(', ')}` : ''}.`,
    };
  }
  const content = printTidy(cut.lines);
  return {
    state: { ...state, content },
    message: `Left out: ${citation} ${(line?.text ?? '').replace(/[\ue000-\uf8ff]/g, '').slice(0, 80)}`,
  };
}
