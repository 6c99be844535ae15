import type { Liquid } from 'liquidjs';
import { amountOf, count, money, percent } from '../../../core/text/values/amounts.js';
import {
  aim,
  bequest,
  causeOfAction,
  hindiAim,
  namesOfficer,
  permittedUse,
  reason,
  sentences,
  stateAsParty,
  withoutLead,
  withoutOfficer,
  withSum,
} from '../values/phrases/as-typed.js';
import { attorneyLines } from '../values/phrases/attorney-lines.js';
import { daysAfter, isLater, monthsAfter } from '../../../core/calendar/deadline.js';
import { courtLead, courts, laws, made } from '../values/phrases/courts-and-law.js';
import { longDate, tellsDay } from '../../../core/text/values/dates.js';
import { hindiCount, hindiDate, hindiMoney, hindiPercent } from '../../../core/text/values/hindi-writing.js';
import { stateOf } from '../values/indian-states.js';
import { personKind, successors } from '../values/legal-persons.js';
import { placed } from '../values/party/parties.js';
import { rowsOf } from '../values/rows.js';
import { limitationOf } from '../values/phrases/limitation-periods.js';
import { listLines, oneLine } from '../values/list-lines.js';
import { ordinal } from '../values/ordinals.js';
import { HINDI_LIST, isInformed, swornFacts } from '../values/sworn-facts.js';
import { resolved } from '../values/phrases/resolved.js';
import { inHindiThirdPerson, inThirdPerson, withSubject } from '../values/phrases/third-person.js';
import { titleDeed } from '../values/phrases/title-deed.js';
import { whenClause } from '../values/phrases/when-clause.js';
import { countOf, withBoundedTexts } from './filter-bounds.js';
import { registerReplyFilters } from './reply-filters.js';

export { money } from '../../../core/text/values/amounts.js';

/** A blank that a reader cannot overlook. */
export const BLANK = '[●]';

export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Paragraphs that may stand before or after the facts that somebody swears to, and columns that a table may have. */
const PARAGRAPHS = { min: 0, max: 200 };
const COLUMNS = { min: 1, max: 20 };
const DAYS = { min: 1, max: 3660 };
const MONTHS = { min: 1, max: 360 };

/** A filter on text; what is missing goes through and is printed as a marked blank. */
const onText =
  (work: (text: string, argument?: string) => string) =>
  (value: unknown, argument?: unknown): string | undefined =>
    isMissing(value) ? undefined : work(String(value), isMissing(argument) ? undefined : String(argument));

