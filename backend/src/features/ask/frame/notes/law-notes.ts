import { changesSums } from './changeable-sums.js';
import { LAW_NOTE_WORDS } from './law-note-words.js';
import {
  dayIn,
  endOfForce,
  type FoundSection,
  sectionStamp,
  type StampLanguage,
  stampOf,
  type Succession,
} from '../../../retrieval/retrieval.service.js';

const forceOf = ({ gone, status, passages: [first] }: FoundSection) => ({ gone, heading: first?.heading ?? '', status });

/** Whether a section is in force: its own status, otherwise that of its act. Null where it is not known. */
export const stampOn = (section: FoundSection, day: string, language: StampLanguage = 'en'): string | null =>
  sectionStamp(forceOf(section), day, language);

/**
 * What a reader must know of a section before the words: what its file or its place in the answer calls for, that it took the place of old law, or is only the nearest to it, or that it is old
 * law itself. '' for nothing.
 * @param language of the question
 */
export const noteOn = (section: FoundSection, successions: readonly Succession[], day: string, language: StampLanguage): string =>
  [
    faultOf(section, language),
    section.decides ? LAW_NOTE_WORDS[language].decides : '',
    lawNoteOn(section, successions, day, language),
    changesSums(section.passages.map(({ text }) => text).join(' ')) ? LAW_NOTE_WORDS[language].changeableSum : '',
  ]
    .filter(Boolean)
    .join('; ');

/** What is said of a section whose words the file has lost: those that stand under its heading are another one's. */
function faultOf({ passages: [first] }: FoundSection, language: StampLanguage): string {
  const words = LAW_NOTE_WORDS[language];
  if (first?.joinedColumns) return words.joinedColumns;
  return first?.wordsOf === undefined ? '' : words.wordsOf(first.wordsOf);
}

function lawNoteOn(section: FoundSection, successions: readonly Succession[], day: string, language: StampLanguage): string {
  const {
    found,
    unit,
    status,
    passages: [first],
  } = section;
  const words = LAW_NOTE_WORDS[language];
  const fallen = endOfForce(forceOf(section), language);
  if (fallen) return fallen;
  const taken = found === 'succession' ? placeTakenBy(section, successions) : undefined;
  if (taken) {
    const { from, since } = taken.succession;
    return taken.isHeir ? words.inPlaceOf(from, dayIn(since, language)) : words.nearest(from);
  }
  const old = successions.find(({ from }) => found === 'reference' && isSection(from, unit) && isOf(first?.title, from.act));
  // That law is in force, with changes or without, need not be told before the words.
  const stands = status ? /^in force(?:, amended)?$/u.test(stampOf(status, day)) : !old;
  if (stands) return '';
  const force = status ? stampOf(status, day, language) : '';
  if (!old) return force;
  const repealed = force || words.repealedFrom(dayIn(old.since, language));
  return old.to.length === 0 && old.reason ? words.dropped(repealed, old.reason) : words.depends(repealed);
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
