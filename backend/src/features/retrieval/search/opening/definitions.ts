import { withinTime } from '../../../../core/concurrency/time-guard.js';
import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { analyse } from '../../encoding/analyser.js';
import { encodeQuery } from '../../encoding/encoder.js';
import type { Guide } from '../../guide/guide.js';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';
import { differenceIn } from '../excerpts/asked-difference.js';
import { asksMeaning } from '../excerpts/asked-for.js';
import { type AskedTerm, definedTerms, fitOf } from '../excerpts/defined-terms.js';
import { and, toPassage } from '../hit-passages.js';
import { MAX_UNIT_HITS } from '../law-opener.js';
import { concepts } from '../query/expand.js';
import { translated } from '../query/question-weights.js';
import type { SearchResponse } from '../searcher.js';
import { type FoundSection, sectionKey } from '../sections.js';
import { type OpeningScope, sectionAt } from './section-at.js';

/** Sections in which nearly all acts define their terms. */
const DEFINING_UNITS = ['2', '2a', '3', '4', '5', '6', '15', '366'];
/** Brings in the definitions that write the word otherwise: "motorcycle", "motor cycle". */
const MEANS = analyse('means includes').map((term): [string, number] => [term, 0.01]);
/** Passages of such sections that are read. */
const READ = 60;
/** Sections of the ranking that may themselves say what the word means. */
const READ_OF_RANKING = 8;
/** A definition of more words is not asked for in one. */
const MOST_TERMS = 6;
/** Topics whose acts are preferred where several define the word. */
const MOST_TOPICS = 2;
/** Words of a question that name no thing of their own: "what is X in law". */
const FRAME = new Set(
  analyse(
    'law legal act acts section code india indian meaning term word definition define sense ingredient essential element ' +
      'kya kaun kise kisko kehte kehta hota hoti hote hai hain matlab me mein ka ki ke ko ek',
  ),
);
const FRAME_OF_QUESTION = new Set(
  analyse(
    'meaning term word definition define sense kya kaun kise kisko kehte kehta hota hoti hote hai hain matlab me mein ka ki ke ko ek',
  ),
);
/** "Deficiency in service": what is asked is before the preposition. */
const PREPOSITION = /^(.{3,60}?\p{L}) (?:in|of|for|to|from) /iu;

/** The section that says what a word means, where a question asks nothing but that. */
export class Definitions {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search'>,
    private readonly guide: Guide,
  ) {}

  /**
   * The section that defines the word whose meaning is asked, whole: that of the act that is named, else of the act that the question leads
   * to; of words whose difference is asked, that of each. [] where something else is asked, a section is cited, or nothing defines the word,
   * or some of them.
   */
  async of(question: string, found: SearchResponse, scope: OpeningScope): Promise<FoundSection[]> {
    const { plan, law } = found;
    if (plan.references.length > 0 || plan.context !== '' || law.cited.length > 0) return [];
    const asked = plan.rest || question;
    const named = law.acts.flatMap(({ act }) => this.guide.documentsOf(act));
    if (law.acts.length > 0 && named.length === 0) return [];
    const things = await withinTime(() => differenceIn(asked));
    const readings = [things, apart(things)].filter((each) => each.length > 0);
    const terms = await withinTime(() =>
      things.length > 0 ? readings.map((each) => this.ofThings(each)) : [[this.askedTerms(question, asked)]],
    );
    let best: RetrievedPassage[] = [];
    for (const each of terms) if (best.length === 0) best = await this.bestOf(each, found, named, scope);
    const sections = await Promise.all(
      best.map(({ documentId, unit }) =>
        sectionAt(this.index, { documentIds: [documentId], units: [unit.toLowerCase()] }, 'ranking', scope, MAX_UNIT_HITS.part),
      ),
    );
    return sections.flatMap((section) =>
      section ? { ...section, score: found.passages[0]?.score ?? section.score, status: this.guide.inForce.of(section.documentId) } : [],
    );
  }

  /** The passages that define some words best; see `bestOfEach`. @param named documents of the acts that are named, [] for none */
  private async bestOf(
    terms: readonly Wanted[],
    found: SearchResponse,
    named: readonly string[],
    scope: OpeningScope,
  ): Promise<RetrievedPassage[]> {
    if (terms.some(({ asked }) => asked.length === 0 || asked.length > MOST_TERMS)) return [];
    const preferred = this.preferred(found);
    const likely = named.length > 0 ? named : preferred;
    const all = await Promise.all(terms.map((term) => this.read(term, found, likely, scope)));
    return withinTime(() => bestOfEach(terms.map((term, at) => ({ ...term, preferred, passages: all[at] ?? [] }))));
  }

  /** Passages that may say what a word means: those of the ranking, of sections with definitions, and of these in the likeliest documents. */
  private async read(
    { asked, head, isCompared }: Wanted,
    { law, passages }: SearchResponse,
    likely: readonly string[],
    scope: OpeningScope,
  ) {
    const terms = [...asked, ...head].flatMap((of) => of.map((term): [string, number] => [term, 1]));
    const isNamed = law.acts.length > 0;
    const ofUnits = { field: 'unit' as const, in: DEFINING_UNITS };
    const ofLikely = likely.length > 0 ? { field: 'documentId' as const, in: [...likely] } : undefined;
    // A word that is compared may be told where it is dealt with: "Theft".
    const filters = [
      ...(isNamed ? [] : [ofUnits]),
      ...(ofLikely ? [and(ofUnits, ofLikely)] : []),
      ...(isCompared ? [isNamed ? ofLikely : undefined] : []),
    ];
    const found = await Promise.all(
      filters.map((filter) => this.index.search({ lexical: encodeQuery([...terms, ...MEANS]), filter, limit: READ, ...scope })),
    );
    const ranked = passages.slice(0, READ_OF_RANKING).filter(({ documentId }) => !isNamed || likely.includes(documentId));
    return [...ranked, ...found.flatMap(({ hits }) => hits.map((hit) => toPassage(hit, 'ranking')))];
  }

  /** Of things that are compared; the noun that they share may stand with the last only: "bailable and non-bailable offence". */
  private ofThings(things: readonly string[]): Wanted[] {
    const last = things.at(-1) ?? '';
    const noun = last.includes(' ') ? last.split(' ').at(-1) : undefined;
    return things.map((thing) => ({
      asked: this.termsOf(thing),
      head: noun === undefined || thing.includes(' ') ? [] : this.termsOf(`${thing} ${noun}`),
      isCompared: true,
    }));
  }

  /** What the meaning is asked of, and as far as the first preposition; [] where a question asks for more than a meaning. */
  private askedTerms(question: string, rest: string): Wanted {
    if (!asksMeaning(question)) return { asked: [], head: [] };
    const [, before] = PREPOSITION.exec(rest) ?? [];
    return {
      asked: this.termsOf(rest),
      head: before === undefined ? [] : this.termsOf(before),
      whole: this.termsOf(rest, FRAME_OF_QUESTION),
    };
  }

  private termsOf(text: string, frame: ReadonlySet<string> = FRAME): AskedTerm[] {
    return translated(concepts(text), this.guide.englishFor(text))
      .filter(({ weight, term }) => weight > 0 && !frame.has(term))
      .map(({ term, alternatives }) => [term, ...alternatives]);
  }

  /** Documents that the question leads to, the likeliest first. */
  private preferred({ guidance, passages }: SearchResponse): string[] {
    const [first] = passages;
    const ofTopics = guidance.topics
      .slice(0, MOST_TOPICS)
      .flatMap(({ topic }) => topic.law.flatMap(({ act }) => this.guide.documentsOf(act)));
    return [...(first ? [first.documentId] : []), ...ofTopics];
  }
}

