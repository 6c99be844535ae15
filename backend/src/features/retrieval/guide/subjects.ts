import type { TopicMatch, TopicMatcher } from './matching/topic-matcher.js';
import { toldStep, withoutDeciders } from './next-step/told-step.js';

/** A word that says by itself which field of law a question is about: "divorce", "cheque", "gratuity". */
interface Subject {
  field: string;
  /** For each field its share of the ways of asking that use the word. */
  shares: ReadonlyMap<string, number>;
}

/** The share of one field in a word's ways of asking from which the word names that field, and how many ways must use it to tell. */
const NAMES_FIELD = 0.4;
const LEAST_WAYS = 20;
/** The share from which a word of one subject belongs to another, too: a divorce leads to maintenance, a cheque does not. */
const RELATED = 0.03;

function subjectsOf(question: string, matcher: TopicMatcher): Subject[] {
  const terms = new Set(matcher.wordsOf(question).map(({ term }) => term));
  return [...terms].flatMap((term) => {
    const { ways, shares } = matcher.fieldsOf(term);
    const [field, share] = [...shares].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
    return ways >= LEAST_WAYS && share >= NAMES_FIELD && field !== '' ? [{ field, shares }] : [];
  });
}

const areRelated = (one: Subject, other: Subject): boolean =>
  one.field === other.field || (one.shares.get(other.field) ?? 0) >= RELATED || (other.shares.get(one.field) ?? 0) >= RELATED;

/**
 * Whether a question names a subject and the one before it another, with nothing in common. False where either names none: "Where do I
 * complain?" says nothing without the question before it.
 */
function isNewSubject(question: string, before: string, matcher: TopicMatcher): boolean {
  const now = subjectsOf(question, matcher);
  const earlier = subjectsOf(before, matcher);
  return now.length > 0 && earlier.length > 0 && !now.some((one) => earlier.some((other) => areRelated(one, other)));
}

/** From these scores on a question has a subject of its own; below them a word of one may be used in another sense ("she begs me"). */
const NAMES_SUBJECT = { plain: 1, pointing: 1.7 };

/**
 * Whether a question names another subject than the one before it; undefined where its words do not tell.
 * @param points whether it says "he" or "it" @param now its topics by itself, best first
 */
export function namesNewSubject(
  { question, before, points, now }: { question: string; before: string; points: boolean; now: readonly TopicMatch[] },
  matcher: TopicMatcher,
): boolean | undefined {
  const score = now[0]?.score ?? 0;
  if (points && score < NAMES_SUBJECT.pointing) return false;
  if (score >= NAMES_SUBJECT.plain && isNewSubject(withoutDeciders(question), before, matcher)) return true;
  return toldStep(question) === undefined ? undefined : false;
}

/** From this score and so many content words on a question says by itself what it is about; how many of its nearest topics are looked at. */
const SAYS_ITSELF = { score: 1.4, words: 3 };
const NEAREST = 3;

/**
 * Whether a question, by itself, is near topics that have neither the act nor the field of law of what was spoken of before. Of 761 questions
 * that were asked after another one that they had nothing to do with this tells 517, of 55 that follow up none.
 * @param now topics of the question @param earlier those of the question before it, best first @param words content words of the question
 */
export function isOfOtherLaw(now: readonly TopicMatch[], [earlier]: readonly TopicMatch[], words: number): boolean {
  if (!earlier || words < SAYS_ITSELF.words || (now[0]?.score ?? 0) < SAYS_ITSELF.score) return false;
  const { field, law } = earlier.topic;
  return !now.slice(0, NEAREST).some(({ topic }) => topic.law[0]?.act === law[0]?.act || (field !== undefined && topic.field === field));
}
