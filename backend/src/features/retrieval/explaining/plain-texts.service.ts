import { Injectable } from '@nestjs/common';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { statesIn } from '../encoding/languages/places.js';
import type { AskedSlot } from '../guide/matching/general-question.js';
import type { TopicMatch } from '../guide/matching/topic-matcher.js';
import { type Helpline, helplinesFor } from '../guide/plain-texts/helplines.js';
import { askerFacts } from '../guide/asker/asker-facts.js';
import type { PlainText } from '../guide/plain-texts/plain-text.js';
import { Guide } from '../guide/guide.js';
import { holdsFor } from '../guide/personal-law.js';
import type { PersonalLaw, Topic } from '../guide/topic.js';
import { unitLabels } from '../guide/unit-label.js';
import { SourceLibrary } from '../library/source-library.js';
import type { Consultation } from '../search/consultation.js';
import { CONFIRMS } from '../search/confidence/confidence.js';
import { Searcher } from '../search/searcher.js';
import type { FoundSection } from '../search/sections.js';
import { type ComparedText, Explainer } from './explainer.js';
import type { StandingText } from './plain-text-store.js';
import { surelyMeant } from './surely-meant.js';

// What a feature that uses this service needs to name.
export { formProblems } from '../guide/plain-texts/check-form.js';
export { PLAIN_TEXT, type PlainText } from '../guide/plain-texts/plain-text.js';
export type { OwnPlainText } from '../library/own-plain-text.js';
export type { ComparedText } from './explainer.js';
export { hashOf } from './plain-text-store.js';

/** What is said before the words of the law. */
export interface Explanation {
  /** The text of the topic that the question surely is about; null where there is none that may be shown. */
  text: (ComparedText & { topicName: string }) | null;
  /** Whether it stands without a quotation: the library holds none of the law that it rests on. */
  isAlone: boolean;
  /** The topic that the question surely is about, whatever the library holds; null where that is not sure, or it is asked back. */
  topic: Topic | null;
  /** For somebody in danger; mostly none. */
  helplines: Helpline[];
}

/** A question with what was found for it. */
export interface AskedAndFound {
  question: string;
  /** The questions that it follows up; '' for none. */
  context: string;
  /** Null before anything was loaded. */
  consulted: Consultation | null;
  /** Whether the question is about the law of another day, or about the asker's own file. */
  isApart: boolean;
}

/** The plain texts of topics ("In short"): which one an answer shows, and how each stands to the library. */
@Injectable()
export class PlainTextsService {
  constructor(
    private readonly explainer: Explainer,
    private readonly searcher: Searcher,
    private readonly guide: Guide,
    private readonly library: SourceLibrary,
  ) {}

  /** What an answer says of its own before it quotes; acts that the text names and the library lacks are counted as missing. */
  async forAnswer({ question, context, consulted, isApart }: AskedAndFound): Promise<Explanation> {
    const topics = consulted ? consulted.guidance.topics : await this.topicsOf(question, context);
    const whole = `${context} ${question}`;
    const meant = surelyMeant(topics, { confirmed: this.isConfirmed(topics, consulted) });
    const helplines = await withinTime(() => helplinesFor(question, meant?.topic.id));
    const isAskedBack = consulted !== null && consulted.choices.length > 0 && !consulted.relevance.sufficient;
    const text = isApart || isAskedBack || !meant ? null : await this.shown(meant, topics, whole, consulted);
    const isAlone = text !== null && text.lacking.length > 0 && !(consulted && isOpened(text, consulted));
    return {
      text: text && { ...text, text: askedOf(text.text, consulted?.guidance.slots ?? []), topicName: meant?.topic.name ?? '' },
      isAlone,
      topic: (isAskedBack ? undefined : surelyMeant(topics, { unseen: true })?.topic) ?? null,
      helplines,
    };
  }

  /** The texts of topics, in their order, with what came of comparing them with the library as it is; null for those that have none. */
  async ofAll(topics: readonly string[]): Promise<(ComparedText | null)[]> {
    await this.searcher.catchUp();
    return this.explainer.ofAll(topics, null);
  }

  /** The text of a topic as it stands; null where it has none. */
  textOf(topic: string): Promise<StandingText | null> {
    return this.explainer.textOf(topic);
  }

