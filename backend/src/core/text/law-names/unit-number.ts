import { unitLabel } from './unit-label.js';

/** A number of a unit in figures, with the way into it; offsets of the text. */
export interface UnitNumber {
  /** As units are labelled: '138', '14D', '4.10.1'. */
  unit: string;
  /** From the outside in: '(2)', '(a)'. */
  steps: string[];
  start: number;
  end: number;
}

/** Where a number or its letters must not go on: the name of an act begins there ("138NI", "302 IPC"). */
export type IsStop = (offset: number) => boolean;

const DIGITS = /[\d०-९]{1,4}(?![\d०-९])(?:\.\d{1,3}(?!\d)){0,4}/uy;
const ATTACHED = /-?(?:[A-Z]{1,3}|[a-z]{1,2}|[क-म]|ए|बी|सी|डी|ई|एफ|जी)(?![\p{L}\p{M}\p{N}'’]|\.\p{L})/uy;
/** "section 14 D of the Act" is 14D; "section 14 A tenant …" is not. */
const DETACHED = / {1,2}(?:- ?)?[A-Z](?![\p{L}\p{M}\p{N}'’]|\.\p{L}| (?!and |read |under |with )\p{Ll}{3,})/uy;
const HYPHENED = / ?- ?[A-Z](?![\p{L}\p{M}\p{N}'’.])/uy;
const ORDINAL = /^(?:st|nd|rd|th)$/iu;
const STEP = /\.? {0,2}\( ?(\d{1,3}[A-Za-z]{0,2}|[ivxlIVXL]{1,5}[a-z]?|[a-z]{1,2}|[A-Z]{1,2}|[क-ह]) ?\)/uy;
const MOST_STEPS = 6;
/** What makes the figures something else: a percentage, a year of a paper's number, a date, a fraction. */
const NO_UNIT = /^(?: ?%|\/\d{4}(?!\d)|\/\d{1,2}\/\d{4}|\.\d)/u;
const YEAR = /^(?:1[6-9]|20)\d\d$/;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The number that begins at an offset: "14D", "14-D", "65B(4)", "2 (1) (a)"; null where there is none, or figures that number nothing. */
export function numberAt(text: string, at: number, isStop: IsStop): UnitNumber | null {
  const digits = matchAt(DIGITS, text, at)?.[0];
  if (digits === undefined || YEAR.test(digits) || /^[0०]/u.test(digits)) return null;
  let end = at + digits.length;
  const letters = lettersAt(text, end, isStop);
  end += letters.length;
  const steps: string[] = [];
  while (steps.length < MOST_STEPS) {
    const step = matchAt(STEP, text, end);
    if (!step || isStop(end + step[0].indexOf('(') + 1)) break;
    steps.push(`(${step[1] ?? ''})`);
    end += step[0].length;
  }
  if (NO_UNIT.test(text.slice(end, end + 8))) return null;
  return { unit: unitLabel(digits + letters.replace(/[\s-]/gu, '')), steps, start: at, end };
}

function lettersAt(text: string, at: number, isStop: IsStop): string {
  const attached = matchAt(ATTACHED, text, at)?.[0];
  if (attached !== undefined && !ORDINAL.test(attached) && !isStop(at)) return attached;
  const apart = (matchAt(DETACHED, text, at) ?? matchAt(HYPHENED, text, at))?.[0];
  return apart === undefined || isStop(at + apart.length - 1) ? '' : apart;
}
