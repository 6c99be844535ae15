import { readCitations } from '../../../../core/text/law-names/read-citations.js';
import type { NamedAct } from '../../encoding/languages/act-names.js';
import { nameInitials, nameWords } from '../../encoding/law-names/name-words.js';
import { STOP_WORDS } from '../../encoding/stop-words.js';
import type { Guide } from '../../guide/guide.js';
import { hasArticles } from '../../reading/structure/schedules/item-words.js';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { TopicLaw } from '../../guide/topic.js';
import type { FoundSection } from '../sections.js';
import type { CitedSection } from './cited-law.js';
import { letters } from './name-index.js';

type KnownSections = Pick<Guide, 'loadedTitles' | 'titles' | 'isLoaded' | 'headingOf'>;

const ABBREVIATED = /^(?:\p{L}\.? ?){2,4}(?: act)?$/iu;
const CAPITALS = /^\p{Lu}[\p{Lu}. ]{1,8}/u;
const YEAR = /,? ?\d{4}$/u;
/** Words of a title by which nobody tells an act. */
const WITHOUT_MEANING = new Set(['indian', 'act', 'code', 'india']);
/** A word for the matter, of which other acts too have sections of the same number. */
const MATTERS = new Set(['divorce', 'maintenance', 'succession', 'police']);
/** The share of a title that its first words must be, for them to name the act without "Act". */
const LEAST_SHARE = 0.5;
const LEAD = /^[ ,]{0,3}(?:(?:of|under|in) )?(?:the )?/u;
const REACH = 80;

/** "IT Act 80C": of several acts that are abbreviated alike, the one that has the section, where the one that is usually meant has not. */
export function actWithSection({ act, start, end }: NamedAct, asked: string, section: string, guide: KnownSections): string {
  const written = asked.slice(start, end);
  if (!ABBREVIATED.test(written) || !CAPITALS.test(written) || guide.headingOf(act, section) !== undefined) return act;
  const short = letters(written.replace(/ ?act$/iu, ''));
  const others = guide
    .titles()
    .filter((title) => title !== act && guide.isLoaded(title) && guide.headingOf(title, section) !== undefined)
    .filter((title) => nameInitials(title.replace(YEAR, '')).includes(short));
  return others.length === 1 ? (others[0] ?? act) : act;
}

/** A section that a question cites without its act, and which acts have one of that number. */
export interface ActsOfNumber {
  section: string;
  acts: readonly string[];
}

/** Acts that are offered; a number that more of them have says nothing. */
const MOST_ACTS = 5;

/**
 * Which acts the only section that a question cites may be of, where it names none: those of the library, and repealed ones that live on in
 * it. Null where it names one, or cites none. More than five are not named.
 */
export function actsOfNumber(
  { acts, cited: [only, ...others] }: { acts: readonly NamedAct[]; cited: readonly CitedSection[] },
  guide: Guide,
): ActsOfNumber | null {
  if (!only || only.act !== null || only.word === 'rule' || others.length > 0 || acts.length > 0) return null;
  const { section } = only;
  const isHeld = (title: string): boolean =>
    guide.isLoaded(title) || (guide.successors.ofSection(title, section)?.to ?? []).some(({ act }) => guide.isLoaded(act));
  const having = guide.titles().filter((title) => guide.headingOf(title, section) !== undefined && isHeld(title));
  return having.length === 0 ? null : { section, acts: having.length > MOST_ACTS ? [] : having };
}

/** Content words beside the number, "section" among them, from which a question says by itself what it is about. */
const TELLING_WORDS = 3;
/** Share of the nearest topic's score from which one of another act has the number as well: 138 is the cheque's, 7 is nobody's. */
const OF_ANOTHER_ACT = 0.82;

/**
 * Whether a question says little more than the number of a section, of no act, and either topics of several acts are as near or what would
 * be opened has another number and took the place of none that had this one.
 * @param words content words of the question, the number and "section" too
 * @param first the section that would be opened first
 */
export function isNumberOfAnyAct(
  law: { acts: readonly NamedAct[]; cited: readonly CitedSection[] },
  { topics, words, first }: { topics: readonly TopicMatch[]; words: number; first: FoundSection | undefined },
  guide: Guide,
): boolean {
  const { acts, cited } = law;
  if (acts.length > 0 || cited.length === 0 || cited.some(({ act }) => act !== null) || words >= cited.length + TELLING_WORDS) return false;
  if (cited.some(({ word }) => word === 'rule')) return true;
  if (actsOfNumber(law, guide)?.acts.length === 1) return false;
  const [best] = topics;
  const rival = best && topics.find(({ topic }) => topic.law[0]?.act !== best.topic.law[0]?.act);
  if (rival && rival.score >= OF_ANOTHER_ACT * best.score) return true;
  const ofNumber = cited.flatMap(({ section }) => lawOfNumber(section, guide));
  return !ofNumber.some(
    ({ act, section }) =>
      best?.topic.law.some((each) => each.act === act && each.section === section) === true ||
      (first !== undefined && isAt(first, { act, section }, guide)),
  );
}

/** The sections of this number, and those that took the place of one. */
const lawOfNumber = (section: string, guide: Guide): TopicLaw[] =>
  guide.titles().flatMap((act) => [{ act, section }, ...(guide.successors.ofSection(act, section)?.to ?? [])]);

const isAt = ({ documentId, unit }: FoundSection, law: TopicLaw, guide: Guide): boolean =>
  guide.placesOf([law]).some(({ documentIds, units }) => documentIds.includes(documentId) && units.includes(unit.toLowerCase()));

/** "S. 11(6) arbitration": acts that stand beside a section without the word "Act", by the first words of their titles. */
export function actsBesideSections(asked: string, named: readonly NamedAct[], guide: KnownSections): NamedAct[] {
  return readCitations(asked, named).flatMap(({ kind, law, numbers, whole: { end } }) => {
    const [number] = numbers;
    const isArticle = kind === 'article';
    if (!(kind === 'section' || isArticle) || law !== null || !number) return [];
    const after = asked.slice(end, end + REACH);
    const from = end + (LEAD.exec(after)?.[0].length ?? 0);
    const words = nameWords(asked.slice(from, end + REACH));
    const rest = words.findIndex(({ surface }) => STOP_WORDS.has(surface.toLowerCase()));
    const name = rest < 0 ? words : words.slice(0, rest);
    const [first] = name;
    const last = name.at(-1);
    if (!first || !last || first.start !== 0 || (name.length === 1 && MATTERS.has(first.surface.toLowerCase()))) return [];
    const acts = guide.titles().filter((title) => {
      const own = nameWords(title.replace(YEAR, '')).filter(({ surface }) => !WITHOUT_MEANING.has(surface.toLowerCase()));
      return (
        name.length >= LEAST_SHARE * own.length &&
        name.every(({ stem }, at) => own[at]?.stem === stem) &&
        guide.isLoaded(title) &&
        (isArticle ? hasArticles(title) : guide.headingOf(title, number.unit) !== undefined)
      );
    });
    const [act] = acts;
    return act !== undefined && acts.length === 1 ? [{ act, start: from, end: from + last.end }] : [];
  });
}