/** A word whose meaning is asked. */
interface Wanted {
  asked: readonly AskedTerm[];
  /** What may be asked instead of all: what stands before the first preposition. [] where nothing is apart. */
  head: readonly AskedTerm[];
  /** With the words that mostly say nothing: "legal representative". */
  whole?: readonly AskedTerm[];
  /** Beside another one, in whose act it stands; a section that is headed with it then says what it is, in whatever words. */
  isCompared?: boolean;
}

interface Read extends Wanted {
  preferred: readonly string[];
  passages: readonly RetrievedPassage[];
}

/** "Theft extortion and robbery": words between which a comma is left out. */
const apart = (things: readonly string[]): readonly string[] => {
  const words = things.flatMap((thing) => thing.split(' '));
  return words.length === things.length + 1 ? words : [];
};

/** What a section gains that is headed with the word, and what that counts less than words that define it. */
const HEADED = 0.2;
const BY_HEADING = 0.4;

interface Fitting {
  passage: RetrievedPassage;
  fit: number;
  place: number;
}

/** Passages that define a word, the best first: more of its words, then the likelier act, then as they were found. */
function fitting({ asked, head, whole = [], isCompared = false, preferred, passages }: Read): Fitting[] {
  const placeOf = ({ documentId }: RetrievedPassage): number => {
    const at = preferred.indexOf(documentId);
    return at < 0 ? preferred.length : at;
  };
  return passages
    .filter(({ unit }) => unit !== '')
    .map((passage) => {
      // What the act is about need not be repeated in the term: "consideration in a contract".
      const title = new Set(analyse(passage.title));
      const apart = asked.filter((each) => !each.some((term) => title.has(term)));
      const place = placeOf(passage);
      const wanted = [asked, whole, apart, isCompared || place === 0 ? head : []].filter((some) => some.length > 0);
      const terms = definedTerms(passage.text);
      const said = wanted.flatMap((some) => terms.map((each) => fitOf(each, some))).reduce((most, each) => Math.max(most, each), 0);
      const isHeading = isHeaded(passage, asked) || (isCompared && head.length > 0 && isHeaded(passage, head));
      const fit = Math.max(said, isCompared && isHeading ? asked.length - BY_HEADING : 0);
      return { passage, place, fit: isHeading && fit > 0 ? fit + HEADED : fit };
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || a.place - b.place);
}

/**
 * The passage that defines each word best, each section once; those of words that are compared in one document, where all are defined
 * best. [] where that holds for some only: it would be half of an answer.
 */
function bestOfEach(words: readonly Read[]): RetrievedPassage[] {
  const [one = [], ...others] = words.map(fitting);
  if (others.length === 0) return one.slice(0, 1).map(({ passage }) => passage);
  const together = one.flatMap((first) => {
    const rest = others.flatMap((other) => other.find(({ passage }) => passage.documentId === first.passage.documentId) ?? []);
    const all = [first, ...rest];
    return rest.length === others.length ? [{ all, fit: all.reduce((sum, { fit }) => sum + fit, 0), place: first.place }] : [];
  });
  const [best] = together.sort((a, b) => b.fit - a.fit || a.place - b.place);
  return (best?.all ?? [])
    .map(({ passage }) => passage)
    .filter((passage, at, all) => all.findIndex((each) => sectionKey(each) === sectionKey(passage)) === at);
}

/** Whether the heading of a section is the word that is asked, and no more. */
function isHeaded({ heading }: RetrievedPassage, asked: readonly AskedTerm[]): boolean {
  const terms = [...new Set(analyse(heading))].filter((term) => !FRAME.has(term));
  return terms.length === asked.length && asked.every((each) => each.some((term) => terms.includes(term)));
}
