import { sentences } from '../../../../core/text/sentences.js';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import { isOfSection } from '../../guide/next-step/step-topics.js';
import type { Topic } from '../../guide/topic.js';

/** People read that many names before they choose. */
const MOST_CHOICES = 5;
/** The share of the nearest topic's score below which a topic shares words with the question by chance: of 67 right choices none was lost. */
const LEAST_SHARE = 0.75;
/** Of a story, so many topics are those of the whole; the others may be those that one of its sentences is surely about. */
const OF_STORY = 4;
const SURE_OF_SENTENCE = 1;
/** Words from which a question tells a story; characters that make a sentence, and how many sentences are read. */
const STORY_WORDS = 25;
const SENTENCE = { least: 12, most: 12 };
/** Content words from which a sentence says what it is about: two are near some topic by chance ("take me to court"). */
const SENTENCE_WORDS = 4;

/** Whether a sentence of a story says enough to be about something. @param words its content words */
export const saysEnough = (words: number): boolean => words >= SENTENCE_WORDS;

/** The sentences of a story, of which one may say what the whole hides among other things; [] for a question that tells none. */
export function sentencesOfStory(question: string): string[] {
  if ((question.match(/\S+/gu) ?? []).length < STORY_WORDS) return [];
  const all = sentences(question).map(({ start, end }) => question.slice(start, end).trim());
  return all.length > 1 ? all.filter(({ length }) => length >= SENTENCE.least).slice(0, SENTENCE.most) : [];
}

export interface Offered {
  /** Whether a topic's law is what the answer quotes anyway. */
  opened?: (topic: Topic) => boolean;
  /** The topics that the sentences of a story are about. */
  ofSentences?: readonly TopicMatch[];
}

/** What a topic leads to first: two that lead to one section are no choice. */
export const leadsTo = ({ id, law: [first] }: Topic): string => (first ? `${first.act}#${first.section}` : id);

/** Of so many topics two of one field of law tell the field of a question; a topic of another field is then one only from this share of the nearest score on. */
const TELL_FIELD = 4;
const OF_OTHER_FIELD = 0.93;

/** Topics without those of other fields of law where the nearest ones agree on theirs: they share words with the question by chance. */
function coherent(topics: readonly TopicMatch[]): readonly TopicMatch[] {
  const [first, ...others] = topics;
  const isNear = ({ topic: { field, law } }: TopicMatch): boolean =>
    (field !== undefined && field === first?.topic.field) || law[0]?.act === first?.topic.law[0]?.act;
  if (!first || !others.slice(0, TELL_FIELD - 1).some(isNear)) return topics;
  return topics.filter((each) => isNear(each) || each.score >= OF_OTHER_FIELD * first.score);
}

/**
 * The topics that a question may be about, best first: those whose law the library holds.
 * @param isLoaded whether the library holds an act
 */
export function choicesOf(
  topics: readonly TopicMatch[],
  isLoaded: (act: string) => boolean,
  { opened = () => false, ofSentences = [] }: Offered = {},
): Topic[] {
  const near = coherent(topics.filter(({ score }) => score >= LEAST_SHARE * (topics[0]?.score ?? 0)));
  const sure = ofSentences.filter(({ score }) => score >= SURE_OF_SENTENCE).sort((a, b) => b.score - a.score);
  const offered = (some: readonly TopicMatch[]): Topic[] =>
    some.map(({ topic }) => topic).filter((topic) => !isOfSection(topic) && topic.law.some(({ act }) => isLoaded(act)) && !opened(topic));
  const nearest = offered(near);
  const all = [...nearest.slice(0, OF_STORY), ...offered(sure), ...nearest.slice(OF_STORY)];
  return all.filter((topic, at) => all.findIndex((each) => leadsTo(each) === leadsTo(topic)) === at).slice(0, MOST_CHOICES);
}
