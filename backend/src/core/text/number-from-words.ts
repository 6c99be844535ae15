const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['nil', 0],
]);
/** Both ways of counting: lakh and crore, million and billion. */
const SCALES = new Map<string, number>([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lac', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
/** Words that accompany a number and are not part of it. */
const SILENT = new Set('and only rupee indian us american dollar euro pound sterling british percent per cent'.split(' '));
/** "… and Fifty Paise": hundredths of the amount before the last "and". */
const AND = /\band\b/g;
const HUNDREDTHS = /\b(?:paise|paisa|cents|pence)\b/g;
/** "ten point five per cent": digits one by one. */
const POINT = /\bpoint\b/g;

/**
 * "Rupees One Lakh Twenty-five Thousand and Fifty Paise only" is 125000.5.
 * @returns null for words that are no number, or more than one
 */
export function numberFromWords(text: string): number | null {
  const lower = text.toLowerCase();
  const point = splitAtLast(lower, POINT);
  if (point) return decimal(...point);
  const beforeHundredths = splitAtLast(lower, HUNDREDTHS)?.[0];
  const amount = beforeHundredths === undefined ? undefined : splitAtLast(beforeHundredths, AND);
  if (!amount) return wholeNumber(lower);
  const [units, hundredths] = [wholeNumber(amount[0]), wholeNumber(amount[1])];
  return units === null || hundredths === null ? null : units + hundredths / 100;
}

/** What stands before and after the last match of a pattern. */
function splitAtLast(text: string, pattern: RegExp): [string, string] | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  return last && [text.slice(0, last.index), text.slice(last.index + last[0].length)];
}

function decimal(before: string, after: string): number | null {
  const digits = (after.match(/[^\s,.\-/&]+/g) ?? []).filter((word) => !SILENT.has(word)).map((word) => SMALL.get(word) ?? 10);
  const whole = wholeNumber(before);
  if (whole === null || digits.length === 0 || digits.some((digit) => digit > 9)) return null;
  return Number(`${whole}.${digits.join('')}`);
}

function wholeNumber(text: string): number | null {
  let total = 0;
  /** What has been counted since the last scale; null when nothing has. */
  let group: number | null = null;
  let smallest = Infinity;
  for (const raw of text.match(/[^\s,.\-/&]+/g) ?? []) {
    const word = SMALL.has(raw) || raw === 'us' ? raw : raw.replace(/s$/, '');
    const small = SMALL.get(word);
    const scale = SCALES.get(word);
    if (small !== undefined) {
      if (group !== null && !continues(group, small)) return null;
      group = (group ?? 0) + small;
    } else if (word === 'hundred') group = (group ?? 1) * 100;
    else if (scale !== undefined) {
      // "Two Thousand Crore": the larger scale multiplies all before it.
      total = scale > smallest ? (total + (group ?? 0)) * scale : total + (group ?? 1) * scale;
      smallest = scale;
      group = null;
    } else if (!SILENT.has(word)) return null;
  }
  return group === null && smallest === Infinity ? null : total + (group ?? 0);
}

/** "Five" may follow "Twenty" or "Hundred", not "Six". */
const continues = (group: number, small: number): boolean => group % 100 === 0 || (group % 100 >= 20 && group % 10 === 0 && small < 10);
