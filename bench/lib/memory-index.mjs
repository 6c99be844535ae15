/** Scores sparse vectors by the retrieval index's formula, in memory: for the steps of an ablation, not for products. */
export class MemoryIndex {
  postings = new Map();
  passages = [];

  add({ docId, docVersion = 1, passages }) {
    for (const passage of passages) {
      const number = this.passages.length;
      this.passages.push({ ...passage, docId, docVersion });
      passage.lexical.termIds.forEach((id, at) => {
        const list = this.postings.get(id);
        if (list) list.push([number, passage.lexical.weights[at]]);
        else this.postings.set(id, [[number, passage.lexical.weights[at]]]);
      });
    }
  }

  /**
   * @param {{ lexical: { termIds: number[], weights: number[] }, limit: number, documentIds?: string[] | null }} query
   * @returns the best hits, equal scores in the order of addition
   */
  search({ lexical, limit, documentIds = null }) {
    const total = this.passages.length;
    const scores = new Map();
    lexical.termIds.forEach((id, at) => {
      const list = this.postings.get(id) ?? [];
      const weight = lexical.weights[at] * Math.log(1 + (total - list.length + 0.5) / (list.length + 0.5));
      for (const [number, value] of list) scores.set(number, (scores.get(number) ?? 0) + weight * value);
    });
    return [...scores]
      .map(([number, score]) => ({ ...this.passages[number], score }))
      .filter(({ docId }) => !documentIds?.length || documentIds.includes(docId))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }
}
