import { listLines } from './list-lines.js';

/** What a deponent knows otherwise than personally, with the paragraphs in which it stands: "paragraphs 4 and 6". */
export interface SwornPart {
  where: string;
  /** From whom the information is, or why the deponent believes it; '' where the form does not say. */
  source: string;
}

export interface SwornFacts {
  /** Without the remark on how each is known. */
  facts: string[];
  /** The paragraphs of personal knowledge; '' when there are none. */
  known: string;
  informed: SwornPart[];
  believed: SwornPart[];
}

const REMARK =
  /^(?:on )?(information|belief|सूचना|जानकारी|विश्वास)(?![\p{L}\p{M}])[ ,]*(?:received )?(?:from|because|that|:)?\s?(.{0,300})$/iu;
const BELIEVED = /^(?:belief|विश्वास)$/iu;

/** How a list of paragraphs is written: one, several, a run, and what stands before the last. */
export interface ListWords {
  one: string;
  several: string;
  to: string;
  and: string;
}
export const ENGLISH_LIST: ListWords = { one: 'paragraph', several: 'paragraphs', to: 'to', and: 'and' };
export const HINDI_LIST: ListWords = { one: 'पैरा', several: 'पैरा', to: 'से', and: 'और' };

/**
 * Facts typed one per line, of which some end with how they are known: "(information from the school office)", "(belief: …)".
 * All others are of the deponent's own knowledge.
 * @param words how their paragraphs are listed
 * @param before numbered paragraphs that stand before the facts, @param after those after them: both of personal knowledge
 */
export function swornFacts(text: string, before: number, after: number, words: ListWords = ENGLISH_LIST): SwornFacts {
  const entries = listLines(text).map(remarked);
  const numbersOf = (wanted: (entry: Remarked) => boolean): number[] =>
    entries.flatMap((entry, index) => (wanted(entry) ? [before + index + 1] : []));
  const parts = (kind: 'information' | 'belief'): SwornPart[] =>
    [...new Set(entries.filter((entry) => entry.kind === kind).map(({ source }) => source))].map((source) => ({
      where: paragraphList(
        numbersOf((entry) => entry.kind === kind && entry.source === source),
        words,
      ),
      source,
    }));
  const own = Array.from({ length: before }, (_, index) => index + 1);
  const behind = Array.from({ length: after }, (_, index) => before + entries.length + index + 1);
  return {
    facts: entries.map(({ fact }) => fact),
    known: paragraphList([...own, ...numbersOf(({ kind }) => kind === 'knowledge'), ...behind], words),
    informed: parts('information'),
    believed: parts('belief'),
  };
}

/** Whether a fact ends with the remark that it is known by information or believed only: "(information from the school office)". */
export const isInformed = (line: string): boolean => remarked(line).kind !== 'knowledge';

interface Remarked {
  fact: string;
  kind: 'knowledge' | 'information' | 'belief';
  source: string;
}

function remarked(line: string): Remarked {
  const text = line.replace(/\.$/, '');
  const from = text.endsWith(')') ? openingOf(text) : -1;
  const match = from > 0 ? REMARK.exec(text.slice(from + 1, -1).trim()) : null;
  if (!match) return { fact: line, kind: 'knowledge', source: '' };
  return {
    fact: text.slice(0, from).trimEnd(),
    kind: BELIEVED.test(match[1] ?? '') ? 'belief' : 'information',
    source: (match[2] ?? '').trim(),
  };
}

/** Where the bracket opens that the end of a text closes; -1 where none does. */
function openingOf(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** [1, 2, 3, 5] is "paragraphs 1 to 3 and 5". */
export function paragraphList(numbers: readonly number[], words: ListWords = ENGLISH_LIST): string {
  if (numbers.length === 0) return '';
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([from, to]) =>
    from === to ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from} ${words.to} ${to}`],
  );
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1) ?? ''}` : (parts[0] ?? '');
  return `${numbers.length > 1 ? words.several : words.one} ${list}`;
}
