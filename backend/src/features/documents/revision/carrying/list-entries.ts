import type { TemplateField } from '../../template/template-schema.js';
import { listLines } from '../../values/list-lines.js';
import { fieldNamed } from '../find-field.js';
import { wordsOf } from '../../values/name-words.js';
import { type CarriedOut, type RevisionState, setField, withValues } from './apply-field.js';
import { money } from '../../../../core/text/values/amounts.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { inTermsOf } from '../wording/terms.js';
import { whyNotSetOut } from './dictated-words.js';
import { listFieldsCalled } from './list-nouns.js';

/** "2 lakh to the library instead of 5", "it on the website": words of somebody who gives an instruction. */
const NO_ENTRY =
  /^(?:rs\.? ?|₹ ?)?[\d,.]{1,15}$|^(?:the )?(?:flat|house|home|premises|property)$|^(?:an? |the )?(?:new )?(?:clause|provision|paragraph|section) (?:about|on|for|of|regarding|that)\b|\b(?:instead of|rather than|in place of)\b|,? and (?:pay|make|send|change|give|set|remove|delete|add|increase|reduce|let|put|keep|claim|drop|use) (?:the |a |an |my |his |her |their |it |them |within |by |in |to |rs|\d)|^(?:it|this|that|them|these|those)\b(?! (?:is|was|are|were)\b)/i;

/** "Win the case", "the photos that I uploaded": no name of a paper. */
const NO_PAPER =
  /^(?:(?:please|also) )?[a-z]{3,10} (?:it|this|the|an?|him|her|them) |\b(?:I|we|you) (?:have |had )?[a-z]{3,12}(?:ed|t|e|d)\b/;

const SCHEDULE = /^(?:the )?(?:schedule|annexure)(?: ?(\d{1,2}))?$/i;

