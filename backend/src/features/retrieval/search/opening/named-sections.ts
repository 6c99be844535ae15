import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { NamedParts } from '../excerpts/excerpt.js';
import type { Guidance, Guide } from '../../guide/guide.js';
import { holdsFor } from '../../guide/personal-law.js';
import type { TopicMatch } from '../../guide/matching/topic-matcher.js';
import type { TopicLaw } from '../../guide/topic.js';
import type { NamedWords } from '../../guide/words/named-words.js';
import type { FoundSection } from '../sections.js';
import { CONFIRMS, SURE as SURE_OF_SECTION } from '../confidence/confidence.js';
import { type OpeningScope, sectionAt } from './section-at.js';

/** The most sections that are opened for one topic, and with those that only its plain text rests on. */
const MOST_SECTIONS = 4;
const MOST_WITH_PINNED = 6;
/** The nearest topics, which may name words of what one part of a question led to. */
const MOST_TOPICS = 5;
/**
 * From this score on, a topic is meant surely enough for its sections to be opened instead of what the ranking chose. In stories all scores
 * are low: there the topic is as sure as the section that it led to.
 */
const SURE = 1;
/** Share of the nearest topic's score from which another one may have led to the first section. */
const NEARLY = 0.8;
interface Wanted {
  act: string;
  section: string;
  named: NamedParts[];
  /** It decides whether the law before it applies. */
  decides?: true;
}

/** The sections that a topic of the guide names for its words: the rule, what decides whether it applies, and the other half of the answer. */
export class NamedSections {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly guide: Guide,
  ) {}

  /**
   * The sections that a topic names and the ranking did not choose, whole. They are asked for with what else is opened, so that an index
   * server is not asked once more.
   * @param open what the ranking chose, its first section first
   * @param confidence that this one is right, 0 to 1; null where it is not known
   */
  async beside(guidance: Guidance, open: readonly FoundSection[], confidence: number | null, scope: OpeningScope): Promise<FoundSection[]> {
    const topic = this.topicThatLedTo(open[0], guidance);
    if (!topic || !isMeant(topic, confidence)) return [];
    const lacking = topic.wanted.filter((each) => !open.some((section) => this.isAt(section, each)));
    const places = lacking.flatMap((each) => this.guide.placesOf([each]).slice(0, 1));
    const found = await Promise.all(places.map((place) => sectionAt(this.index, place, 'ranking', scope)));
    return found.flatMap((section) => section ?? []);
  }

  /**
   * Those that are opened instead of what the ranking chose, its first section first; where the topic is not sure, the sections that the ranking
   * chose with the parts that are named of them. Null where nothing names words of the topic that led to the first section, or the library
   * lacks the rule.
   * @param open whole sections that would be opened otherwise
   * @param confidence @param beside see `beside`
   */
  of(guidance: Guidance, open: readonly FoundSection[], confidence: number | null, beside: readonly FoundSection[]): FoundSection[] | null {
    const [first] = open;
    const topic = this.topicThatLedTo(first, guidance);
    if (!first || !topic) return null;
    const { wanted, rules } = topic;
    if (!isMeant(topic, confidence)) return this.withNames(open, wanted);
    const held = wanted.map(({ act, section, named, decides }) => {
      const known = open.find((each) => this.isAt(each, { act, section }));
      const found = known ?? beside.find((each) => this.isAt(each, { act, section }));
      const status = found && (found.status ?? this.guide.inForce.of(found.documentId));
      return found && { ...found, score: known?.score ?? first.score, status, named, ...(decides && { decides }) };
    });
    if (held.slice(0, rules).every((section) => section === undefined)) return null;
    const sections = held.flatMap((section) => section ?? []);
    const leading = topic.isAsked ? undefined : sections.find((section) => isSame(section, first) && !section.decides);
    return leading ? [leading, ...sections.filter((section) => section !== leading)] : sections;
  }

  /** Sections that were opened for several parts of a question, each with the parts that are named of it by the nearest topic that does. */
  ofEach({ topics }: Guidance, open: readonly FoundSection[]): FoundSection[] {
    return open.map((section) => {
      if (section.found !== 'ranking') return section;
      const named = topics.slice(0, MOST_TOPICS).flatMap(({ topic }) => {
        const words = this.guide.wordsOf(topic.id);
        return words ? grouped([...words.words, ...words.with]).filter((each) => this.isAt(section, each)) : [];
      });
      return named[0] ? { ...section, named: named[0].named } : section;
    });
  }

  /** The best topic whose law the ranking put first, where it names words, with what it wants opened and how many of that are rules. */
  private topicThatLedTo(first: FoundSection | undefined, { topics, slots = [], laws = [] }: Guidance) {
    const best = first?.found === 'ranking' ? this.nearestOf(first, topics) : undefined;
    if (!first || !best) return null;
    // Not the Hindu Marriage Act to Christians, though the topic names words of both.
    const theirs = (words: readonly NamedWords[]): Wanted[] => grouped(words.filter(({ act }) => holdsFor(act, laws)));
    const asked = slots.length > 0 ? theirs(this.guide.pinnedWordsOf(best.topic.id, slots)) : [];
    const pinned = theirs(this.guide.pinnedWordsOf(best.topic.id));
    // The text says which words answer what is asked now.
    if (asked.length > 0) return { score: best.score, rules: asked.length, wanted: withPinned(asked, pinned), isAsked: true };
    const words = this.guide.wordsOf(best.topic.id);
    const rules = theirs(words?.words ?? []);
    if (!words || rules.length === 0) {
      // Its plain text alone tells which words answer it.
      const leading = pinned.filter((each) => this.isAt(first, each));
      const wanted = [...leading, ...pinned.filter((each) => !leading.includes(each))].slice(0, MOST_WITH_PINNED);
      return leading.length === 0 ? null : { score: best.score, rules: leading.length, wanted, isAsked: false };
    }
    const gates = theirs(words.gate).map((each) => ({ ...each, decides: true as const }));
    const wanted: Wanted[] = [...rules, ...gates, ...theirs(words.with)].slice(0, MOST_SECTIONS);
    return { score: best.score, rules: Math.min(rules.length, MOST_SECTIONS), wanted: withPinned(wanted, pinned), isAsked: false };
  }

  /** The nearest topic, unless its law has no part in what comes first and another one that is nearly as near leads to that. */
  private nearestOf(first: FoundSection, topics: readonly TopicMatch[]): TopicMatch | undefined {
    const [best] = topics;
    if (best?.topic.law.some((law) => this.isAt(first, law))) return best;
    const least = NEARLY * (best?.score ?? 0);
    return topics.find(({ topic, score }) => score >= least && topic.law.slice(0, 1).some((law) => this.isAt(first, law)));
  }

  private withNames(open: readonly FoundSection[], wanted: readonly Wanted[]): FoundSection[] {
    return open.map((section) => {
      const names = wanted.find((law) => this.isAt(section, law));
      return names ? { ...section, named: names.named } : section;
    });
  }

  private isAt({ documentId, unit }: FoundSection, { act, section }: TopicLaw): boolean {
    return this.guide
      .placesOf([{ act, section }])
      .some(({ documentIds, units }) => documentIds.includes(documentId) && units.includes(unit.toLowerCase()));
  }
}

