import { valuesIn, type WrittenValue } from './meaning/written-values.js';

/** "By Rs. 5,000", "two months' rent", "15 days more": figures from which another one is worked out. */
const STEP_BEFORE = /\bby (?:a |an )?(?:further |another |at least |up to )?$/i;
const STEP_AFTER =
  /^(?:['’]s?)? ?(?:(?:more|extra|additional|further|less|lower|higher|longer|shorter|earlier|later|off|worth)\b|(?:of )?(?:the )?(?:monthly |yearly )?(?:rent|salary|wages|pay|licen[cs]e fee|fee|interest|ctc)\b)/i;
const STEPS =
  /^(?:(?:please )?(?:add|give|knock|take|cut|shave|deduct|double|triple|halve)\b.{0,80}\b(?:more|extra|additional|off|from)\b)/i;
const UNITS: Readonly<Record<string, number>> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
/** Twelve months of thirty days are a year. */
const TOLERANCE = 0.03;
/** Figures that an instruction gives on purpose; a bare number may be the number of a clause or a house. */
const TELLING: ReadonlySet<WrittenValue['kind']> = new Set(['money', 'percent', 'period', 'date']);
/** Somebody who is no party of any paper, unless the draft names one. */
const SOMEBODY =
  /\b(?:of|for|by|to) (?:the |my |our |his |her )?(manager|driver|secretary|chairman|supervisor|trustee|broker|nominee|accountant|watchman|guard|cook|gardener|caretaker|auditor|cashier|treasurer|president|foreman)\b/gi;
/** "RX 350", "GSTIN 32ABC": what something is known by. */
const CODE = /(?<![\p{L}\p{N}.])(?!(?:Rs|RS|INR|PIN|PAN|AM|PM|LPA|HRA|DA|PF|CTC|TDS|EMI)\b)[A-Z]{2,5} \d{2,6}(?![\p{L}\p{N}%]|,\d)/gu;
const MONTH = /^(?:January|February|March|April|June|July|August|September|October|November|December)$/;
/** "Delete the special conditions, the schedule and clause 10": all of them. */
const REMOVES = /^(?:please )?(?:delete|remove|drop|omit) (?:the )?[a-z][a-z ]{2,40}(?=,| and)/i;
const ALSO_REMOVED =
  /(?:,|,? and|,? as well as) (?:the ([a-z]{4,20}(?: [a-z]{4,14})?)|(?:clause|section|paragraph|para) (\d{1,3}))(?=,| and|$)/gi;
/** "10 Ring Road": where something is. */
const STREET =
  /(?<![\p{L}\p{N}])\d{1,4}[A-Za-z]? (?:\p{Lu}\p{L}{1,20} ){1,3}(?:Road|Street|Lane|Marg|Nagar|Colony|Chowk|Bazaar|Market)\b/gu;
const HOUR = /(?<![\d.:])(\d{1,2}(?:[.:]\d{2})?) ?([ap])\.?m\b/gi;
/** "90,000 from the second year": not at once. */
const LATER = /\b(?:from|after) (?:the )?(?:second|third|fourth|fifth|next|2nd|3rd|4th) (?:year|month|quarter)\b/i;
/** How often a sum is paid. */
const EACH = /(?<=\d[\d,.]{0,15}(?:\/-)? )(?:per|an?|each|every) (day|week|night|hour)\b/i;
const PAID_EACH: Readonly<Record<string, RegExp>> = {
  day: /\b(?:per|a|each|every|of|at) days?\b|\bdaily\b/i,
  week: /\b(?:per|a|each|every|of|at) weeks?\b|\bweekly\b/i,
  night: /\b(?:per|a|each|every|of|at) nights?\b|\bnightly\b/i,
  hour: /\b(?:per|an|each|every|of|at) hours?\b|\bhourly\b/i,
};
/** "Make the lock-in 12 months for the licensee only". */
const OF_ONE = /\b(?:only for|for) (?:the )?[a-z]{4,16}(?<!part(?:y|ies)) (?:only|alone)\b|\bonly for (?:the )?[a-z]{4,16}$/i;
/** "1 May" without a year. */
const DAY =
  /(?<![\p{L}\p{N}.,])\d{1,2}(?:st|nd|rd|th)? (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![\p{L}\p{N}])(?! \d{4})/giu;
const longDay = (said: string): string => said.toLowerCase().replace(/^(\d{1,2})(?:st|nd|rd|th)?( [a-z]{3}).*$/, '$1$2');
const NAME = /(?<![\p{L}\p{N}"])\p{Lu}\p{Ll}{3,24}(?![\p{L}\p{N}])/gu;

/**
 * What an instruction says and a change has left out: a figure or a name that stands in none of the lines that changed. Such a change is
 * one of something else, or half of one. Null where nothing was left out.
 * @param known words in lower case that name fields and clauses, which a draft may put in other words
 */
export function unheardIn(
  instruction: string,
  { before, after, known }: { before: string; after: string; known: ReadonlySet<string> },
): string | null {
  const [old, fresh] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  const changed = [...[...fresh].filter((line) => !old.has(line)), ...[...old].filter((line) => !fresh.has(line))];
  if (!STEPS.test(instruction)) {
    const held = changed.flatMap(valuesIn);
    const numbers = new Set(changed.flatMap((line) => line.match(/\d{1,15}/g) ?? []));
    const unheard = valuesIn(instruction).find(
      (value) =>
        TELLING.has(value.kind) && !isStep(instruction, value) && !held.some((each) => isSame(each, value)) && !isWrittenSo(value, numbers),
    );
    if (unheard) return instruction.slice(unheard.from, unheard.to);
  }
  const lines = changed.join('\n').toLowerCase();
  const street = [...instruction.matchAll(STREET)].map(([each]) => each).find((each) => !lines.includes(each.toLowerCase()));
  if (street !== undefined) return street;
  const hours = (said: string) =>
    [...said.matchAll(HOUR)].map(([, hour = '', half = '']) => `${hour.replace(':', '.')} ${half.toLowerCase()}.m.`);
  const written = new Set(hours(lines));
  const hour = hours(instruction).find((each) => !written.has(each));
  if (hour !== undefined) return hour;
  // "A late fee of Rs. 500 per day" is no sum for each month.
  const each = EACH.exec(instruction);
  const paid = [...fresh].filter((line) => !old.has(line)).join('\n');
  if (each && PAID_EACH[each[1]?.toLowerCase() ?? '']?.test(paid) === false) return each[0];
  const alone = OF_ONE.exec(instruction)?.[0];
  if (alone !== undefined && /\b(?:[Ee]ither|[Nn]either|[Ee]ach) Party\b/.test(paid)) return alone;
  const later = LATER.exec(instruction)?.[0];
  if (later !== undefined && !lines.includes(later.toLowerCase().replace('the ', ''))) return later;
  const day = [...instruction.matchAll(DAY)].map(([each]) => each).find((each) => !lines.includes(longDay(each)));
  if (day !== undefined && !/[\u0900-\u097f]/.test(after)) return day;
  const stays = REMOVES.test(instruction)
    ? [...instruction.matchAll(ALSO_REMOVED)].find(([, thing = '', number]) => {
        const last = thing.split(' ').at(-1)?.toLowerCase().slice(0, 6) ?? '';
        return number === undefined ? last.length > 3 && !lines.includes(last) : !changed.some((line) => line.startsWith(`${number}.`));
      })
    : undefined;
  if (stays) return stays[1] ?? `clause ${stays[2] ?? ''}`;
  const text = `${before}\n${after}`.toLowerCase();
  const role = [...instruction.matchAll(SOMEBODY)].map(([, who = '']) => who.toLowerCase()).find((who) => !text.includes(who));
  if (role !== undefined) return role;
  const code = [...instruction.matchAll(CODE)].map(([each]) => each).find((each) => !`${before}\n${after}`.includes(each));
  if (code !== undefined) return code;
  const words = instruction.match(/\p{L}{2,30}/gu) ?? [];
  const names = [...instruction.matchAll(NAME)].filter(({ index }) => index > 0 && !/[.!?:"] ?$/.test(instruction.slice(0, index)));
  // Titles In Capitals are no names.
  if (names.length * 2 > words.length || /[\u0900-\u097f]/.test(after)) return null;
  return (
    names.map(([name]) => name).find((name) => !MONTH.test(name) && !known.has(name.toLowerCase()) && !text.includes(name.toLowerCase())) ??
    null
  );
}

/** In another script a figure stands beside words that are not read here. */
const isWrittenSo = ({ kind, value }: WrittenValue, numbers: ReadonlySet<string>): boolean => {
  if (kind !== 'date') return numbers.has(String(value));
  const [year = '', , day = ''] = String(value).split('-');
  return numbers.has(year) && numbers.has(String(Number(day)));
};

const isStep = (instruction: string, { from, to }: WrittenValue): boolean =>
  STEP_BEFORE.test(instruction.slice(Math.max(0, from - 40), from)) || STEP_AFTER.test(instruction.slice(to));

function isSame(held: WrittenValue, said: WrittenValue): boolean {
  if (held.value === said.value && (held.kind === said.kind || held.kind === 'number') && held.unit === said.unit) return true;
  if (held.kind !== 'period' || said.kind !== 'period')
    return held.kind === said.kind && held.value === said.value && said.kind !== 'period';
  const [one, other] = [held, said].map(({ value, unit }) => Number(value) * (UNITS[unit] ?? NaN));
  return one !== undefined && other !== undefined && Math.abs(one - other) <= TOLERANCE * other;
}
