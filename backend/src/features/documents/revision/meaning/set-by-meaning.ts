import { MARK } from '../../values/marks.js';
import { count, money, percent } from '../../../../core/text/values/amounts.js';
import { ambiguousDate, longDate } from '../../../../core/text/values/dates.js';
import { type CarriedOut, isNoValue, type RevisionState, setField } from '../carrying/apply-field.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { aliasedFields } from '../instructions/field-aliases.js';
import { conceptsOf } from './concepts.js';
import { countedIn, eachIn, type Place, placesOf } from './places.js';
import { type ValueKind, valuesIn, type WrittenValue } from './written-values.js';
import { partiesOf } from '../wording/terms.js';
import { closest, importance } from './closest.js';

/** What is said before the value that is to go: "15 days instead of 7", "18 % as against 12 %". */
const OLD_BEFORE =
  /(?:\b(?:instead of|rather than|in place of|in lieu of|and not|not|as against|as opposed to|currently|presently|earlier|from|replacing|over)|\((?:now|it is)?) (?:the )?(?:current(?:ly)? |existing |present |earlier |old |just |only |a |an )?$/i;
/** What is said before the value that is to be: "to 30 days", "should be 9 %". */
const NEW_BEFORE =
  /(?:\b(?:to|be|is|are|at|as|of|within|for|till|until|up to|from|on|by)|=|:) (?:a |an |the |rs\.? ?)?(?:maximum |minimum |full |total )?$/i;
const STEP_BEFORE = /\bby (?:a |an )?(?:further |another )?$/i;
/** What is no instruction to give something another value. */
const OTHERWISE =
  /^(?:add|insert|include|mention|state|say|specify|remove|delete|drop|omit|strike|check|explain|tell|what|why|how|when|who|where|is|are|can|does|do|will|compare|calculate|make sure|ensure|take out|get rid|scrap|no) |\b(?:if|unless|provided|otherwise|else|failing|every time|each time|penalty|penalised|fine)\b|\?$/i;
/** "Prepayment only after six months": from when something may be done, which is no other figure of it. */
const ONLY_AFTER =
  /\b(?:only|not) (?:after|before|until|once)\b|\b(?:can|may|could|should be able to) (?:leave|end|terminate|exit|quit|go|resign|cancel)\b.{0,20} after\b/i;
/** "36 instalments of Rs 41,000": two figures. */
const INSTALMENTS_OF = /\d (?:[a-z]{2,12} )?(?:emis?|inst?all?ments?) of /i;
const RAISING =
  /\b(?:increase|raise|extend|lengthen|enhance|hike|bump|more(?! than)|longer(?! than)|higher(?! than)|push|postpone|additional)d?\b/i;
const LOWERING = /\b(?:reduce|decrease|lower|shorten|cut|slash|trim|less(?! than)|shorter(?! than)|prepone|bring down)d?\b/i;
/** "Rs 28,000 and e-mail it to the tenant": something else is wanted too. */
const GOES_ON = /^.{0,40}?(?:[,;]| and\b| but\b| plus\b)(?! ?(?:and |but )?(?:not|instead|rather|as against|currently)\b)/i;
/** Concepts of an instruction; with more it speaks of several things. */
const TOPIC_MAX = 9;
const ENOUGH = { blind: 0.6, known: 0.34 };
const MARGIN = 0.07;
/** How many times as long another length of time may be that is told in another unit. */
const LIKELY = 13;

interface Wanted {
  fresh: WrittenValue;
  old: WrittenValue | null;
  step: 'none' | 'up' | 'down';
  topic: string[];
  /** What a sum is to be paid for each time; '' where the instruction does not say. */
  each: string;
  /** The value as it was written. */
  written: string;
  /** A figure of another kind that tells which place is meant: "the instalment of 75 lakh by 15 June". */
  beside: WrittenValue | null;
  /** Whether a sum or a rate is said first: what follows belongs to it or is nothing that one place has. */
  isOfOther: boolean;
}

/**
 * Gives a figure of the draft another value where no rule knows the words of the instruction: the figure is the one of its kind whose
 * clause, sentence and field speak of what the instruction speaks of. Null where none or several do.
 * @param enough how much of what the instruction speaks of has to be found there, from 0 to 1
 */
export function setByMeaning(state: RevisionState, written: string, enough?: number): CarriedOut {
  const instruction = withYears(written, state.content);
  const wanted = wantedIn(instruction);
  if (!wanted) return null;
  const places = placesOf(state);
  const weight = importance(state);
  const fitting = places.filter(
    (place) =>
      fits(place, wanted, instruction) && isAtThatTime(state, place, instruction) && !isOfAPaper(state, place, wanted, instruction),
  );
  const best =
    nearest(
      fitting.filter(({ value }) => value !== null),
      wanted,
      weight,
      enough,
    ) ?? (enough === undefined ? nearest(fitting, wanted, weight) : undefined);
  const alone = wanted.old && new Set(fitting.map(identity)).size === 1 && wanted.topic.length <= 1 ? fitting[0] : undefined;
  const place = besides(state, fitting, wanted) ?? (wanted.isOfOther ? undefined : (best ?? alone));
  return place && isOfItsLimb(state, place, wanted) && speaksOfIt(state, place, wanted, instruction) ? change(state, place, wanted) : null;
}

/** Whether a place shares more with an instruction than the party whom it names: "the seller shall vacate" is no date of a payment to the Seller. */
function speaksOfIt(state: RevisionState, { about, kind, fields }: Place, { topic, old }: Wanted, instruction: string): boolean {
  const parties = new Set(conceptsOf(partiesOf(state).join(' ')));
  const telling = topic.filter((each) => !parties.has(each));
  if (old !== null || topic.length === 0) return true;
  // "Confidentiality for five years" means no figure outside of the clause of that name.
  const [first] = telling;
  if (first !== undefined && !about.has(first) && titlesOf(state).has(first)) return false;
  // "A parking fee" is no other fee: what it is for has to be there.
  const purposes = kind === 'money' && !CHANGES.test(instruction) ? telling.filter((each) => !OF_PAYING.has(each)) : [];
  const [, named = ''] = CALLED.exec(instruction) ?? [];
  if (
    aliasedFields(
      named,
      fields.map(({ name }) => name),
    ).length > 0
  )
    return true;
  if (purposes.length > 0) return purposes.some((each) => about.has(each));
  // "One month for the employee": of what, it does not say.
  return telling.some((each) => about.has(each));
}

/** What is to be changed is in the draft, by whatever name. */
const CHANGES =
  /^(?:change|set|raise|increase|reduce|lower|decrease|cut|make|update|revise|enhance|fix|correct|amend|modify|keep|limit|cap) /i;
/** "Society charges". */
const CALLED = /\b([a-z]{3,14} (?:charges?|fees?|dues|costs?))\b/i;
/** Words of every sum that somebody pays. */
const OF_PAYING = new Set(conceptsOf('fees costs pays'));

const TITLES = new WeakMap<RevisionState, ReadonlySet<string>>();
/** What the clauses of a draft are called after. */
function titlesOf(state: RevisionState): ReadonlySet<string> {
  const known =
    TITLES.get(state) ??
    new Set(parseNumbered(state.content).flatMap(({ mark, text }) => (mark === MARK.clause && text.length <= 60 ? conceptsOf(text) : [])));
  TITLES.set(state, known);
  return known;
}

const DAY =
  /\b(\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December))\b(?! \d{4})/gi;

