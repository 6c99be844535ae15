import { withinTime } from '../../../../core/concurrency/time-guard.js';
import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import { analyse } from '../../encoding/analyser.js';
import { encodeQuery } from '../../encoding/encoder.js';
import type { Guide } from '../../guide/guide.js';
import type { RetrievedPassage } from '../../library/retrieved-passage.js';
import { asksMeaning } from '../excerpts/asked-for.js';
import { type AskedTerm, definedTerms, fitOf } from '../excerpts/defined-terms.js';
import { and, toPassage } from '../hit-passages.js';
import { MAX_UNIT_HITS } from '../law-opener.js';
import { concepts } from '../query/expand.js';
import { translated } from '../query/question-weights.js';
import type { SearchResponse } from '../searcher.js';
import type { FoundSection } from '../sections.js';
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
   * to. Null where something else is asked, a section is cited, or nothing defines the word.
   */
  async of(question: string, found: SearchResponse, scope: OpeningScope): Promise<FoundSection | null> {
    const { plan, law, passages } = found;
    if (plan.references.length > 0 || plan.context !== '' || law.cited.length > 0) return null;
    const { asked, head } = await withinTime(() => this.askedTerms(question, plan.rest || question));
    if (asked.length === 0 || asked.length > MOST_TERMS) return null;
    const named = law.acts.flatMap(({ act }) => this.guide.documentsOf(act));
    if (law.acts.length > 0 && named.length === 0) return null;
    const { hits } = await this.index.search({
      lexical: encodeQuery([...asked.flatMap((terms) => terms.map((term): [string, number] => [term, 1])), ...MEANS]),
      filter: and({ field: 'unit', in: DEFINING_UNITS }, named.length > 0 ? { field: 'documentId', in: named } : undefined),
      limit: READ,
      ...scope,
    });
    const ranked = passages.slice(0, READ_OF_RANKING).filter(({ documentId }) => named.length === 0 || named.includes(documentId));
    const preferred = this.preferred(found);
    const read = [...ranked, ...hits.map((hit) => toPassage(hit, 'ranking'))];
    const best = await withinTime(() => bestOf(read, { asked, head, preferred }));
    if (!best || best.unit === '') return null;
    const place = { documentIds: [best.documentId], units: [best.unit.toLowerCase()] };
    const section = await sectionAt(this.index, place, 'ranking', scope, MAX_UNIT_HITS.part);
    return section ? { ...section, score: passages[0]?.score ?? section.score, status: this.guide.inForce.of(section.documentId) } : null;
  }

  /** What the meaning is asked of, and as far as the first preposition; [] where a question asks for more than a meaning. */
  private askedTerms(question: string, rest: string): Pick<Asked, 'asked' | 'head'> {
    if (!asksMeaning(question)) return { asked: [], head: [] };
    const of = (text: string): AskedTerm[] =>
      translated(concepts(text), this.guide.englishFor(text))
        .filter(({ weight, term }) => weight > 0 && !FRAME.has(term))
        .map(({ term, alternatives }) => [term, ...alternatives]);
    const [, before] = PREPOSITION.exec(rest) ?? [];
    return { asked: of(rest), head: before === undefined ? [] : of(before) };
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

interface Asked {
  asked: readonly AskedTerm[];
  /** [] where nothing is apart. */
  head: readonly AskedTerm[];
  preferred: readonly string[];
}

/** Of passages, the one that defines the word best: more of its words, then the likelier act, then as they were found. */
function bestOf(passages: readonly RetrievedPassage[], { asked, head, preferred }: Asked): RetrievedPassage | undefined {
  const placeOf = ({ documentId }: RetrievedPassage): number => {
    const at = preferred.indexOf(documentId);
    return at < 0 ? preferred.length : at;
  };
  return passages
    .map((passage) => {
      // What the act is about need not be repeated in the term: "consideration in a contract".
      const title = new Set(analyse(passage.title));
      const apart = asked.filter((each) => !each.some((term) => title.has(term)));
      const wanted = [asked, apart, placeOf(passage) === 0 ? head : []].filter((some) => some.length > 0);
      const terms = definedTerms(passage.text);
      const fit = wanted.flatMap((some) => terms.map((each) => fitOf(each, some))).reduce((most, each) => Math.max(most, each), 0);
      return { passage, fit };
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || placeOf(a.passage) - placeOf(b.passage))[0]?.passage;
}
