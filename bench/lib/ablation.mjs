import { equalPieces, FLOOR_PIECE, inFile, memoryIndexOf, textOnly } from './prepared-library.mjs';
import { means, scoreSpans } from './retrieval-sets.mjs';

/** Steps without the product's searcher: plain BM25 first, then one thing more at a time. @returns {[label: string, score: any][]} */
export function ablation(product, set, library, first) {
  const { analyse, concepts, DocumentNames, encodeQuery, passageFields, planQuery, weightedTerms } = product;
  const names = new DocumentNames(library.entries);
  const plain = (question) => ({ terms: analyse(question).map((term) => [term, 1]) });
  const routed = (question) => {
    const { rest, documentIds } = planQuery(question, names);
    return { terms: analyse(rest).map((term) => [term, 1]), documentIds };
  };
  const telling = (question) => {
    const { rest, documentIds } = planQuery(question, names);
    return {
      terms: concepts(rest)
        .filter(({ weight }) => weight > 0)
        .map(({ term, weight }) => [term, weight]),
      documentIds,
    };
  };
  const lay = (question) => {
    const { rest, documentIds } = planQuery(question, names);
    return { terms: weightedTerms(concepts(rest)), documentIds };
  };
  const fields = memoryIndexOf(product, library, passageFields);
  /** @type {[label: string, index: import('./memory-index.mjs').MemoryIndex, query: (question: string) => { terms: [string, number][], documentIds?: string[] }][]} */
  const steps = [
    [`plain BM25, ${FLOOR_PIECE}-character pieces`, memoryIndexOf(product, library, textOnly, equalPieces), plain],
    ['passages by structure', memoryIndexOf(product, library, textOnly), plain],
    ['headings and title as fields (BM25F)', fields, plain],
    ['document named in the question', fields, routed],
    ['framing words of the question dropped', fields, telling],
    ['everyday words to legal words', fields, lay],
  ];
  return steps.map(
    /** @returns {[string, any]} */ ([label, index, query]) => {
      const scores = set.questions.map(({ query: question, gold }) => {
        const { terms, documentIds } = query(question);
        const hits = index.search({ lexical: encodeQuery(terms), limit: first, documentIds });
        return scoreSpans(
          gold,
          hits.map(({ payload }) => inFile(library, payload)),
        );
      });
      return [label, means(scores)];
    },
  );
}