const DAY_OF_YEAR = /\b(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)) (\d{4})\b/g;

/** "5 March 2026, not 4 March": both are of that year. */
function withYears(instruction: string, content: string): string {
  const years = new Set(valuesIn(instruction).flatMap(({ kind, value }) => (kind === 'date' ? [String(value).slice(0, 4)] : [])));
  const named: readonly string[] = instruction.match(DAY) ?? [];
  // "15 May instead of 1 May": of the year that the draft has for one of them.
  if (years.size === 0 && named.length > 1)
    for (const [, day = '', its = ''] of content.matchAll(DAY_OF_YEAR)) if (named.includes(day)) years.add(its);
  const [year] = years;
  return years.size === 1 && year !== undefined ? instruction.replace(DAY, `$1 ${year}`) : instruction;
}

/** The one place in a line that has the other figure of the instruction too. */
function besides({ content }: RevisionState, places: readonly Place[], { beside }: Wanted): Place | undefined {
  const lines = content.split('\n');
  const found = places.filter(
    ({ at }) =>
      beside !== null &&
      at !== null &&
      valuesIn(lines[at.line] ?? '').some(
        ({ kind, value, unit }) => kind === beside.kind && value === beside.value && unit === beside.unit,
      ),
  );
  return new Set(found.map(identity)).size === 1 ? found[0] : undefined;
}

