/**
 * Compares every number of the calendar's rows with the words of the law at its pins, from the source of the back end. Arguments: parts of
 * ids of rows, or none for all. Tells its parent what it compared, row by row.
 */
import { inRoot } from '../../scripts/lib/paths.mjs';
import { wrong } from './planted-numbers.mjs';
import { limbOf, plain, scheduleTexts } from './schedule-texts.mjs';

const load = (file) => import(inRoot('backend/src/features', file));
const [{ loadRows }, { partsOf }, { bodyStart }, { findPart }, { quantitiesIn }, { prepareDocument }] = await Promise.all(
  [
    'deadlines/calendar/load-rows.ts',
    'retrieval/reading/parts/section-parts.ts',
    'retrieval/reading/parts/section-body.ts',
    'retrieval/reading/parts/part-names.ts',
    'retrieval/guide/plain-texts/quantities.ts',
    'retrieval/preparation/indexing.ts',
  ].map(load),
);

const UNITS = { days: 'day', weeks: 'week', months: 'month', years: 'year' };
/** How a length may be said in another unit: twenty-four hours are a day, a year twelve months. */
const SAME = { 'day hour': 24, 'month year': 1 / 12, 'week day': 7 };
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
  ' ',
);

const chosen = process.argv.slice(2);
const unitsOf = scheduleTexts(readPages);

/** Reads a print page by page as the product reads it. */
function readPages(title, act) {
  const pages = act.text
    .split(/^## Page \d+$/m)
    .slice(1)
    .map((text, at) => ({ number: at + 1, text }));
  const { prepared, passages } = prepareDocument(pages, 'act', `${title}.txt`);
  for (const { unit, heading, start, end } of passages) {
    const known = act.sections.get(unit);
    const words = prepared.text.slice(start, end);
    act.sections.set(unit, { heading, text: known ? `${known.text}\n${words}` : words });
  }
}

/** The words at a pin, in every text at hand; null where the act is not at hand. */
function wordsAt({ act, place, part }) {
  if (!place) return null;
  const units = unitsOf(act, place);
  if (!units) return null;
  return units.flatMap(({ heading, text }) => {
    if (!part) return [text];
    if (act === 'Limitation Act, 1963' && place.startsWith('Article')) return limbOf(text, part) ?? [];
    // Brackets around amended words hide where parts begin.
    for (const words of [text, withoutHeading(plain(text))]) {
      const found = findPart(partsOf(words, bodyStart(words, heading)), part);
      if (found) return [words.slice(found.start, found.end)];
    }
    return [];
  });
}

/** "29A. Time limit for arbitral award.--(1)": what stands before the first sub-section of an inserted section, which repeats its heading. */
const withoutHeading = (text) => text.replace(/^[^]{0,240}?(?:--|[-–—―.])\s?(?=\(1\))/u, '');

/** Rules, sections and years of acts count nothing, nor do years of tax. */
const NAMES =
  /(?:\b(?:rules?|sections?|clauses?|articles?)|नियम|धारा|खंड|अनुच्छेद|आदेश)\s[\dIVXL]{1,5}[A-Z]{0,2}(?:\([^)]{1,4}\))*(?:(?:,| से| और| to| and)\s\d{1,3})*|\b20\d\d-\d\d\b|\b(?:18|19|20)\d\d\b(?! (?:days|rupees))/giu;

