import type { Finding, FindingKind } from '../finding.js';
import { bareWords, type TextLine } from '../text-lines.js';

/** A place to sign: the word over it, and whom it names. */
interface SigningPlace {
  role: string;
  names: readonly string[];
}

const SIGNATURE = /^(?:signature|हस्ताक्षर)\s*:/iu;
const NAMED = /^(?:name|for and on behalf of|नाम|की ओर से):? (?![_ ])(.{1,300})$/iu;
const WITNESS = /^(?:WITNESS(?:ES)?|साक्षी)(?![\p{L}\p{M}])/iu;
/** A place for a witness that somebody wrote in another way: "1. ____" under "Witnesses". */
const LINE_ALONE = /^(?:\(?\d\)?[.)]?\s*)?_{4,}/u;
const BLOCK_LINES = 8;

/** Documents that the law wants witnesses for, how many, and where it says so. */
const ATTESTED: Readonly<Record<string, { count: number; law: string }>> = {
  will: { count: 2, law: 'A will is attested by two or more witnesses (section 63 of the Indian Succession Act, 1925).' },
  gift_deed: {
    count: 2,
    law: 'A gift of land or buildings is made by a registered instrument attested by at least two witnesses (section 123 of the Transfer of Property Act, 1882).',
  },
  settlement_deed: {
    count: 2,
    law: 'A gift of land or buildings is made by a registered instrument attested by at least two witnesses (section 123 of the Transfer of Property Act, 1882).',
  },
};

/**
 * Parties and witnesses who have a place to sign in the document as its form gives it, and none in the text.
 * @param basis lines of the document that the form gives
 */
export function* findSigningPlaces(documentType: string, lines: readonly TextLine[], basis: readonly TextLine[]): Generator<Finding> {
  const [wanted, there] = [signingPlaces(basis), signingPlaces(lines)];
  const end = endOf(lines);
  // A text with no place to sign at all gets a single finding.
  if (!end || there.length === 0) return;
  for (const { role, names } of missing(wanted.filter(isParty), there.filter(isParty))) {
    const who = names.length > 0 ? `${names[0] ?? ''} (${role})` : role;
    yield finding('missing-signer', `There is no place to sign for ${who}.`, end, false);
  }
  const attested = ATTESTED[documentType];
  const needed = wanted.length - wanted.filter(isParty).length;
  const count = Math.max(there.length - there.filter(isParty).length, otherWitnessLines(lines));
  if (count >= needed) return;
  const places = `There ${count === 1 ? 'is a place' : `are ${count} places`} to sign for witnesses, and ${needed} are needed.`;
  yield finding('missing-witness', attested ? `${places} ${attested.law}` : places, end, attested !== undefined && count < attested.count);
}

const isParty = ({ role }: SigningPlace): boolean => !WITNESS.test(role);

/** The places to sign of a text, in its order. */
export function signingPlaces(lines: readonly TextLine[]): SigningPlace[] {
  const words = lines.map((line) => bareWords(line).trim());
  return words.flatMap((text, index) => {
    if (!SIGNATURE.test(text)) return [];
    const from = blockStart(words, index);
    const block = words.slice(from, blockEnd(words, index));
    const names = block.flatMap((line) => NAMED.exec(line)?.[1]?.trim() ?? []);
    return [{ role: from < index ? (words[from] ?? '') : '', names }];
  });
}

/** The first line of the block around a signature: blocks are told apart by empty lines. */
function blockStart(words: readonly string[], at: number): number {
  let from = at;
  while (from > 0 && at - from < BLOCK_LINES && words[from - 1] !== '') from -= 1;
  return from;
}

function blockEnd(words: readonly string[], at: number): number {
  let to = at + 1;
  while (to < words.length && to - at < BLOCK_LINES && words[to] !== '' && !SIGNATURE.test(words[to] ?? '')) to += 1;
  return to;
}

/** What is wanted and not there: by name and role, then by name, then by role; a block that was rewritten for somebody else counts. */
function missing(wanted: readonly SigningPlace[], there: readonly SigningPlace[]): SigningPlace[] {
  const free = [...there];
  const shares = (a: SigningPlace, b: SigningPlace): boolean => a.names.some((name) => b.names.includes(name));
  const same = (a: SigningPlace, b: SigningPlace): boolean => a.role.toUpperCase() === b.role.toUpperCase();
  const rules: ((a: SigningPlace, b: SigningPlace) => boolean)[] = [
    (a, b) => same(a, b) && (shares(a, b) || a.names.length === 0),
    shares,
    same,
    () => true,
  ];
  return rules.reduce<SigningPlace[]>(
    (open, fits) =>
      open.filter((place) => {
        const at = free.findIndex((each) => fits(place, each));
        if (at >= 0) free.splice(at, 1);
        return at < 0;
      }),
    [...wanted],
  );
}

function otherWitnessLines(lines: readonly TextLine[]): number {
  const words = lines.map((line) => bareWords(line).trim());
  const heading = words.findLastIndex((text) => WITNESS.test(text) && text.length < 40);
  return heading < 0 ? 0 : words.slice(heading + 1).filter((text) => LINE_ALONE.test(text)).length;
}

function endOf(lines: readonly TextLine[]): TextLine | undefined {
  return lines.findLast(({ text }) => text.trim() !== '');
}

const finding = (kind: FindingKind, message: string, line: TextLine, serious: boolean): Finding => {
  const at = line.start + line.text.length;
  return { kind, message, line: line.number, start: at, end: at, excerpt: '', serious };
};
