const MARK = '\ufffe';
const SOFT_HYPHEN_AT_LINE_END = /\u00ad\r?\n/g;
const WORD_BEFORE = /(?<![\p{L}\p{N}\u2019'-])[\p{L}\p{N}\u2019'-]+$/u;
const WORD_AFTER = /^[\p{L}\p{N}\u2019'-]*/u;
const MAX_WORD = 60;

type Verdict = 'keep' | 'join' | 'unknown';
/** How often a word stands in the document, lower case, for the words that matter. */
type Counts = ReadonlyMap<string, number>;

interface Break {
  left: string;
  right: string;
}

/**
 * Decides for every hyphen that ended a printed line whether it belongs to the word ("sub-section") or only broke it
 * ("land-lord"), by how the rest of the document writes that word.
 * @param pages text in which PDFium marks such a hyphen with U+FFFE
 * @returns the pages with every mark replaced by `-` or nothing
 */
export function resolveLineEndHyphens(pages: readonly string[]): string[] {
  const marked = pages.map((page) => (page.includes('\u00ad') ? page.replace(SOFT_HYPHEN_AT_LINE_END, MARK) : page));
  const breaks = marked.map(findBreaks);
  if (breaks.every((each) => each.length === 0)) return marked;
  const counts = countWords(marked, breaks.flat());
  const verdicts = breaks.map((each) => each.map((at) => verdict(at, counts)));
  const joinsByDefault = breaksWords(verdicts.flat());
  return marked.map((page, index) => join(page, breaks[index] ?? [], verdicts[index] ?? [], joinsByDefault, counts));
}

function findBreaks(page: string): Break[] {
  const breaks: Break[] = [];
  for (let at = page.indexOf(MARK); at >= 0; at = page.indexOf(MARK, at + 1)) {
    const left = WORD_BEFORE.exec(page.slice(Math.max(0, at - MAX_WORD), at))?.[0] ?? '';
    const right = WORD_AFTER.exec(page.slice(at + 1, at + 1 + MAX_WORD))?.[0] ?? '';
    breaks.push({ left, right });
  }
  return breaks;
}

function join(page: string, breaks: readonly Break[], verdicts: readonly Verdict[], joinsByDefault: boolean, counts: Counts): string {
  const [start = '', ...rest] = page.split(MARK);
  return rest.reduce((text, part, index) => {
    const at = breaks[index] as Break;
    if (endsPage(at, counts)) return `${text}-\n${part}`;
    const joined = verdicts[index] === 'join' || (verdicts[index] === 'unknown' && joinsByDefault);
    return text + (joined ? '' : '-') + part;
  }, start);
}

/** A word cut off by the foot of the page meets the page number or a running head in capitals. */
function endsPage({ left, right }: Break, counts: Counts): boolean {
  return /\p{Ll}$/u.test(left) && /^(?:\p{N}|\p{Lu}{2})/u.test(right) && count(counts, left) === 0;
}

/** Whether the document was set with hyphenation: word processors break lines only at hyphens that were there. */
function breaksWords(verdicts: readonly Verdict[]): boolean {
  const joins = verdicts.filter((each) => each === 'join').length;
  const keeps = verdicts.filter((each) => each === 'keep').length;
  return joins > keeps;
}

function verdict({ left, right }: Break, counts: Counts): Verdict {
  if (left === '' || right === '' || /\p{N}$/u.test(left) || /^\p{N}/u.test(right)) return 'keep';
  if (/^\p{Lu}/u.test(right) && /\p{Ll}$|^\p{Lu}$/u.test(left)) return 'keep';
  const joined = count(counts, left + right);
  const hyphenated = count(counts, `${left}-${right}`);
  if (joined !== hyphenated) return hyphenated > joined ? 'keep' : 'join';
  if (left.includes('-') || right.includes('-')) return 'keep';
  return count(counts, left) > 0 && count(counts, right) > 0 ? 'keep' : 'unknown';
}

const count = (counts: Counts, word: string): number => counts.get(word.toLowerCase()) ?? 0;

/** One pass by character code: a regular expression over every word of an act takes a third of the time of reading it. */
function countWords(pages: readonly string[], breaks: readonly Break[]): Counts {
  const counts = new Map<string, number>();
  for (const { left, right } of breaks) {
    for (const word of [left, right, left + right, `${left}-${right}`]) counts.set(word.toLowerCase(), 0);
  }
  const add = (word: string) => {
    const seen = counts.get(word);
    if (seen !== undefined) counts.set(word, seen + 1);
  };
  for (const page of pages) {
    const text = page.toLowerCase();
    for (let at = 0; at < text.length; at++) {
      if (!isLetter(text.charCodeAt(at))) continue;
      const end = wordEnd(text, at);
      // The halves of broken words are not words of the document.
      if (text[end] !== MARK && text[at - 1] !== MARK) addWord(text.slice(at, end), add);
      at = end;
    }
  }
  return counts;
}

function addWord(word: string, add: (word: string) => void): void {
  add(word);
  if (word.includes('-')) word.split('-').forEach(add);
}

/** Letters and digits, with hyphens and apostrophes between them. */
function wordEnd(text: string, start: number): number {
  let at = start;
  while (isLetter(text.charCodeAt(at)) || (isJoiner(text.charCodeAt(at)) && isLetter(text.charCodeAt(at + 1)))) at++;
  return at;
}

/** Of lower-case text: ASCII letters and digits, and everything from U+00C0 on but punctuation and marks of our own. */
const isLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0xc0 && code < 0x2000) || (code > 0x206f && code < 0xfff0);

const isJoiner = (code: number): boolean => code === 0x2d || code === 0x27 || code === 0x2019;