/** What words count, "a month" and "the fifteenth day" among it. */
const counted = (text) => [
  ...quantitiesIn(
    text
      .replace(NAMES, ' ')
      .replace(/\b(forty|sixty|twenty|thirty)\s?-\s?(\w+)/giu, '$1-$2')
      .replace(/\b(forty|sixty|twenty|thirty)(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/giu, '$1-')
      .replace(/(?<!per cent\.? )\ban?\s(?=(?:month|year)\b(?!['’]))/giu, 'one '),
  ),
  ...[...text.matchAll(/\b(\w+)(?= day\b| of (?:the|each)\b)/giu)].flatMap(({ 1: word }) => {
    const value = ORDINALS.indexOf(word.toLowerCase()) + 1;
    return value > 1 ? [{ value, unit: 'day' }] : [];
  }),
  ...(/day immediately following/iu.test(text) ? [{ value: 1, unit: 'day' }] : []),
];

/** How a number is found: as it stands, or made of what stands there. A period needs its unit. @returns {'stated' | 'derived' | null} */
function findNumber({ value, unit }, there, isPeriod) {
  const same = (each, wanted) => Math.abs(each - wanted) < 1e-9;
  if (there.some((each) => same(each.value, value) && (each.unit === unit || (!isPeriod && (unit === null || each.unit === null)))))
    return 'stated';
  const inUnit = there.flatMap(({ at, ...each }) => {
    const to = SAME[`${unit} ${each.unit}`];
    const from = SAME[`${each.unit} ${unit}`];
    const of = each.unit === unit ? each.value : to ? each.value / to : from ? each.value * from : null;
    return of === null ? [] : [{ at, value: of }];
  });
  if (inUnit.some((each) => same(each.value, value))) return 'derived';
  // The sum of two that stand at two pins, or differ: never of one with itself.
  const sums = inUnit.flatMap((one) =>
    inUnit.filter((other) => other.at !== one.at || !same(other.value, one.value)).map((other) => one.value + other.value),
  );
  return sums.some((each) => same(each, value)) ? 'derived' : null;
}

const lengthOf = (period) => Object.entries(period).map(([unit, value]) => ({ value, unit: UNITS[unit] }))[0];

/** Every number of a row with the pins that it must stand at: [where, number, pins]. */
function* numbersOf(row) {
  const all = [row.pins, row.wait?.pins, row.extension?.pins, row.outer?.pins].flatMap((pins) => pins ?? []);
  if (row.period !== 'none') yield ['period', lengthOf(row.period), row.pins];
  for (const part of ['wait', 'extension', 'outer']) {
    const of = row[part];
    if (!of) continue;
    if (of.period !== 'open') yield [part, lengthOf(of.period), of.pins];
    yield* said(`${part} text`, of.text, of.pins);
  }
  for (const part of ['event', 'task', 'start', 'decides']) yield* said(part, row[part], all);
  for (const [at, note] of row.notes.entries()) yield* said(`note ${at + 1}`, note.text, [...note.pins, ...all]);
}

function* said(where, text, pins) {
  for (const language of ['en', 'hi']) for (const each of counted(text[language])) yield [`${where} (${language})`, each, pins];
}

/** Numbers that one language has and the other lacks. */
function apart(row) {
  const texts = [
    row.event,
    row.task,
    row.start,
    row.decides,
    ...['wait', 'extension', 'outer'].flatMap((part) => row[part]?.text ?? []),
    ...row.notes.map(({ text }) => text),
  ];
  return texts.flatMap(({ en, hi }) => {
    const list = (text) =>
      counted(text)
        .map(({ value }) => value)
        .sort((a, b) => a - b)
        .join(' ');
    return list(en) === list(hi) ? [] : [`says ${list(en) || 'no number'} in English and ${list(hi) || 'none'} in Hindi: ${en}`];
  });
}

for (const row of loadRows().filter(({ id }) => chosen.length === 0 || chosen.some((part) => id.includes(part)))) {
  /** @type {{ id: string, compared: number, stated: number, derived: string[], wrong: string[], absent: string[], places: number, planted: number, caught: number }} */
  const report = { id: row.id, compared: 0, stated: 0, derived: [], wrong: apart(row), absent: [], places: 0, planted: 0, caught: 0 };
  const pins = [
    ...row.pins,
    ...['wait', 'extension', 'outer'].flatMap((part) => row[part]?.pins ?? []),
    ...row.notes.flatMap((note) => note.pins),
  ];
  for (const pin of pins) {
    const words = wordsAt(pin);
    const name = `${pin.act}${pin.place ? ` ${pin.place}` : ''}${pin.part ?? ''}`;
    if (words === null) report.absent.push(name);
    else if (words.length === 0) report.wrong.push(`no text at ${name}`);
    else report.places += 1;
  }
  for (const [where, number, at] of numbersOf(row)) {
    const texts = at.map(wordsAt);
    const there = texts.flatMap((words, pin) => (words ?? []).flatMap(counted).map((each) => ({ ...each, at: pin })));
    const found = findNumber(number, there, where in row);
    const line = `${where}: ${number.value} ${number.unit ?? ''}`.trim();
    // A number that no text at hand holds may stand in one that is not at hand.
    if (!found && texts.includes(null)) continue;
    report.compared += 1;
    if (found && where in row) {
      report.planted += 1;
      if (!findNumber({ ...number, value: wrong(number.value) }, there, true)) report.caught += 1;
    }
    if (found === 'stated') report.stated += 1;
    else if (found === 'derived') report.derived.push(line);
    else report.wrong.push(`${line} is not at ${at.map(({ act, place, part }) => `${act} ${place ?? ''}${part ?? ''}`).join('; ')}`);
  }
  process.send?.(report);
}
process.disconnect?.();
