import { literally } from '../../../../core/text/literally.js';
import type { TemplateField } from '../../template/template-schema.js';
import { MARK } from '../../values/marks.js';
import { count, money, percent } from '../../../../core/text/values/amounts.js';
import { numberFromWords } from '../../../../core/text/values/number-from-words.js';
import { addClause, addSpecialConditions } from '../edit-clauses.js';
import { fieldNamed } from '../find-field.js';
import { bareName, wordsOf } from '../../values/name-words.js';
import { type ClauseFigures, readyClause } from '../library/find-clause.js';
import { bodyEndOf, byTitle } from '../numbered/find-lines.js';
import { citationOf, parseNumbered, printTidy } from '../numbered/numbered-text.js';
import { removeLines } from '../numbered/remove-lines.js';
import { valueFor } from '../plain-values.js';
import { type CarriedOut, type RevisionState, sentence, setField } from './apply-field.js';
import { isInHindi, statedFigure, whyNotSetOut } from './dictated-words.js';
import { listLines } from '../../values/list-lines.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { entryOf } from './list-entries.js';
import { modalOf } from '../instructions/rules/rule.js';
import { inTermsOf, isParty, termFor } from '../wording/terms.js';
import { setNamed } from './set-named.js';

const PERCENT = /(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i;
const RATE = /\d{1,3}(?:\.\d{1,2})? ?(?:%|per ?cent)(?: ?(?:p\.?m\b|(?:per|a|each|every) month\b|monthly\b))?/i;
const MONTHS = /\b(\d{1,3}|[a-z]{3,12}) ?-?months?\b/i;
const PLACE = /\b(?:at|in|seat(?:ed)?(?: at| in|:)?|for|of) ((?:[A-Z][\p{L}]+ ?){1,3})/u;
const BEFORE_NAME = /^(?:an?|the|some|any|new|standard|proper|clear|strict|strong|simple|short|suitable|basic|usual|detailed) /i;
const AFTER_NAME = / (?:clauses?|policy|rules?|restrictions?|terms?|provisions?|language|section|paragraph)$/i;
const FIGURES =
  /(?:\b(?:of|at|for|with|@) )?(?:rs\.? ?)?\d[\d.,]* ?(?:%|per ?cent|months?|days?|years?|p\.?[am]\.?)?(?: ?p\.?[am]\b\.?)?(?: (?:per|a|each|every) (?:month|year|annum|day|week))?/gi;

/** Words of a title; what is longer is a paragraph. */
const TITLE_MAX = 6;

/** Adds a clause of the library, or what an optional field puts into the document. */
export function addReady(state: RevisionState, name: string, whole: string): CarriedOut {
  const bare = bareName(name, BEFORE_NAME, AFTER_NAME);
  const topic = bare.replace(FIGURES, ' ').replace(/\s+/g, ' ').trim();
  const isOfPartners = state.content.includes('together the "Partners"') && state.content.includes('(the "Firm")');
  if (/\bnon-? ?compet/i.test(bare) && isOfPartners && monthsIn(whole) === undefined)
    return { refusal: 'Partners may agree not to compete only for a period or within limits that the deed states: say for how long.' };
  if (/\bnon-? ?compet/i.test(bare) && !isOfPartners)
    return {
      refusal:
        'An agreement not to compete after the end is void as a restraint of trade (Indian Contract Act, 1872, section 27), so none was added.',
    };
  const figures = { rate: rateIn(whole), months: monthsIn(whole), ...furtherFigures(whole) };
  const byField = asField(state, topic, whole, figures);
  if (byField) return byField;
  const clause = [bare, topic, `${topic} clause`].map((each) => readyClause(state.content, each, figures)).find((each) => each !== null);
  if (!clause) return null;
  if (isInHindi(state.content))
    return { refusal: 'The document is in Hindi, and this clause is ready in English only, so nothing was added.' };
  const lines = parseNumbered(state.content);
  const titles = new Set([clause.title, ...clause.names].map((each) => wordsOf(each).join(' ')).filter(Boolean));
  // What is to be forbidden has a clause already, whatever else that says.
  const asked = /^no /i.test(topic) ? wordsOf(topic.slice(3)) : [];
  const held = lines.find(
    ({ mark, text }) =>
      mark === MARK.clause &&
      text.length <= 100 &&
      (titles.has(wordsOf(text).join(' ')) ||
        (asked.length > 0 && wordsOf(text).length <= TITLE_MAX && asked.every((word) => wordsOf(text).includes(word)))),
  );
  if (held) return { refusal: `The document has a clause on this already: ${citationOf(lines, held.id)} ${held.text}.` };
  // "No pets" beside "Pets are not allowed" would say it again, and perhaps less strictly.
  const said = asked.length > 0 ? forbiddenAlready(state, asked) : undefined;
  if (said !== undefined) return { refusal: `The special conditions say this already: "${said.slice(0, 160)}".` };
  const kept = withoutOpposite(state, topic);
  return {
    state: { ...kept, content: addClause(kept.content, clause.title, clause.paragraphs) },
    message: `Clause added: ${clause.title}`,
  };
}

const forbiddenAlready = ({ fields, values }: RevisionState, asked: readonly string[]): string | undefined => {
  const field = fields.find(({ name, format }) => name === 'special_conditions' && format === 'list');
  return listLines((field && values[field.name]) ?? '').find(
    (entry) =>
      FORBIDDEN.test(entry) && !/\b(?:without|unless|except)\b/i.test(entry) && asked.every((word) => wordsOf(entry).includes(word)),
  );
};

/** A special condition that says the opposite of what is added goes: "Pets are not allowed" beside "Pets allowed". */
function withoutOpposite(state: RevisionState, topic: string): RevisionState {
  const field = state.fields.find(({ name, format }) => name === 'special_conditions' && format === 'list');
  const wanted = conceptsOf(topic);
  const isForbidden = FORBIDDEN.test(topic);
  const opposite = listLines((field && state.values[field.name]) ?? '').filter(
    (entry) => wanted.length > 0 && FORBIDDEN.test(entry) !== isForbidden && wanted.every((each) => conceptsOf(entry).includes(each)),
  );
  const gone = field && opposite.length === 1 ? entryOf(state, { list: field.label, entry: opposite[0] ?? '', gone: true }) : null;
  return gone && 'state' in gone ? gone.state : state;
}

const FORBIDDEN = /\b(?:no|not|never|without|forbidden|prohibited)\b/i;

/** "2% (two per cent) a month". */
function rateIn(text: string): string | undefined {
  const given = PERCENT.exec(text)?.[1];
  const unit = /(?:%|per ?cent) ?(?:(?:per|a|each|every|\/) ?)?(month|day|week)(?:ly)?\b|\bp\.?m\b/i.exec(text);
  return given === undefined ? undefined : `${percent(given)} a ${unit ? (unit[1] ?? 'month').toLowerCase() : 'year'}`;
}

function monthsIn(text: string): string | undefined {
  const given = MONTHS.exec(text)?.[1];
  const months = given === undefined ? null : /^\d/.test(given) ? Number(given) : numberFromWords(given);
  const years = valuesIn(text).find(({ kind, unit }) => kind === 'period' && unit === 'year');
  return months === null ? years && String(Number(years.value) * 12) : String(months);
}

/** Counts, sums, days and hours that a clause of the library may need. */
function furtherFigures(text: string): Omit<ClauseFigures, 'rate' | 'months'> {
  const values = valuesIn(text);
  const days = values.find(({ kind, unit }) => kind === 'period' && unit === 'day');
  const amount = values.find(({ kind }) => kind === 'money');
  const number = values.find(({ kind }) => kind === 'number');
  return {
    days: days && count(String(days.value), 'day'),
    amount: amount && money(String(amount.value), 'INR'),
    number: number && count(String(number.value), '').trim(),
    hours: HOURS.exec(text)?.slice(1).map(clock).join(' and '),
    part: PERCENT.exec(text)?.[1] === undefined ? undefined : percent(PERCENT.exec(text)?.[1] ?? ''),
    often: OFTEN[/\b(weekly|monthly|quarterly|half-yearly|yearly|annual)\b/i.exec(text)?.[1]?.toLowerCase() ?? ''],
    bearer: BY_WHOM.exec(text)?.[1]?.toLowerCase(),
  };
}

const OFTEN: Readonly<Record<string, string>> = {
  weekly: 'once a week',
  monthly: 'once a month',
  quarterly: 'once in three months',
  'half-yearly': 'once in six months',
  yearly: 'once a year',
  annual: 'once a year',
};
/** "Insurance of the premises by the tenant". */
const BY_WHOM = /\bby (?:the )?([a-z]{4,12})\b/i;
const HOURS = /(\d{1,2}(?:[.:]\d{2})? ?(?:a\.?m\.?|p\.?m\.?)) (?:to|till|until|and|-) (\d{1,2}(?:[.:]\d{2})? ?(?:a\.?m\.?|p\.?m\.?))/i;
const clock = (time: string): string => time.replace(/ ?([ap])\.?m\.?$/i, (_whole, half: string) => ` ${half.toLowerCase()}.m.`);

/** The one sum that is said, in figures; years and dates are none. */
function moneyIn(text: string): string | undefined {
  const [sum, ...others] = valuesIn(text).filter(({ kind }) => kind === 'money');
  return sum && others.length === 0 && !/^(?:19|20)\d\d$/.test(text.slice(sum.from, sum.to)) ? String(sum.value) : undefined;
}

/** "Add a lock-in of 6 months", "add arbitration with seat at Pune", "add 5% yearly increase". */
function asField(state: RevisionState, topic: string, whole: string, { months }: { months?: string }): CarriedOut {
  const place = PLACE.exec(whole)?.[1]?.trim();
  const name = /arbitration/i.test(topic) && place ? 'arbitration seat' : topic;
  const field = fieldNamed(state.fields, name);
  if (!field) return null;
  if (field.options?.includes('yes')) return setField(state, field, 'yes');
  const given =
    { percent: RATE.exec(whole)?.[0], number: months, money: moneyIn(whole) }[field.format as 'percent'] ??
    (/seat|jurisdiction/.test(field.name) ? place : undefined);
  const value = given === undefined ? null : valueFor(field, given);
  return value === null ? null : setField(state, field, value);
}

/** "These clauses: parking, pets" names none. */
const SEVERAL = /^(?:these|those|the following|following|some|more|further|other|two|three|four|all)$/i;

/** A clause in the words of the user. */
export function addText(state: RevisionState, name: string, words: string): CarriedOut {
  if (SEVERAL.test(name)) return null;
  const reason = whyNotSetOut(state, words);
  if (reason !== null) return { refusal: reason };
  const title = name
    .replace(/^["'“]|["'”]$/g, '')
    .replace(/^(?:the|an?) /i, '')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return { state: { ...state, content: addClause(state.content, title, [sentence(words)]) }, message: `Clause added: ${title}` };
}

/** A special condition in the words of the user; a figure of the form that they state is set in its own place. */
const FORUM = /^(?:all |any )?disputes? .{0,40}\b(?:arbitrat|courts?)/i;

export function condition(state: RevisionState, words: string): CarriedOut {
  if (FORUM.test(words) && /\b(?:courts at|arbitration)\b/.test(state.content))
    return { refusal: 'The document says already where disputes are decided; say what is to change there.' };
  const figure = statedFigure(state.fields, words);
  if (figure) return setNamed(state, figure.name, figure.value);
  const reason = whyNotSetOut(state, words);
  if (reason !== null) return { refusal: reason };
  const [, party = '', said = '', act = ''] = PARTY_RULE.exec(words) ?? [];
  const bound = party === '' ? null : covenant(state, { party, modal: modalOf(said), act });
  if (bound) return bound;
  const [, who = '', verb = '', rest = ''] = DOES.exec(words) ?? [];
  const doing = who === '' ? null : covenant(state, { party: who, modal: 'shall', act: `${baseOf(verb)} ${rest}` });
  if (doing) return doing;
  const [, power] = POWER.exec(words) ?? [];
  const listed = power === undefined ? statement(state, words) : entryOf(state, { list: 'powers', entry: `To ${power}`, gone: false });
  if (listed && 'state' in listed) return listed;
  return {
    state: withSpecialCondition(state, sentence(inTermsOf(state.content, words))),
    message: 'Special condition added',
  };
}

/** "The consultant shall not take on a competing client": what a party has to do, however it was asked for. */
const PARTY_RULE =
  /^(?:the )?([a-z][a-z ]{2,29}?) (should not|must not|shall not|cannot|may not|should|must|shall|has to|needs to|may|can) ((?!be\b(?! (?:liable|responsible|entitled|bound|allowed|permitted|required|obliged|free|able)\b)|not\b).{3,300})$/i;
/** "The seller gets a certificate": what a party does is what it shall do. */
const DOES = /^(?:the )?([a-z][a-z ]{2,29}?) (?!(?:is|was|has|does|always|also)\b)([a-z]{2,14}s) ((?!.*;).{3,300})$/i;
/** "Gets", "carries" and "pushes" without their ending. */
const baseOf = (verb: string): string =>
  verb
    .toLowerCase()
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$|(?<!s)s$/, '');

/** "He may open an account": what the attorney may do stands among the powers. */
const POWER = /^(?:he|she|the attorney|attorney) (?:may|can|is able to|is allowed to|shall have the power to) (.{3,300})$/i;

/** Lists of what a paper without special conditions says: the grounds of an application, the facts of a notice. */
const STATEMENTS = ['grounds', 'grievance_facts', 'facts', 'debt_facts', 'other_wishes'];

/** Lists of things rather than of what is said. */
const THINGS = /(?:documents|annexures|children|addressees|directors|sureties|advocates|accused|parties|questions)$/;

/** The one list of sentences whose entries speak of most of what a statement speaks of, and of two things at least. */
function listAbout({ fields, values }: RevisionState, words: string): TemplateField | undefined {
  const said = [...new Set(conceptsOf(words))];
  const scored = fields.flatMap((field) => {
    if (field.format !== 'list' || THINGS.test(field.name)) return [];
    const held = new Set(listLines(values[field.name] ?? '').flatMap(conceptsOf));
    return [{ field, shared: said.filter((each) => held.has(each)).length }];
  });
  const most = scored.reduce((largest, { shared }) => Math.max(largest, shared), 0);
  const best = scored.filter(({ shared }) => shared === most);
  return most > 1 && best.length === 1 ? best[0]?.field : undefined;
}

/** What an application or a notice is to say stands among its grounds or facts. */
function statement(state: RevisionState, words: string): CarriedOut {
  const named = (name: string) => state.fields.find((field) => field.name === name && field.format === 'list');
  if (named('special_conditions')) return null;
  const field = listAbout(state, words) ?? STATEMENTS.flatMap((name) => named(name) ?? [])[0];
  if (!field) return null;
  const entry = inTermsOf(state.content, sentence(words));
  return setField(state, field, [...listLines(state.values[field.name] ?? ''), entry].join('\n'));
}

/** Special conditions that share less are about different things; of one act of one party, those that share half. */
const SAME = 0.75;
const SAME_ACT = 0.5;
/** "The Seller shall remove". */
const openingOf = (words: string): string => /^(The [A-Z]\w+(?: [A-Z]\w+)? (?:shall|may) [a-z]{3,20}) /.exec(words)?.[1] ?? words;

/** A special condition that says all of this and more, with the same figures: what is added would take from it. */
function saidInFull({ fields, values }: RevisionState, words: string): string | undefined {
  const field = fields.find(({ name, format }) => name === 'special_conditions' && format === 'list');
  const wanted = new Set(conceptsOf(words));
  const figures = valuesIn(words).map(({ kind, value, unit }) => `${kind} ${String(value)} ${unit}`);
  return listLines((field && values[field.name]) ?? '').find((entry) => {
    const held = new Set(conceptsOf(entry));
    const own = valuesIn(entry).map(({ kind, value, unit }) => `${kind} ${String(value)} ${unit}`);
    return (
      wanted.size > 1 &&
      held.size > wanted.size &&
      [...wanted].every((each) => held.has(each)) &&
      figures.every((each) => own.includes(each)) &&
      FORBIDDEN.test(entry) === FORBIDDEN.test(words)
    );
  });
}

/** Adds a special condition, in the place of one that says the same with other figures: "two days a week", "three days a week". */
function withSpecialCondition(state: RevisionState, words: string): RevisionState {
  const field = state.fields.find(({ name, format }) => name === 'special_conditions' && format === 'list');
  const entries = listLines((field && state.values[field.name]) ?? '');
  const wanted = new Set(conceptsOf(words));
  const alike = entries.filter((entry) => {
    const held = new Set(conceptsOf(entry));
    const shared = [...held].filter((each) => wanted.has(each)).length;
    const least = openingOf(entry) === openingOf(words) ? SAME_ACT : SAME;
    return shared > 1 && shared / (held.size + wanted.size - shared) >= least && FORBIDDEN.test(entry) === FORBIDDEN.test(words);
  });
  const set =
    field && alike.length === 1 ? setField(state, field, entries.map((entry) => (entry === alike[0] ? words : entry)).join('\n')) : null;
  return set && 'state' in set ? set.state : { ...state, content: addSpecialConditions(state.content, [words]) };
}

/** Before the name of a party without an article: "without landlord's consent", but not "a competing client". */
const BARE = String.raw`(?<=^|\b(?:of|to|by|from|with|for|without|and|or|on|against|inform|pay|give|tell|let|allow|notify|ask|before|that) )`;
const isOfMyself = ({ content }: RevisionState): boolean => /\b[Mm]y\b/.test(content);
const ABOUT_US = /\b(?:i|me|my|we|us|our|you|your|happy|agree|good|nice)\b/i;

/** "Leave after a year": beside the clause on ending it would contradict that. */
const LEAVES_AFTER = /^(?:leave|end|terminate|exit|quit|resign)\b.{0,40}\bafter\b/i;

/** "Let the tenant keep a cat": what a party may, shall or shall not do, as a sentence of the document. */
export function covenant(state: RevisionState, { party, modal, act: said }: { party: string; modal: string; act: string }): CarriedOut {
  const act = said.replace(/^(?:also|now|please) (?=\S)/i, '');
  const terms = [
    ...new Set(
      [...state.content.matchAll(/\(the "([A-Z][\w ]{2,30})"|together the "(Parties)"|"([A-Z]\w{2,20} Party)" means/g)].map(
        (match) => match[1] ?? match[2] ?? match[3] ?? '',
      ),
    ),
  ];
  const people = terms.filter((each) => isParty(state, each));
  const term = /^(?:the )?(?:he|she)$/i.test(party) ? people.find((each) => each === 'Employee') : termFor(people, party);
  // In a paper that somebody writes of himself "my" is the writer's; elsewhere it is that of whoever gives the instruction.
  if (!term || ABOUT_US.test(isOfMyself(state) ? act.replace(/\b(?:my|me)\b/gi, ' ') : act)) return null;
  if (LEAVES_AFTER.test(act) && /\bmay end (?:this|the)\b/.test(state.content))
    return { refusal: 'The document says already when it may be ended; name that clause and say what is to change.' };
  const reason = whyNotSetOut(state, act);
  if (reason !== null) return { refusal: reason };
  const power = modal === 'shall not' ? withoutPower(state, act) : null;
  if (power) return power;
  const granted = modal === 'may' && term === 'Attorney' ? entryOf(state, { list: 'powers', entry: `To ${act}`, gone: false }) : null;
  if (granted) return granted;
  const rid = modal === 'may' ? withoutOpposite(state, act) : state;
  const formal = people.reduce(
    (text, each) =>
      text.replace(new RegExp(String.raw`(?:\bthe |${BARE})${literally(each.toLowerCase())}(?=['’]s\b|\b)(?!-)`, 'g'), `the ${each}`),
    inTermsOf(state.content, act),
  );
  const subject = term === 'Parties' ? 'Each Party' : `The ${term}`;
  const text = sentence(
    `${subject} ${modal} ${formal.replace(/\bthe the\b/g, 'the').replace(/(?<=, )(?:provided|so long as) (?!that\b)/, 'provided that ')}`,
  );
  const full = saidInFull(rid, text);
  if (full !== undefined) return { refusal: `The special conditions say this already: "${full.slice(0, 160)}".` };
  // What spouses agree on stands among the terms of their settlement.
  const settled = rid.fields.find(({ name, format }) => name === 'settlement_terms' && format === 'list');
  const agreed = settled && !rid.fields.some(({ name }) => name === 'special_conditions') ? settled : undefined;
  const entered = agreed && setField(rid, agreed, [...listLines(rid.values[agreed.name] ?? ''), text].join('\n'));
  if (entered && 'state' in entered) return entered;
  return {
    state: withSpecialCondition(rid, text),
    message: `Special condition added for ${subject.toLowerCase() === 'each party' ? 'both Parties' : subject.replace('The', 'the')}`,
  };
}

/** "The attorney shall not sell the flat": a power to do what is forbidden goes, rather than staying beside the restriction. */
function withoutPower(state: RevisionState, act: string): CarriedOut {
  const field = state.fields.find(({ name, format }) => name === 'powers' && format === 'list');
  const wanted = conceptsOf(act);
  const entries = listLines((field && state.values[field.name]) ?? '').filter(
    (entry) => wanted.length > 1 && wanted.every((each) => conceptsOf(entry).includes(each)),
  );
  const gone = field && entries.length === 1 ? entryOf(state, { list: field.label, entry: entries[0] ?? '', gone: true }) : null;
  return gone && 'state' in gone ? gone : null;
}

/** Puts the mutual clause of the library in the place of a one-sided one. */
export function mutual(state: RevisionState, name: string): CarriedOut {
  const lines = parseNumbered(state.content);
  const range = byTitle(lines, name, bodyEndOf(state.content));
  const ready = readyClause(state.content, name);
  if (!range || !ready || !ready.paragraphs.some((text) => /Each Party|Neither Party|Either Party/.test(text))) return null;
  const body = lines.slice(range.from + 1, range.to);
  if (body.some(({ text }) => /\b(?:Each|Neither|Either) Party\b/.test(text)))
    return { refusal: 'This clause binds both Parties already.' };
  const removed = removeLines(lines, range.from + 1, range.to);
  if ('citedBy' in removed) return { refusal: 'Other clauses depend on the words of this one, so it was left as it is.' };
  const next = lines.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const fresh = ready.paragraphs.flatMap((text, index) => [
    { id: next + 2 * index, mark: '', text: '' },
    { id: next + 2 * index + 1, mark: MARK.sub, text },
  ]);
  const content = printTidy([
    ...removed.lines.slice(0, range.from + 1),
    ...fresh,
    { id: next + 99, mark: '', text: '' },
    ...removed.lines.slice(range.from + 1),
  ]);
  return {
    state: { ...state, content },
    message: `Made mutual: ${lines[range.from]?.text ?? name}`,
  };
}
