import type { Filter, Hit, RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { analyse } from '../encoding/analyser.js';
import { encodeQuery, unitTerm } from '../encoding/encoder.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';
import { CitedPassages } from './cited-passages.js';
import type { UnitWord } from './citing/cited-units.js';
import { and, payloadOf, toPassage } from './hit-passages.js';
import type { Opening } from './openings.js';
import type { QueryPlan } from './query/plan-query.js';

/** Passages of a cited unit; where a part of it is cited, all that a long section may have. */
export const MAX_UNIT_HITS = { whole: 20, part: 200 };
/** Judgments that are opened for one question, and the passages of each. */
const MOST_CASES = 3;
const CASE_PASSAGES = { first: 2, last: 2 };
/** The generation to search; the active one unless one is named. */
interface Scope {
  generation?: string;
  signal?: AbortSignal;
}

/** Units of other names bear the same numbers: section 19 is not what "Article 19" or "rule 19" means. */
const OTHERS: Readonly<Record<UnitWord, RegExp>> = {
  article: /^(?:Section|Rule|Regulation) /u,
  rule: /^(?:Section|Article) /u,
  order: /^(?:Section|Article|Rule|Regulation) /u,
};

function isOther(hit: Hit, word: UnitWord | undefined): boolean {
  if (word === undefined) return false;
  const { kind, headingPath } = payloadOf(hit);
  return kind === 'section' && OTHERS[word].test(headingPath.at(-1) ?? '');
}

/** Opens what a question cites, before anything is ranked. */
export class LawOpener {
  constructor(private readonly index: Pick<RetrievalIndex, 'search'>) {}

  /** For judgments that are asked for as a whole: how each begins, which says what it is about, and how it ends, which decides. */
  private async openCases(
    { documentIds, rest }: QueryPlan,
    filter: Filter | undefined,
    { generation, signal }: Scope,
  ): Promise<RetrievedPassage[]> {
    const opened = await Promise.all(
      documentIds.slice(0, MOST_CASES).map(async (documentId) => {
        const { hits } = await this.index.search({
          lexical: encodeQuery(analyse(rest).map((term) => [term, 1])),
          filter: and(filter, { field: 'documentId', in: [documentId] }),
          limit: MAX_UNIT_HITS.part,
          generation,
          signal,
        });
        const paragraphs = hits
          .map((hit) => toPassage(hit, 'reference'))
          .filter(({ kind }) => kind === 'paragraph')
          .sort((a, b) => a.start - b.start);
        return [...new Set([...paragraphs.slice(0, CASE_PASSAGES.first), ...paragraphs.slice(-CASE_PASSAGES.last)])];
      }),
    );
    return opened.flat();
  }

  /** What is opened before anything is ranked: the law that is cited, or judgments as a whole. */
  async opened(
    plan: QueryPlan,
    wanted: readonly Opening[],
    filter: Filter | undefined,
    request: Scope,
  ): Promise<{ exact: RetrievedPassage[]; absent: Opening[] }> {
    const [{ passages, absent }, cases] = await Promise.all([
      this.open(wanted, filter, request),
      plan.cases?.whole ? this.openCases(plan, filter, request) : null,
    ]);
    return { exact: cases ?? passages, absent };
  }

  /** The passages of the units that are to be opened, and the units that the library's documents do not have. */
  async open(wanted: readonly Opening[], filter: Filter | undefined, request: Scope) {
    const found = new CitedPassages();
    const absent: Opening[] = [];
    const results = await Promise.all(
      wanted.map(({ documentIds, units, steps }) =>
        this.index.search({
          lexical: encodeQuery(units.map((unit) => [unitTerm(unit), 1])),
          filter: and(filter, { field: 'documentId', in: documentIds }, { field: 'unit', in: units.map((unit) => unit.toLowerCase()) }),
          limit: steps.length ? MAX_UNIT_HITS.part : MAX_UNIT_HITS.whole,
          generation: request.generation,
          signal: request.signal,
        }),
      ),
    );
    for (const [at, opening] of wanted.entries()) {
      const { steps, how, word, optional } = opening;
      const hits = (results[at]?.hits ?? []).filter((hit) => !isOther(hit, word));
      if (hits.length === 0 && !optional) absent.push(opening);
      found.add(
        hits.map((hit) => toPassage(hit, how)).sort((a, b) => a.documentId.localeCompare(b.documentId) || a.start - b.start),
        steps,
      );
    }
    return { passages: found.all(), absent, generation: results[0]?.generation ?? null };
  }
}