  private async topicsOf(question: string, context: string): Promise<readonly TopicMatch[]> {
    await this.searcher.catchUpGuide();
    return withinTime(() => this.guide.read(question, context).topics);
  }

  private async shown(
    meant: TopicMatch,
    topics: readonly TopicMatch[],
    whole: string,
    consulted: Consultation | null,
  ): Promise<ComparedText | null> {
    const text = await this.explainer.of(meant.topic.id, consulted?.generation ?? null);
    if (!text?.enabled || text.problems.length > 0) return null;
    const facts = await withinTime(() => askerFacts(whole));
    if (!this.guide.addressees.speakTo(meant.topic.id, facts) || !isOfLaw(text, facts.laws)) return null;
    const { region } = text.text;
    if (region !== 'IN' && !(await withinTime(() => statesIn(whole))).includes(region)) return null;
    if (consulted && isOpened(text, consulted)) return this.leads(meant, text, consulted) ? text : null;
    if (text.lacking.length === 0 || !surelyMeant(topics, { unseen: true })) return null;
    // What the question cites is asked for by itself; other law of the topic, such as what was in force before, is rather quoted, and so is law
    // that the guide does not know, such as the act of a State: it was loaded to be answered from.
    if (consulted && (consulted.law.cited.length > 0 || this.quotesLawOf(meant, consulted) || this.quotesUnknownLaw(consulted)))
      return null;
    const counted = new Set(consulted?.absent);
    this.library.noteMissing(text.lacking.filter((act) => !counted.has(act)));
    return text;
  }

  /** Whether the section that an answer opens first is law of the nearest topic, and as likely the right one as a topic has to be. */
  private isConfirmed([best]: readonly TopicMatch[], consulted: Consultation | null): boolean {
    const first = consulted?.relevance.sufficient ? consulted.open[0] : undefined;
    return best !== undefined && first !== undefined && (consulted?.relevance.confidence ?? 0) >= CONFIRMS && this.isLawOf(best, first);
  }

  /** Whether an answer begins with law of a topic or of its text; what another topic has in common with it may stand beneath. */
  private leads(meant: TopicMatch, text: ComparedText, { open: [first] }: Consultation): boolean {
    return first !== undefined && (isPinned(text, first) || this.isLawOf(meant, first));
  }

  private isLawOf({ topic }: TopicMatch, { documentId, unit }: FoundSection): boolean {
    return this.guide
      .placesOf(topic.law)
      .some(({ documentIds, units }) => documentIds.includes(documentId) && units.includes(unit.toLowerCase()));
  }

  private quotesUnknownLaw({ open: [first], relevance }: Consultation): boolean {
    return relevance.sufficient && first !== undefined && !this.guide.knows(first.documentId);
  }

  /** Whether an answer quotes a section of an act that the topic names. */
  private quotesLawOf({ topic }: TopicMatch, { open, relevance }: Consultation): boolean {
    const held = new Set(topic.law.flatMap(({ act }) => this.guide.documentsOf(act)));
    return relevance.sufficient && open.some(({ documentId }) => held.has(documentId));
  }
}

/**
 * Whether the law that a text begins with may hold for people who name these personal laws: not "you" of the Hindu Marriage Act to
 * Christians. Law of one community that it comes to later it names as such.
 */
const isOfLaw = ({ places: [first], lacking }: ComparedText, named: readonly PersonalLaw[]): boolean =>
  [...(first ? [first.act] : []), ...lacking].every((act) => holdsFor(act, named));

/** What a text says of what is asked, where it says something of that. */
function askedOf(text: PlainText, slots: readonly AskedSlot[]): PlainText {
  const asked = text.sentences.filter(({ slot }) => slots.includes(slot));
  return asked.length > 0 ? { ...text, sentences: asked } : text;
}

const isPinned = ({ places }: ComparedText, { documentId, unit }: FoundSection): boolean =>
  places.some((place) => place.documentId === documentId && unitLabels(place.section).includes(unit.toLowerCase()));

/** Whether a section that the text is pinned to is opened beneath it. */
const isOpened = (text: ComparedText, { open, relevance }: Consultation): boolean =>
  relevance.sufficient && open.some((section) => isPinned(text, section));
