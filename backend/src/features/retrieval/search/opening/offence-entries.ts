import type { LawReading } from '../law-reader.js';

/** The code of offences, the codes that it replaced with the same questions, and the act whose First Schedule classifies its offences. */
const OFFENCES = 'Bharatiya Nyaya Sanhita, 2023';
const FORMER_OFFENCES = 'Indian Penal Code, 1860';
export const PROCEDURE = 'Bharatiya Nagarik Suraksha Sanhita, 2023';
/** Asks what the table says of an offence: bail as of right, arrest without warrant, the court. */
const ASKS =
  /\b(?:non-?\s?)?(?:bailable|cogni[sz]able)\b|\btriable\b|\b(?:which|what) (?:court|magistrate)\b[^?]{0,40}\btr(?:y|ies|ied)\b|\b[jz]ama{1,2}na?ti\b|[जज़]़?मानती|संज्ञेय|असंज्ञेय|(?:किस|कौन ?सी|कौन ?सा) (?:न्यायालय|अदालत|कोर्ट|मजिस्ट्रेट)/iu;
/** How many sub-sections of a section are looked for where none is cited. */
const SUB_SECTIONS = 12;
const LETTERS = 'abcdef'.split('');
const ROW = /^schedule 1, section /iu;

/**
 * The labels of the rows of the table of offences that a question asks for, by the offences that it cites, under their old number or
 * their new one; [] where it does not ask how an offence is classified.
 */
export function offenceEntries(asked: string, { cited, successions }: Pick<LawReading, 'cited' | 'successions'>): string[][] {
  if (!ASKS.test(asked)) return [];
  const sections = [
    ...cited.filter(({ act }) => act === OFFENCES).map(({ section, steps }) => ({ section, steps })),
    ...successions.flatMap(({ to, steps }) => to.slice(0, 1).flatMap(({ act, section }) => (act === OFFENCES ? [{ section, steps }] : []))),
  ];
  const labels = sections.map(({ section, steps }) => rowLabels(section, steps));
  return labels.filter(([first], at) => labels.findIndex((each) => each[0] === first) === at);
}

function rowLabels(section: string, steps: readonly string[]): string[] {
  const way = steps.filter((step) => step.startsWith('(')).map((step) => step.toLowerCase());
  const row = (inner: string): string => `schedule 1, section ${section}${inner}`;
  const letters = LETTERS.map((letter) => `(${letter})`);
  if (way.length > 0) return [row(way.join('')), ...letters.map((letter) => row(way.join('') + letter)), row(way[0] ?? ''), row('')];
  const numbers = Array.from({ length: SUB_SECTIONS }, (_each, at) => `(${at + 1})`);
  return [row(''), ...numbers.flatMap((number) => [row(number), row(`${number}(a)`), row(`${number}(b)`)]), ...letters.map(row)];
}

/** Whether a unit is a row of the table, and an act the code of offences, old or new. */
export const isOffenceRow = (unit: string): boolean => ROW.test(unit);
export const isOffenceCode = (act: string): boolean => act === OFFENCES || act === FORMER_OFFENCES;