/** The lists of the form that a schedule of the draft sets out. */
function listsInSchedule({ content, fields, values }: RevisionState, name: string): TemplateField[] {
  const number = SCHEDULE.exec(name)?.[1];
  const lines = content.split('\n');
  const from = lines.findIndex((line) => line.startsWith(number === undefined ? '## Schedule' : `## Schedule ${number}:`));
  if (from < 0) return [];
  const length = lines.slice(from + 1).findIndex((line) => /^(?:## |IN WITNESS|\*\*)/.test(line));
  const held = new Set(lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).map((line) => line.replace(/^- /, '')));
  return fields.filter(({ name: own, format }) => {
    const entries = format === 'list' ? listLines(values[own] ?? '') : [];
    return entries.length > 0 && entries.every((entry) => held.has(entry));
  });
}

/** A sentence keeps its article: "the suit is barred by limitation". */
const IS_SENTENCE = /^(?:the|an?) .{2,80}? (?:is|are|was|were|has|have|had|shall|may|will|did|does|cannot)\b/i;

/** "Add a sofa to the fittings", "remove the fridge from the fittings": one entry of a field that is a list. */
export function entryOf(state: RevisionState, { list, entry, gone }: { list: string; entry: string; gone: boolean }): CarriedOut {
  const inSchedule = SCHEDULE.test(list) ? listsInSchedule(state, list) : null;
  if (inSchedule && inSchedule.length > 1)
    return { refusal: `${list}: say which list of it is meant: ${inSchedule.map(({ label }) => label).join(', ')}.` };
  const field = inSchedule ? inSchedule[0] : list === '' ? listLike(state, entry) : listNamed(state.fields, list);
  if (!field) return gone ? holderGone(state, list, entry) : saidToo(state, list, entry);
  const entries = listLines(state.values[field.name] ?? '');
  if (!gone) {
    if (NO_ENTRY.test(entry)) return null;
    const reason = field.name === 'special_conditions' ? whyNotSetOut(state, entry) : null;
    if (reason !== null) return { refusal: reason };
    const asked = wordsOf(entry);
    if (/(?:^|_)(?:documents|annexures)$/.test(field.name) && NO_PAPER.test(entry)) return null;
    if (/(?:^|_)(?:documents|annexures)$/.test(field.name) && asked.length > 1) {
      const held = entries.find((each) => asked.every((word) => wordsOf(each).includes(word)));
      if (held !== undefined) return { refusal: `${field.label}: "${held.slice(0, 120)}" is there already.` };
    }
    if (isWithoutVerb(field, entries, entry))
      return { refusal: `${field.label}: give this as a whole sentence, as the other entries are.` };
    const said = inFull(state, entry, entries);
    const words = inTermsOf(state.content, asThat(said, entries))
      .replace(/^["']|["',;]$/g, '')
      .replace(/^also /i, '')
      .replace(/\brs\.? ?(?=\d)/gi, 'Rs. ')
      .replace(
        IS_SENTENCE.test(said) ||
          SAYINGS.test(field.name) ||
          (field.name === 'witnesses' && entries.some((each) => each.startsWith('The ')))
          ? /(?!)/
          : /^(?:an? |the )/i,
        '',
      )
      .replace(/^\p{L}/u, (first) =>
        areSmall(entries) && !isName(asThat(said, entries)) && !/^Rs\b/.test(said) ? first.toLowerCase() : first.toUpperCase(),
      );
    return setField(state, field, [...entries, ...apart(asTheOthers(words, entries), entries)].join('\n'));
  }
  const wanted = wordsOf(entry.replace(/^(?:the )?(?:mention|reference) (?:of|to) /i, ''));
  const kept = entries.filter((each) => !wanted.every((word) => wordsOf(each).includes(word)));
  const shorter = entries.map((each) => (kept.includes(each) ? each : (withoutOne(each, wanted) ?? each)));
  if (kept.length === entries.length - 1 && shorter.some((each, index) => each !== entries[index]))
    return setField(state, field, shorter.join('\n'));
  if (wanted.length === 0 || kept.length !== entries.length - 1)
    return { refusal: `${field.label}: no single entry is called "${entry.slice(0, 80)}".` };
  if (kept.length > 0) return setField(state, field, kept.join('\n'));
  if (field.required) return { refusal: `${field.label} cannot be empty.` };
  const { [field.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${field.label}`);
}

const OF_A_LAKH = /\b(?:rs\.? ?|₹ ?|inr ?)?(\d{1,3}(?:\.\d{1,2})?) ?(?:lakhs?|lacs?|crores?)\b(?: rupees)?/gi;
const SAME = /,? (?:at |of )?(?:the )?same ([a-z]{4,12})$/i;
/** "Enrol no X" among "…, enrolment no. X, …". */
const NUMBERED = /,? (?:with |having )?(?:enrol(?:l?ment)?|enrl) (?:no\.?|number) ?(?=[A-Z0-9])/i;

/** An entry as the others of its list are written: sums in figures, "same chamber" as the chamber, "he" as the party whom they speak of. */
function inFull({ content }: RevisionState, entry: string, entries: readonly string[]): string {
  const last = entries.at(-1) ?? '';
  const what = SAME.exec(entry)?.[1] ?? '';
  const at = what === '' ? -1 : last.toLowerCase().indexOf(`, ${what.toLowerCase()} `);
  const place = at >= 0 ? last.slice(at) : /^address$/i.test(what) ? /, \d.{5,200}$/.exec(last)?.[0] : undefined;
  const label = /, enrolment no\. /.test(last) ? ', enrolment no. ' : undefined;
  const party = /^(?:he|she) (?=is|has|was|had|will|shall|does|did|needs|lives|owns|suffers)/i.test(entry)
    ? [...content.matchAll(/\(the "([A-Z][a-z]+)"/g)]
        .map(([, term = '']) => term)
        .find((term) => entries.some((each) => each.includes(`the ${term} `) || each.includes(`The ${term} `)))
    : undefined;
  return entry
    .replace(SAME, (whole) => place ?? whole)
    .replace(label === undefined ? /(?!)/ : NUMBERED, label ?? '')
    .replace(OF_A_LAKH, (whole) => {
      const [sum] = valuesIn(/^\d/.test(whole) ? `Rs. ${whole}` : whole).filter(({ kind }) => kind === 'money');
      return sum ? (money(String(sum.value), 'INR').split(' (')[0] ?? whole) : whole;
    })
    .replace(party === undefined ? /(?!)/ : /^(?:he|she) /i, `The ${party ?? ''} `);
}

const NAMED = /^\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,4},? /u;
const PRICED = /^[^:]{3,80}: (?:Rs\.? ?|₹ ?)?\d/;

/** The one list whose entries are all of the make of an entry, and speak of something that it speaks of: people with their office, items with a sum. */
function listLike({ fields, values }: RevisionState, entry: string): TemplateField | null {
  const make = [PRICED, NAMED].find((pattern) => pattern.test(entry));
  const said = conceptsOf(make === NAMED ? entry.replace(NAMED, '') : entry);
  const alike = fields.filter(({ name, format }) => {
    const entries = format === 'list' ? listLines(values[name] ?? '') : [];
    const held = new Set(entries.flatMap(conceptsOf));
    return make !== undefined && entries.length > 0 && entries.every((each) => make.test(each)) && said.some((each) => held.has(each));
  });
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const NAMES_SEVERAL = /^(?:expenses|insurance|funeral_wishes|retention)$/;

/** "Expenses include local taxi": one more thing in a line of the form that names some. */
function saidToo(state: RevisionState, list: string, entry: string): CarriedOut {
  const field = fieldNamed(state.fields, list);
  const held = (field && state.values[field.name]) ?? '';
  if (!field || !NAMES_SEVERAL.test(field.name) || held === '' || /[.;]/.test(held) || /\d/.test(entry)) return null;
  return setField(state, field, `${held} and ${entry.replace(/^(?:the|an?) /i, '')}`);
}

/** "Remove Rohan as alternate executor": whoever an optional line of the form names in a role. */
function holderGone(state: RevisionState, role: string, who: string): CarriedOut {
  const field = fieldNamed(state.fields, role);
  const held = wordsOf((field && state.values[field.name]) ?? '');
  if (!field || field.required || field.format !== 'text' || field.options || !wordsOf(who).every((word) => held.includes(word)))
    return null;
  const { [field.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${field.label}`);
}

/** "A geyser and a study table": two things. */
function apart(words: string, entries: readonly string[]): string[] {
  const [, first = '', second = ''] =
    /^([\p{L}\d][\p{L}\d -]{2,40}?),? and (?:an?|one|two|\d{1,2}) ([\p{L}][\p{L} -]{2,40})$/u.exec(words) ?? [];
  return first === ''
    ? [words]
    : [first, `${/ and (?=(?:two|\d))/i.test(words) ? (/ and (\S+) /i.exec(words)?.[1] ?? '') + ' ' : ''}${second}`].map((each) =>
        areSmall(entries) ? each : capital(each),
      );
}

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

const IS_MONEY = /\b(?:rs|rupees|charges?|costs?|fees?|interest|compensation|damages|price|rent|expenses|amount|sum)\b|₹/i;

/** "Delivery charges of Rs. 8,000" among "pay the price", "pay the interest" is to be paid too. */
function asTheOthers(words: string, entries: readonly string[]): string {
  // "The attorney must not sell" among "Not to borrow": each is said as the others are.
  const forbidden = /^(?:the )?[a-z]{3,20} (?:must|shall|should|may|can) ?not (.{4,300})$/i.exec(words)?.[1];
  if (forbidden !== undefined && entries.length > 0 && entries.every((entry) => entry.startsWith('Not to '))) return `Not to ${forbidden}`;
  const isToPay = entries.length > 0 && entries.every((entry) => /^pay /i.test(entry));
  if (!isToPay || /^pay /i.test(words) || !IS_MONEY.test(words)) return words;
  const small = words.replace(/^(?!Rs\b)\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  return entries.every((entry) => entry.startsWith('pay ')) ? `pay ${small}` : `Pay ${small}`;
}

/** "Vikram Rao be authorised …" among "that a current account be opened". */
const asThat = (entry: string, entries: readonly string[]): string =>
  entries.length > 0 && entries.every((each) => each.startsWith('that ')) && !/^that /i.test(entry) ? `that ${entry}` : entry;

/** Lists whose entries are sentences: their articles stay. */
const SAYINGS = /^(?:counter_arguments|defenses|grounds|facts|case_facts|grievance_facts|debt_facts)$/;
/** Lists whose entries say something, rather than name something. */
const SENTENCES = /^(?:custody_terms|settlement_terms|facts|case_facts|grievance_facts|debt_facts|special_conditions)$/;
const VERB =
  /\b(?:shall|may|must|will|should|can|cannot|is|are|was|were|has|have|had|does|do|did|be)\b|\b[a-z]{3,20}(?:s|ed)\b (?!of\b)|\b(?:came|went|gave|took|said|told|paid|sent|left|kept|held|bought|sold|wrote|broke|began|saw|met|found|lost|fell|stood|built|ran|became)\b/;
const isWithoutVerb = ({ name }: TemplateField, entries: readonly string[], entry: string): boolean =>
  SENTENCES.test(name) && entries.length > 0 && !VERB.test(entry) && !/^No |[\u0900-\u097f]/i.test(entry);

/** "The staircase and the well" without the well; null where an entry names one thing only. */
function withoutOne(entry: string, wanted: readonly string[]): string | null {
  const halves = entry.length > 160 || /[,.;:]|\d/.test(entry) ? [] : entry.split(' and ');
  const [first = '', last = ''] = halves;
  const isMeant = halves.map((words) => wanted.every((word) => wordsOf(words).includes(word)));
  if (halves.length !== 2 || isMeant[0] === isMeant[1]) return null;
  return isMeant[0] ? last.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : first;
}

function listNamed(fields: readonly TemplateField[], name: string): TemplateField | null {
  const lists = fields.filter(({ format }) => format === 'list');
  const bare = name.replace(/^(?:his|her|their|my|our|its) /i, '');
  const wanted = wordsOf(bare);
  const named = fieldNamed(lists, bare) ?? listFieldsCalled(lists, bare)[0] ?? null;
  if (named || wanted.length === 0) return named;
  const holding = lists.filter(({ label, name: own }) =>
    wanted.every((word) => wordsOf(`${label} ${own.replaceAll('_', ' ')}`).includes(word)),
  );
  if (holding.length > 0) return holding.length === 1 ? (holding[0] ?? null) : null;
  // "The old records" are the records in the former name; "object to the title" is something to do.
  const nearly = / to /i.test(bare)
    ? []
    : lists.filter(({ label, name: own }) => {
        const held = wordsOf(`${label} ${own.replaceAll('_', ' ')}`);
        return wanted.filter((word) => held.includes(word)).length * 2 >= wanted.length;
      });
  return nearly.length === 1 ? (nearly[0] ?? null) : null;
}

/** "the staircase", "two lamps": entries that are no sentences. */
const areSmall = (entries: readonly string[]): boolean => entries.length > 0 && entries.every((each) => /^\p{Ll}/u.test(each));
const isName = (words: string): boolean => /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(words);