const fullStop = (text: string): string => (/[.!?:;।]["'”’)]?$/u.test(text) ? text : `${text}.`);

const danda = (text: string): string => (/[.!?:;।]["'”’)]?$/u.test(text) ? text.replace(/(?<=[\u0900-\u097f])\.$/u, '।') : `${text}।`);

const textOr = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The amounts of a column together, in figures; a missing one leaves a blank instead of a wrong sum. */
function sumOf(rows: readonly (readonly string[])[], column: number): string | undefined {
  const amounts = rows.map((cells) => amountOf(cells[column - 1] ?? ''));
  if (amounts.length === 0 || amounts.some((amount) => amount === null)) return undefined;
  // In the smallest part of the currency, so that no cent is lost.
  const total = amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
  return (total / 100).toFixed(2).replace(/\.00$/, '');
}

/**
 * Filters of the clause texts: `money: currency`, `long_date`, `percent`, `count: "month"`, `ordinal`, `courts: place`, `laws`, `one_line`, `name_only`, `lines`,
 * `full_stop`, `informed`, `attorney_lines: restrictions`,
 * `when`, `title_deed`, `resolved`, `use`, `aim`, `cause_of_action`, `without_officer`, `bequest`, `with_sum: currency`, `sentences`, `state_party`, `names_officer`, `court_lead`, `third_person: sender, recipient`, `with_subject: party`, `limitation`, `made: date`, `days_after: days`, `months_after: months`, `later_than: day`, `tells_day`, `sentence`, `after: words`, `reason`, `plus_one`, `successors: description`, `person_kind: description`, `state: given`, `placed: state, pin`, `rows`,
 * `sum_of: column`, counted from 1; and for Hindi `money_hindi`, `date_hindi`, `count_hindi: "माह"`, `percent_hindi`, `aim_hindi`, `third_person_hindi: sender, recipient`, `sworn_facts_hindi`, `danda`.
 */
export function registerFilters(engine: Liquid): void {
  const liquid = withBoundedTexts(engine);
  liquid.registerFilter(
    'money',
    onText((text, currency = 'INR') => money(text, currency)),
  );
  liquid.registerFilter('long_date', onText(longDate));
  liquid.registerFilter('percent', onText(percent));
  liquid.registerFilter('one_line', onText(oneLine));
  liquid.registerFilter('ordinal', onText(ordinal));
  liquid.registerFilter('courts', (value: unknown, place: unknown) => courts(textOr(value), textOr(place)));
  liquid.registerFilter('court_lead', onText(courtLead));
  liquid.registerFilter('laws', (value: unknown) => laws(textOr(value)));
  liquid.registerFilter('made', (place: unknown, date: unknown) => made(textOr(place), textOr(date)));
  // "Asha Mehta, daughter of …": what stands before the description.
  liquid.registerFilter(
    'name_only',
    onText((text) => text.split(',')[0]?.trim() || text),
  );
  liquid.registerFilter('successors', (name: unknown, description: unknown, others: unknown) =>
    isMissing(name) ? undefined : successors(String(name), textOr(description), textOr(others)),
  );
  liquid.registerFilter('person_kind', onText(personKind));
  liquid.registerFilter('state', (address: unknown, given: unknown) => textOr(given) ?? stateOf(textOr(address) ?? '') ?? '');
  liquid.registerFilter('placed', (address: unknown, state: unknown, pin: unknown) =>
    isMissing(address) ? undefined : placed(String(address), textOr(state), textOr(pin)),
  );
  // "[●] months": the unit is needed for a blank too.
  liquid.registerFilter('count', (value: unknown, unit: unknown) =>
    count(isMissing(value) ? BLANK : String(value), isMissing(unit) ? '' : String(unit)),
  );
  liquid.registerFilter('lines', (value: unknown) => (isMissing(value) ? [] : listLines(String(value))));
  liquid.registerFilter('money_hindi', onText(hindiMoney));
  liquid.registerFilter('date_hindi', onText(hindiDate));
  liquid.registerFilter('count_hindi', (value: unknown, unit: unknown) =>
    hindiCount(isMissing(value) ? BLANK : String(value), isMissing(unit) ? '' : String(unit)),
  );
  // A Hindi sentence ends with a danda, one in English that stands among them with a full stop.
  liquid.registerFilter(
    'danda',
    onText((text) => (/[\u0900-\u097f]/u.test(text) || !/\p{L}/u.test(text) ? danda(text) : fullStop(text))),
  );
  liquid.registerFilter('rows', (value: unknown) => (isMissing(value) ? [] : rowsOf(String(value))));
  liquid.registerFilter('sum_of', (rows: unknown, column: unknown) => sumOf(rows as string[][], countOf('sum_of', column, COLUMNS)));
  liquid.registerFilter('sworn_facts', (value: unknown, before: unknown, after: unknown) =>
    swornFacts(
      isMissing(value) ? '' : String(value),
      countOf('sworn_facts', before, PARAGRAPHS),
      countOf('sworn_facts', after, PARAGRAPHS),
    ),
  );
  liquid.registerFilter('sworn_facts_hindi', (value: unknown, before: unknown, after: unknown) =>
    swornFacts(
      isMissing(value) ? '' : String(value),
      countOf('sworn_facts_hindi', before, PARAGRAPHS),
      countOf('sworn_facts_hindi', after, PARAGRAPHS),
      HINDI_LIST,
    ),
  );
  liquid.registerFilter('percent_hindi', onText(hindiPercent));
  liquid.registerFilter('informed', (value: unknown) => !isMissing(value) && isInformed(String(value)));
  liquid.registerFilter('attorney_lines', (powers: unknown, restrictions: unknown) =>
    attorneyLines(textOr(powers) ?? '', textOr(restrictions) ?? ''),
  );
  liquid.registerFilter('when', onText(whenClause));
  liquid.registerFilter('title_deed', onText(titleDeed));
  liquid.registerFilter('resolved', onText(resolved));
  liquid.registerFilter('use', (value: unknown, noun: unknown) => permittedUse(textOr(value) ?? '', textOr(noun) ?? 'use'));
  liquid.registerFilter('aim', onText(aim));
  liquid.registerFilter('aim_hindi', onText(hindiAim));
  liquid.registerFilter('cause_of_action', onText(causeOfAction));
  liquid.registerFilter('without_officer', onText(withoutOfficer));
  liquid.registerFilter('bequest', onText(bequest));
  liquid.registerFilter('state_party', onText(stateAsParty));
  liquid.registerFilter('names_officer', (value: unknown) => !isMissing(value) && namesOfficer(String(value)));
  liquid.registerFilter(
    'with_sum',
    onText((text, currency = 'INR') => withSum(text, currency)),
  );
  liquid.registerFilter(
    'sentences',
    onText((text) => sentences(listLines(text))),
  );
  liquid.registerFilter('third_person', (value: unknown, sender: unknown, recipient: unknown) =>
    isMissing(value) ? undefined : inThirdPerson(String(value), String(sender), String(recipient)),
  );
  liquid.registerFilter('with_subject', (value: unknown, party: unknown) =>
    isMissing(value) ? undefined : withSubject(String(value), String(party)),
  );
  liquid.registerFilter('third_person_hindi', (value: unknown, sender: unknown, recipient: unknown) =>
    isMissing(value) ? undefined : inHindiThirdPerson(String(value), String(sender), String(recipient)),
  );
  liquid.registerFilter('limitation', (value: unknown) => (isMissing(value) ? undefined : limitationOf(String(value))));
  liquid.registerFilter('plus_one', (value: unknown) => Number(value) + 1);
  liquid.registerFilter('days_after', (value: unknown, days: unknown) =>
    isMissing(value) ? undefined : (daysAfter(String(value), countOf('days_after', days, DAYS)) ?? undefined),
  );
  liquid.registerFilter('months_after', (value: unknown, months: unknown) =>
    isMissing(value) ? undefined : (monthsAfter(String(value), countOf('months_after', months, MONTHS)) ?? undefined),
  );
  // A draft does not say "in time" of what its own dates show to be late.
  liquid.registerFilter('later_than', (value: unknown, day: unknown) => isLater(textOr(value) ?? '', textOr(day) ?? ''));
  liquid.registerFilter('tells_day', (value: unknown) => !isMissing(value) && tellsDay(String(value)));
  registerReplyFilters(liquid);
  liquid.registerFilter('full_stop', onText(fullStop));
  liquid.registerFilter(
    'sentence',
    onText((text) => fullStop(text.replace(/^[a-z]/, (letter) => letter.toUpperCase()))),
  );
  liquid.registerFilter(
    'after',
    onText((text, words = '') => withoutLead(text, words)),
  );
  liquid.registerFilter('reason', onText(reason));
}