/** The place that speaks of what is wanted; of fields that are empty only where no other one does. */
const nearest = (
  places: readonly Place[],
  wanted: Wanted,
  weight: (concept: string) => number,
  enough = wanted.old ? ENOUGH.known : ENOUGH.blind,
): Place | undefined =>
  closest(
    places.map((place) => ({
      item: place,
      about: place.about,
      labelled: place.labelled,
      id: identity(place),
      bonus:
        (place.unit === wanted.fresh.unit ? 0.06 : 0) +
        // A date that the form asks for, rather than one that is told in passing.
        (place.kind === 'date' && place.fields.length > 0 ? 0.06 : 0) +
        // "Leave" is what the form calls so, rather than an absence without it.
        (place.kind !== 'date' && wanted.topic.every((each) => place.labelled.has(each)) ? 0.06 : 0) +
        (wanted.each === '' ? 0 : place.each === wanted.each ? 0.2 : -0.3),
    })),
    wanted.topic,
    weight,
    { enough, margin: MARGIN },
  );

/** What is to be changed to what; null for what gives no single figure. */
function wantedIn(instruction: string): Wanted | null {
  if (OTHERWISE.test(instruction) || ONLY_AFTER.test(instruction) || INSTALMENTS_OF.test(instruction)) return null;
  const values = valuesIn(instruction).filter(({ kind, from, to }) => kind !== 'number' || isAlone(instruction, from, to));
  const old = values.find(
    (value) =>
      OLD_BEFORE.test(before(instruction, value)) &&
      values.some((other) => other !== value && (isLike(value, other) || (other.kind === 'number' && values.length === 2))),
  );
  if (old && old.kind !== 'number' && values.length === 2) {
    // "From 11 months to 24": the second figure counts what the first one counts.
    const other = values.find((value) => value !== old && value.kind === 'number');
    if (other) Object.assign(other, { kind: old.kind, unit: old.unit });
  }
  const others = values.filter((value) => value !== old && value.kind !== 'number');
  const steps = others.filter(
    (value) => STEP_BEFORE.test(before(instruction, value)) && (RAISING.test(instruction) || LOWERING.test(instruction)),
  );
  const settled = others.filter((value) => !steps.includes(value));
  // "30,000 for the child and a payment of 15 lakh": two figures for two things.
  const isTwo = settled.some((value, index) => {
    const next = settled.slice(index + 1).find(({ kind }) => kind === value.kind);
    return next !== undefined && /[;]|,(?!\d)|\b(?:and|plus)\b/.test(instruction.slice(value.to, next.from));
  });
  if (isTwo) return null;
  const named = settled.length > 1 ? settled.filter((value) => NEW_BEFORE.test(before(instruction, value))) : settled;
  const fresh = named.at(-1) ?? (settled.length === 0 ? steps[0] : undefined);
  if (!fresh || (named.length > 1 && new Set(named.map(({ kind }) => kind)).size === 1)) return null;
  const earlier = settled.filter((value) => value !== fresh && value.kind !== fresh.kind && value.to < fresh.from);
  if (earlier.some((value) => /[,;]|\band\b/.test(instruction.slice(value.to, fresh.from)))) return null;
  if (GOES_ON.test(instruction.slice(fresh.to))) return null;
  const isStep = steps.includes(fresh);
  if (settled.length > 2) return null;
  const own = [fresh, old, ...steps].filter((each): each is WrittenValue => each !== undefined).sort((a, b) => b.from - a.from);
  let rest = instruction.replace(/^(?:charge|levy|impose|claim|demand|collect) /i, '');
  const shift = instruction.length - rest.length;
  rest = rest.replace(AFTER, (whole) => ' '.repeat(whole.length));
  for (const { from, to } of own) rest = `${rest.slice(0, Math.max(0, from - shift))} ${rest.slice(Math.max(0, to - shift))}`;
  const topic = [...new Set(conceptsOf(rest))];
  if (topic.length > TOPIC_MAX) return null;
  // "2 lakh instead of 5": five lakh.
  const scale = fresh.kind === 'money' ? scaleOf(instruction.slice(fresh.from, fresh.to)) : 1;
  const like =
    old && old.kind === 'number' ? { ...old, value: Number(old.value) * scale, kind: fresh.kind, unit: fresh.unit } : (old ?? null);
  return {
    fresh,
    old: like,
    step: isStep ? (LOWERING.test(instruction) ? 'down' : 'up') : 'none',
    topic,
    each: fresh.kind === 'money' ? eachIn(instruction, fresh.from, fresh.to) : '',
    written: instruction.slice(fresh.from, fresh.to),
    beside: settled.find((value) => value !== fresh && value.kind !== fresh.kind) ?? null,
    isOfOther: earlier.some(({ kind }) => kind === 'percent' || kind === 'money'),
  };
}

