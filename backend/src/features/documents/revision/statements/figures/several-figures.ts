import { setNamed } from '../../carrying/set-named.js';
import { type CarriedOut, isSaidAlready, type RevisionState } from '../../carrying/apply-field.js';
import { fieldNamed, termField } from '../../find-field.js';
import { valuesIn, type WrittenValue } from '../../meaning/written-values.js';

/** Words around figures that say only what kind of paper, sum or length of time they belong to. */
const PLAIN = new Set(
  (
    'make it this the a an into as to be is are should shall must will has have given give take change run let keep convert extend renew just only total fixed new now for of from at in on with and or each equal per by ' +
    'licence license lease tenancy agreement contract term period duration employment engagement assignment deal arrangement memorandum mou nda ' +
    'loan repaid repay repayment repayable payable paid pay back instalments instalment installments installment emi emis monthly month year yearly annum annually week ' +
    'rent fee fees salary wages retainer interest rate starting beginning commencing start begin commence starts begins effect wef till until ending ends end upto up first due'
  ).split(' '),
);
const STARTS = /(?:from|starting|beginning|commencing|effect|w\.?e\.?f\.?|starts?|begins?|first)(?: (?:on|from|due|is|of|the)){0,6} $/i;
const ENDS = /(?:till|until|up ?to|ending|ends?)(?: (?:on|the)){0,6} $/i;
/** "A month" behind a sum. */
const EACH = /^ ?(?:(?:a|per|every|each|\/) ?)(month|year|annum)\b/i;
/** An instruction of more figures is a text. */
const FIGURES_MAX = 6;

/**
 * "Licence for 11 months from 1 June 2026 at Rs 95,000 a month": several figures of one paper in one breath, each set in its own field.
 * Null where one of them belongs to no field for certain, or the words say anything else.
 */
export function setSeveral(state: RevisionState, said: string): CarriedOut {
  const instruction = inItsYear(state, said);
  const values = figuresIn(instruction);
  if (values.length < 2 || values.length > FIGURES_MAX) return null;
  let rest = instruction;
  for (const { from, to } of [...values].reverse()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  if (!(rest.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => PLAIN.has(word))) return null;
  const isInstalments = /\b(?:emis?|inst?all?ments?)\b/i.test(instruction);
  const named = values.map((value) => ({
    name: nameOf(state, instruction, { value, isInstalments }),
    written: instruction.slice(value.from, value.to),
  }));
  if (named.some(({ name }) => name === null) || new Set(named.map(({ name }) => name)).size < named.length) return null;
  let result: CarriedOut = null;
  for (const { name, written } of named) {
    const next = setNamed(result && 'state' in result ? result.state : state, name ?? '', written);
    if (isSaidAlready(next)) continue;
    if (!next || !('state' in next)) return null;
    result = result && 'state' in result ? { ...next, message: `${result.message}; ${next.message}` } : next;
  }
  return result;
}

const DAY =
  /\b(\d{1,2})(?:st|nd|rd|th)? (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?! \d{4})/gi;

/** "1 May" in the year in which the paper begins. */
function inItsYear({ fields, values }: RevisionState, said: string): string {
  const held = fields.map(({ name, format }) =>
    format === 'date' && /^(?:start|commencement|joining|disbursement)_date$/.test(name) ? values[name] : undefined,
  );
  const year = /\b(?:19|20)\d\d\b/.exec(held.find((each) => each !== undefined) ?? '')?.[0];
  return year === undefined ? said : said.replace(DAY, `$1 $2 ${year}`);
}

/** Bare numbers count only where they say how many instalments there are. */
const figuresIn = (instruction: string): WrittenValue[] =>
  valuesIn(instruction).filter(
    ({ kind, to }) =>
      kind !== 'day' && (kind !== 'number' || /^ (?:equal |monthly )*(?:emis?|inst?all?ments?)\b/i.test(instruction.slice(to))),
  );

/** The label of the field to which a figure belongs; null for none. */
function nameOf(
  { fields }: RevisionState,
  instruction: string,
  { value: { kind, from, to }, isInstalments }: { value: WrittenValue; isInstalments: boolean },
): string | null {
  const before = instruction.slice(Math.max(0, from - 40), from);
  const called = (...names: string[]) => names.map((name) => fieldNamed(fields, name)).find((field) => field !== null)?.label ?? null;
  const own = (...names: string[]) => fields.find(({ name }) => names.includes(name))?.label ?? null;
  if (kind === 'number') return own('instalment_count');
  if (kind === 'period') return isInstalments || /\bby $/i.test(before) ? null : (termField(fields)?.label ?? null);
  if (kind === 'percent') return /\b(?:interest|rate)\b/i.test(instruction) ? called('interest rate', 'interest') : null;
  if (kind === 'date' && STARTS.test(before)) return isInstalments ? own('first_instalment_date') : called('start date');
  if (kind === 'date') return ENDS.test(before) ? called('end date') : null;
  if (kind !== 'money') return null;
  if (isInstalments && /\b(?:emis?|inst?all?ments?)(?: of| at)? (?:rs\.? ?|₹ ?)?$/i.test(before)) return own('instalment_amount');
  if (/\bloan (?:of|for) (?:rs\.? ?)?$/i.test(before)) return called('loan amount');
  if (isInstalments) return null;
  const each = EACH.exec(instruction.slice(to))?.[1]?.toLowerCase() ?? '';
  if (each === 'month') return own('monthly_rent', 'license_fee', 'monthly_wages');
  return each === '' ? own('monthly_rent', 'license_fee', 'fee', 'charges', 'monthly_wages', 'annual_salary') : own('annual_salary');
}
