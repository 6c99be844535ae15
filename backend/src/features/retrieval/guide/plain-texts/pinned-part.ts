import { findPart } from '../../reading/parts/part-names.js';
import { type Part, standsBeside, within } from '../../reading/parts/part.js';

/** A section that was read into its parts. */
export interface ReadSection {
  /** Of the document, or of the section alone; places of parts refer to it. */
  text: string;
  section: Part;
}

/** A part that a pin names. */
export interface PinnedPart {
  part: Part;
  /** What holds it, from the section inwards. */
  above: readonly Part[];
  /** What it says: its own words, with the opening words and the tail of what it stands in, in one line. */
  words: string;
}

/** "Twentysix": a hyphen that stood at the end of a line. */
const JOINED = /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)\b/giu;

const oneLine = (text: string): string =>
  text
    .replace(/\^\d{1,3}/gu, ' ')
    .replace(/[[\]]/gu, ' ')
    .replace(/(\p{L})-[^\S\n]{0,8}\n[^\S\n]{0,8}(?=\p{Ll})/gu, '$1')
    .replace(JOINED, '$1-$2')
    .replace(/\s+/gu, ' ')
    .trim();

/** The words of a part without provisos, explanations, exceptions and illustrations inside it. */
export function ownWordsOf({ text }: ReadSection, part: Part): string {
  const apart = [...within(part)].filter(standsBeside);
  let words = '';
  let from = part.start;
  for (const { start, end } of apart) {
    if (start < from) continue;
    words += text.slice(from, start);
    from = end;
  }
  return oneLine(words + text.slice(from, part.end));
}

/** The chain of parts from the section down to one of its parts, which is the last; null where it is not inside. */
function chainTo(section: Part, wanted: Part): Part[] | null {
  const chain: Part[] = [section];
  for (let here = section; here !== wanted;) {
    const next: Part | undefined = here.parts.find((each) => each === wanted || [...within(each)].includes(wanted));
    if (!next) return null;
    chain.push(next);
    here = next;
  }
  return chain;
}

/** The part that a pin names; null where the section has none of that name. @param name of the part: '(1)(a)', 'prov.(b)' */
export function pinnedPart(read: ReadSection, name: string): PinnedPart | null {
  const part = findPart(read.section, name);
  const chain = part && chainTo(read.section, part);
  if (!part || !chain) return null;
  const above = chain.slice(0, -1);
  // Of a proviso the words before it are another rule.
  const around = above.slice(above.findLastIndex(standsBeside) + (above.some(standsBeside) ? 0 : 1));
  const of = (kind: Part['kind']): string =>
    around
      .flatMap(({ parts }) => parts.filter((each) => each.kind === kind && each !== part))
      .map((each) => ownWordsOf(read, each))
      .join(' ');
  return { part, above, words: [of('opening'), ownWordsOf(read, part), of('tail')].filter(Boolean).join(' ') };
}

/** The provisos and exceptions of a part and of what it stands in. */
export function limitsOf({ part, above }: PinnedPart): Part[] {
  const isLimit = ({ kind }: Part): boolean => kind === 'proviso' || kind === 'exception';
  return [...[...within(part)].filter(isLimit), ...above.flatMap(({ parts }) => parts.filter(isLimit))].filter(
    (limit) => limit !== part && !above.includes(limit),
  );
}