const AFTER = /\b(?:after|on|upon|post)[ -](?:the )?(confirmation|probation|being confirmed|completion of (?:the )?probation)\b/i;
const DURING = /\b[Dd]uring (?:the )?[Pp]robation\b|\bperiod of probation\b/;

/** "The notice after confirmation": none of what holds during the probation. */
const isAtThatTime = ({ content }: RevisionState, { at }: Place, instruction: string): boolean =>
  !AFTER.test(instruction) || at === null || !DURING.test(content.split('\n')[at.line] ?? '');

/** "Title papers to be given by 10 April": the day that a paper bears is another only where its date is spoken of. */
function isOfAPaper({ content }: RevisionState, { kind, at, fields }: Place, { old }: Wanted, instruction: string): boolean {
  if (kind !== 'date' || at === null || old !== null || fields.length > 0 || /\bdated?\b|\bregist/i.test(instruction)) return false;
  const text = parseNumbered(content)[at.line]?.text ?? '';
  return (
    /\b(?:dated|registered on) $/.test(text.slice(Math.max(0, at.from - 15), at.from)) && /\b(?:by|before|until|within) /i.test(instruction)
  );
}

/** Where another case of a sentence begins: "for 3 years and, for a trade secret, for as long as …". */
const LIMB = /(?:,|;)? (?:and|but), (?:for|in|after|if) /g;

/** "Trade secrets for seven years" does not mean the figure of a sentence that has a case of its own for trade secrets. */
function isOfItsLimb({ content }: RevisionState, { at }: Place, { topic }: Wanted): boolean {
  const line = at === null ? '' : (content.split('\n')[at.line] ?? '');
  const starts = [0, ...[...line.matchAll(LIMB)].map(({ index }) => index)];
  if (at === null || starts.length < 2) return true;
  const offset = line.length - (parseNumbered(content)[at.line]?.text.length ?? line.length);
  const limbs = starts.map((from, index) => ({ from, to: starts[index + 1] ?? line.length }));
  const own = limbs.find(({ from, to }) => at.from + offset >= from && at.from + offset < to) ?? limbs[0];
  const held = conceptsOf(line.slice(own?.from, own?.to));
  const others = limbs.filter((limb) => limb !== own).flatMap(({ from, to }) => conceptsOf(line.slice(from, to)));
  return topic.filter((each) => others.includes(each) && !held.includes(each)).length < 2;
}