/** What the plain text of a topic rests on is quoted beneath it: further parts of the same sections, then further sections while there is room. */
function withPinned(wanted: readonly Wanted[], pinned: readonly Wanted[]): Wanted[] {
  const isOf = (one: Wanted) => (other: Wanted) => one.act === other.act && one.section === other.section;
  const more = pinned.filter((each) => !wanted.some(isOf(each)));
  return [
    ...wanted.map((each) => ({ ...each, named: [...each.named, ...(pinned.find(isOf(each))?.named ?? [])] })),
    ...more.slice(0, Math.max(0, MOST_WITH_PINNED - wanted.length)),
  ];
}

/** What is stated only because a part of the question is sure says nothing of the topic that the whole is nearest to. */
const isMeant = ({ score }: { score: number }, confidence: number | null): boolean =>
  (confidence ?? 0) >= CONFIRMS || (score >= SURE && (confidence ?? SURE_OF_SECTION) >= SURE_OF_SECTION);
const isSame = (one: FoundSection, other: FoundSection): boolean => one.documentId === other.documentId && one.unit === other.unit;

/** The parts that are named, by section, in the order in which each is named first. */
function grouped(words: readonly NamedWords[]): Wanted[] {
  const sections = new Map<string, Wanted>();
  for (const { act, section, at, take, never } of words) {
    const key = `${act}#${section}`;
    const wanted = sections.get(key) ?? { act, section, named: [] };
    sections.set(key, wanted);
    wanted.named.push({ at, take, never });
  }
  return [...sections.values()];
}
