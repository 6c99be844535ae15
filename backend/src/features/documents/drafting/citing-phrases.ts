const CITATION = /(?<![\p{L}\p{N}])(?:sections?|sec\.?|u\/s\.?|article|order|धारा)\s{0,3}(?:\d{1,3}|[IVXL]{1,7}(?=\s))/giu;
/** What is read of one text, and of the words around a citation: the act is named before or after it. */
const TEXT_MAX = 100_000;
const BEFORE = 50;
const AFTER = 110;
/** Characters after a citation by which two are told apart. */
const SAME = 24;

/**
 * The stretches of texts that cite a provision of law, in their order, each once.
 * @param limit how many at most
 */
export function citingPhrases(texts: readonly string[], limit: number): string[] {
  const phrases = new Map<string, string>();
  for (const text of texts) {
    const line = text.slice(0, TEXT_MAX).replace(/\s+/g, ' ');
    for (const match of line.matchAll(CITATION)) {
      if (phrases.size >= limit) return [...phrases.values()];
      const from = Math.max(0, line.lastIndexOf(' ', Math.max(0, match.index - BEFORE)));
      const phrase = line.slice(from, match.index + match[0].length + AFTER).trim();
      const key = line.slice(match.index, match.index + match[0].length + SAME).toLowerCase();
      if (!phrases.has(key)) phrases.set(key, phrase);
    }
  }
  return [...phrases.values()];
}