const scaleOf = (written: string): number =>
  /crore|\bcr\b/i.test(written) ? 1e7 : /la(?:kh|c)|\dl\b/i.test(written) ? 1e5 : /thousand|\dk\b/i.test(written) ? 1e3 : 1;
const before = (text: string, { from }: WrittenValue): string => text.slice(Math.max(0, from - 40), from);
const isAlone = (text: string, from: number, to: number): boolean =>
  /^[\s,.;)]|^$/.test(text.slice(to, to + 1)) && /\s$/.test(text.slice(0, from));
const isLike = (old: WrittenValue, fresh: WrittenValue): boolean =>
  fresh.kind !== 'number' && (old.kind === fresh.kind || old.kind === 'number');

function fits({ kind, value, unit, fields, at }: Place, { fresh, old, step }: Wanted, instruction: string): boolean {
  const kinds: ValueKind[] = step !== 'none' && fresh.kind === 'percent' ? ['percent', 'money'] : [fresh.kind];
  if (step !== 'none' && fresh.kind === 'period') kinds.push('date');
  if (!kinds.includes(kind)) return false;
  if (value === null) return old === null && step === 'none' && at === null && fields.length === 1;
  if (old && (old.value !== value || (old.kind === 'period' && old.unit !== unit))) return false;
  if (step !== 'none' || typeof value !== 'number' || typeof fresh.value !== 'number') return fresh.value !== value || unit !== fresh.unit;
  const [now, then] = [value * daysIn(unit), fresh.value * daysIn(fresh.unit)];
  if (now === then) return false;
  // "We keep the data for three years" does not mean the 30 days for an answer.
  if (old === null && unit !== fresh.unit && Math.max(now, then) > LIKELY * Math.min(now, then)) return false;
  return then > now ? !LOWERING.test(instruction) : !RAISING.test(instruction);
}

const DAYS: Readonly<Record<string, number>> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const daysIn = (unit: string): number => DAYS[unit] ?? 1;
const identity = ({ fields, at }: Place): string => fields[0]?.name ?? `${at?.line ?? ''}:${at?.from ?? ''}`;

function change(state: RevisionState, place: Place, wanted: Wanted): CarriedOut {
  const goal = goalOf(place, wanted);
  if (goal === null) return null;
  for (const field of place.fields) {
    const own = countedIn(field);
    const value = place.kind === 'period' && own ? converted(goal, own) : place.kind === 'date' ? wanted.written : String(goal.value);
    const set = value === null ? null : setField(state, field, value);
    if (!set || isNoValue(set)) continue;
    // Where the field writes it in several places, one of them alone would contradict the others.
    if (!('state' in set)) return set;
    const readAs = place.kind === 'period' && own === 'day' ? monthsInDays(goal) : '';
    if (readAs !== '') set.message += readAs;
    if (!place.at || lineOf(set.state.content, place.at.line) !== lineOf(state.content, place.at.line)) return set;
  }
  return place.at ? inText(state, place, goal) : null;
}

/** Gives a figure of the draft another value, in the form too where one field writes it. */
export const changePlace = (state: RevisionState, place: Place, fresh: WrittenValue, written: string): CarriedOut =>
  change(state, place, { fresh, old: null, step: 'none', topic: [], each: '', written, beside: null, isOfOther: false });

const lineOf = (content: string, line: number): string => content.split('\n')[line] ?? '';

const [INCREASE = ''] = conceptsOf('escalation');

interface Goal {
  value: number | string;
  unit: string;
}

