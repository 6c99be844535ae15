import { dayInWords } from '../../../../core/validation/calendar-day.js';
import { changeableSumsNote } from './changeable-sums.js';
import { endOfForce, type FoundSection, sectionStamp, stampOf, type Succession } from '../../../retrieval/retrieval.service.js';

const DEPENDS = 'which law applies depends on when it happened';
/** Stamps that a reader need not be told before the words. */
const PLAIN = /^in force(?:, amended)?$/u;

const forceOf = ({ gone, status, passages: [first] }: FoundSection) => ({ gone, heading: first?.heading ?? '', status });

/** Whether a section is in force: its own status, otherwise that of its act. Null where it is not known. */
export const stampOn = (section: FoundSection, day: string): string | null => sectionStamp(forceOf(section), day);

/**
 * What a reader must know of a section before the words: what its file or its place in the answer calls for, that it took the place of old law, or is only the nearest to it, or that it is old
 * law itself. '' for nothing.
 */
export const noteOn = (section: FoundSection, successions: readonly Succession[], day: string): string =>
  [
    faultOf(section),
    section.remark ?? '',
    lawNoteOn(section, successions, day),
    changeableSumsNote(section.passages.map(({ text }) => text).join(' ')),
  ]
    .filter(Boolean)
    .join('; ');

/** What is said of a section whose words the file has lost: those that stand under its heading are another one's. */
function faultOf({ passages: [first] }: FoundSection): string {
  if (first?.joinedColumns)
    return 'the table could not be read: its columns run together in this file, so compare the row in the official print';
  return first?.wordsOf === undefined
    ? ''
    : `this file has the words of section ${first.wordsOf} here and not its own: compare the official print`;
}

function lawNoteOn(section: FoundSection, successions: readonly Succession[], day: string): string {
  const {
    found,
    unit,
    status,
    passages: [first],
  } = section;
  const fallen = endOfForce(forceOf(section));
  if (fallen) return fallen;
  const taken = found === 'succession' ? placeTakenBy(section, successions) : undefined;
  if (taken) {
    const { from, since } = taken.succession;
    return taken.isHeir
      ? `in force from ${dayInWords(since)}, in place of section ${from.section} of the ${from.act}`
      : `only the nearest provision in force: nothing took the place of section ${from.section} of the ${from.act}`;
  }
  const old = successions.find(({ from }) => found === 'reference' && isSection(from, unit) && isOf(first?.title, from.act));
  const force = status ? stampOf(status, day) : '';
  const stands = status ? PLAIN.test(force) : !old;
  if (stands) return '';
  if (!old) return force;
  const repealed = force || `repealed from ${dayInWords(old.since)}`;
  return old.to.length === 0 && old.reason ? `${repealed}. ${old.reason.replace(/\.$/, '')}` : `${repealed}; ${DEPENDS}`;
}

const isSection = ({ section }: { section: string }, unit: string): boolean => section.toUpperCase() === unit.toUpperCase();

/**
 * The succession by which a section was found, and whether it took the old one's place (or is only the nearest to it). Where several new acts
 * have a section of this number, the title decides.
 */
function placeTakenBy({ unit, passages: [first] }: FoundSection, successions: readonly Succession[]) {
  const places = successions
    .flatMap((succession) => [
      ...succession.to.map((law) => ({ succession, law, isHeir: true })),
      ...succession.nearest.map((law) => ({ succession, law, isHeir: false })),
    ])
    .filter(({ law }) => isSection(law, unit));
  const isOneAct = new Set(places.map(({ law }) => law.act)).size === 1;
  return places.find(({ law }) => isOf(first?.title, law.act)) ?? (isOneAct ? places[0] : undefined);
}

const isOf = (title: string | undefined, act: string): boolean => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/,? ?\d{4}$/, '')
      .trim();
  return title !== undefined && plain(title) === plain(act);
};
