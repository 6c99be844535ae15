/** A run of words, and whether the other text lacks them. */
export interface ComparedPart {
  text: string;
  differs: boolean;
}

/** Words of each text that are compared; longer texts are shown without marks. */
const MOST_WORDS = 700;

/** Two texts word by word, by their longest common subsequence; white space counts for nothing. The parts of each make up that text. */
export function compareWords(before: string, after: string): { before: ComparedPart[]; after: ComparedPart[] } {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return { before: [{ text: before, differs: false }], after: [{ text: after, differs: false }] };
  const [a, b] = [old, now].map((pieces) => pieces.map((piece) => piece.trim())) as [string[], string[]];
  // How many words are common to the rest of both, from each pair of places on.
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const [removed, added] = [new Set<number>(), new Set<number>()];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) removed.add(i++);
    else added.add(j++);
  }
  return { before: partsOf(old, removed), after: partsOf(now, added) };
}

/** Words with the white space after them. */
const piecesOf = (text: string): string[] => text.match(/\S+\s*|^\s+/gu) ?? [];

function partsOf(pieces: readonly string[], differing: ReadonlySet<number>): ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const [at, text] of pieces.entries()) {
    const differs = differing.has(at);
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += text;
    else parts.push({ text, differs });
  }
  return parts;
}