function goalOf({ kind, value, unit, labelled }: Place, { fresh, step, written }: Wanted): Goal | null {
  // "Increase the charges by 5% every year": the yearly increase is 5%, and does not rise by it.
  if (kind === 'percent' && fresh.kind === 'percent' && labelled.has(INCREASE)) return { value: fresh.value, unit: fresh.unit };
  if (kind === 'date') return step === 'none' && ambiguousDate(written) === null ? { value: fresh.value, unit: '' } : null;
  if (step === 'none') return { value: fresh.value, unit: fresh.unit };
  if (typeof value !== 'number' || typeof fresh.value !== 'number') return null;
  const size = fresh.kind === 'percent' && kind === 'money' ? (value * fresh.value) / 100 : fresh.unit === unit ? fresh.value : null;
  if (size === null) return null;
  const after = step === 'up' ? value + size : value - size;
  return after > 0 ? { value: Math.round(after * 100) / 100, unit } : null;
}

/** A month in days, where a field counts days. */
const DAYS_OF_MONTH = 30;

/** What was made of months in a field that counts days: the two are not the same, so the reader is told. */
const monthsInDays = ({ value, unit }: Goal): string =>
  unit === 'month' ? ` (${value === 1 ? 'one month was' : `${value} months were`} read as ${Number(value) * DAYS_OF_MONTH} days)` : '';

/** A length of time in the unit of a field. */
function converted({ value, unit }: Goal, own: string): string | null {
  if (typeof value !== 'number') return null;
  if (unit === own) return String(value);
  if (unit === 'year' && own === 'month') return String(value * 12);
  if (unit === 'month' && own === 'year') return value % 12 === 0 ? String(value / 12) : null;
  if (unit === 'week' && own === 'day') return String(value * 7);
  if (unit === 'month' && own === 'day') return String(value * DAYS_OF_MONTH);
  return null;
}

/** Writes a figure in its place, in words too where the draft has them. */
function inText(state: RevisionState, place: Place, goal: Goal): CarriedOut {
  const { at, kind } = place;
  if (!at) return null;
  const lines = parseNumbered(state.content);
  const line = lines[at.line];
  if (!line) return null;
  const old = line.text.slice(at.from, at.to);
  const fresh = printed(kind, goal, old);
  if (fresh === null || fresh === old) return null;
  const text = line.text.slice(0, at.from) + fresh + line.text.slice(at.to);
  const content = printNumbered(lines.map((each, index) => (index === at.line ? { ...each, text } : each)));
  return { state: { ...state, content }, message: `${old} is now ${fresh}` };
}

const inCaseOf = (old: string, words: string): string | null =>
  /\d/.test(words) ? null : /^\p{Lu}/u.test(old) ? words.replace(/^./, (first) => first.toUpperCase()) : words;

function printed(kind: ValueKind, { value, unit }: Goal, old: string): string | null {
  if (kind === 'date') return longDate(String(value));
  if (kind === 'money') {
    const whole = money(String(value), 'INR');
    return old.includes('(') ? whole : (whole.split(' (')[0] ?? null);
  }
  if (kind === 'percent') return old.includes('(') ? percent(String(value)) : `${String(value)}%`;
  if (kind === 'day') return null;
  const between = /(?:consecutive )?(?:working|business|clear|calendar|consecutive) (?=[a-z]+$)/.exec(old)?.[0] ?? '';
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const written = count(String(value), unit);
  // "One day of each week": the draft has words alone.
  if (!/\d/.test(old)) return inCaseOf(old, written.replace(/^\d+ \(([a-z -]+)\)/, '$1'));
  const spoken = old.includes('hundred and ') ? written.replace(/hundred (?!and )(?=[a-z])/, 'hundred and ') : written;
  const shown = old.includes('(') ? spoken : spoken.replace(/ \([a-z -]+\)/, '');
  return between === '' ? shown : shown.replace(/ (?=[a-z]+$)/, ` ${between}`);
}
