/** What ends an entry of a list, with a bracket or quotation mark behind it. */
const STOP = /[.;:!?।,]["'”’)]?$/u;
const ENTRY_END = /[;,] (?:and|or)$/iu;
/** Words that no entry ends with. */
const GOES_ON = /(?<![\p{L}\p{M}])(?:and|or|the|a|an|of|to|with|from|its|his|her|their|के|की|का|को|में|से|पर|ने|और|तथा|एवं|कि|द्वारा|हेतु)$/iu;
/** Words that seldom end one: a small letter or a figure has to follow. */
const MAY_GO_ON =
  /(?<![\p{L}\p{M}])(?:but|in|on|at|by|for|under|into|that|which|who|whose|has|have|had|is|are|was|were|be|been|not|as|than)$/iu;
/** What stands before a name, and never alone. */
const BEFORE_NAME = /(?<![\p{L}\p{M}])(?:Mr|Mrs|Ms|Dr|Smt|Shri|Messrs|M\/s|S\/o|W\/o|D\/o|R\/o|C\/o|vs)\.?$/iu;
/** What stands before a figure. */
const BEFORE_FIGURE =
  /(?<![\p{L}\p{M}])(?:No\.|Nos\.|Rs\.?|Rupees|dt\.?|dated|u\/s\.?|Sec\.|Art\.|section|sections|article|संख्या|धारा|रु\.?|दिनांक)$/iu;
/** Words that no entry begins with. */
const CARRIES_ON =
  /^(?:and|or|but|of|which|who|whose|than|although|though|because|since|while|until|unless|despite|without|whereas|के|की|का|को|में|से|पर|ने|और|तथा|एवं|है|हैं|था|थी|थे|गया|गयी|गई|गए)(?![\p{L}\p{M}])/u;
const SMALL = /^\p{Ll}/u;
const CAPITAL = /^[^\p{Ll}]{0,8}[\p{Lu}\d]/u;
/** Characters; an entry whose first line is shorter was not broken because the line was full. */
const FULL_LINE = 30;
/** Of two lines it cannot be told how wide the page was. */
const TELLS_WIDTH = 3;

/**
 * The entries of a list that was typed one per line, with those in one line again that a mail or a PDF had broken into several: an entry goes
 * on where a line ends in the middle of a sentence. Entries that all begin with small letters stay apart, and an empty line parts any two.
 * @param begins true for a line that begins an entry whatever stands before it
 */
export function unwrapped(lines: readonly string[], begins: (line: string) => boolean): string[] {
  const entries: string[][] = [];
  let isApart = true;
  for (const line of lines.map((each) => each.trim())) {
    const entry = entries.at(-1);
    if (line === '') isApart = true;
    else {
      if (entry && !isApart && !begins(line) && mayGoOn(entry, line)) entry.push(line);
      else entries.push([line]);
      isApart = false;
    }
  }
  return entries.flatMap((entry) => (isWrapped(entry) ? [entry.join(' ')] : parted(entry)));
}

/** Whether the words alone say that the second line goes on with the first. */
const isCertain = (line: string, next: string): boolean =>
  !ENTRY_END.test(line) &&
  (GOES_ON.test(line) ||
    BEFORE_NAME.test(line) ||
    (BEFORE_FIGURE.test(line) && /^\p{Nd}/u.test(next)) ||
    (MAY_GO_ON.test(line) && /^[\p{Ll}\d]/u.test(next)) ||
    (CARRIES_ON.test(next) && !STOP.test(line)));

function mayGoOn(entry: readonly string[], next: string): boolean {
  const [first = ''] = entry;
  const last = entry.at(-1) ?? '';
  return isCertain(last, next) || (SMALL.test(next) && CAPITAL.test(first) && first.length >= FULL_LINE && !STOP.test(last));
}

/**
 * Three lines or more that each had no room for the next word; or two that certainly belong together. Two gifts of a will, typed in small
 * letters, must not become one: a sentence that stays broken is seen at once.
 */
function isWrapped(entry: readonly string[]): boolean {
  if (entry.length < TELLS_WIDTH) return isCertain(entry[0] ?? '', entry[1] ?? '');
  const width = entry.reduce((widest, { length }) => Math.max(widest, length), 0);
  return entry.every((line, at) => {
    const next = entry[at + 1];
    return next === undefined || isCertain(line, next) || line.length + 1 + (next.split(' ', 1)[0]?.length ?? 0) >= width;
  });
}

/** The lines of what was no sentence, but for those that certainly belong together. */
function parted(lines: readonly string[]): string[] {
  const entries: string[] = [];
  for (const [at, line] of lines.entries()) {
    const last = entries.pop();
    if (last === undefined) entries.push(line);
    else if (isCertain(lines[at - 1] ?? '', line)) entries.push(`${last} ${line}`);
    else entries.push(last, line);
  }
  return entries;
}
