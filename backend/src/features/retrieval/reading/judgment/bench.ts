import type { Line } from '../structure/lines.js';

const HEAD_LINES = 80;
const MOST_LINES = 4;
const MAX_BENCH = 240;
const LABELLED = /^(?:bench|coram|quorum|present|before)\s?[:–—-](.*)$/iu;
const ALONE = /^(?:bench|coram|quorum)\s*:?$/iu;
const DELIVERED = /\b(?:judge?ment|order|opinion) (?:of the court )?(?:was|is) (?:delivered|pronounced|made) by(\W.{2,160})$/iu;
const BEFORE = /^before:? (.{3,160}?,? (?:circuit |district |chief )?(?:judges?|justices?))\.?$/iu;
/** "ABHAY S. OKA, J.", "A. B. Sample and C. D. Roe, JJ." */
const JUDGE = /^[\p{Lu}(][\p{L}.,&'’() -]{3,110},? (?:J|JJ|C\.?\s?J\.?\s?I?|A\.?C\.?J)\.?\s?:?$/u;
const HONOURABLE = /^(?:and\s|&\s)?(?:the )?hon['’]?(?:ble|ourable)/iu;

/** The judges of a judgment as its head names them; null where it does not. */
export function benchOf(lines: readonly Line[]): string | null {
  const head = lines.slice(0, HEAD_LINES).map(({ text }) => text);
  for (const [at, line] of head.entries()) {
    const delivered = DELIVERED.exec(line)?.[1] ?? BEFORE.exec(line)?.[1];
    if (delivered !== undefined) return tidy([delivered]);
    const labelled = ALONE.test(line) ? '' : LABELLED.exec(line)?.[1];
    if (labelled !== undefined) {
      const bench = tidy(following(labelled, head.slice(at + 1)));
      if (bench) return bench;
    }
  }
  const judge = head.find((line) => JUDGE.test(line));
  return judge === undefined ? null : tidy([judge.replace(/:$/u, '')]);
}

/** The names after a label, and the lines below it that go on with them. */
function following(first: string, below: readonly string[]): string[] {
  const taken = /\p{L}/u.test(first) ? [first] : [];
  for (const line of below.slice(0, MOST_LINES)) {
    const goesOn = taken.length === 0 || HONOURABLE.test(line) || /(?:,|&|\band)$/iu.test(taken.at(-1) ?? '');
    if (!goesOn || line.length > 120 || /^\d/u.test(line)) break;
    taken.push(line);
  }
  return taken;
}

function tidy(lines: readonly string[]): string | null {
  const bench = lines
    .map((line) =>
      line
        .replace(/^[\s:–—-]+/u, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .join(/(?:,|&|\band)$/iu.test(lines[0] ?? '') ? ' ' : ', ')
    .replace(/,\s*,/gu, ',');
  return /\p{L}{2}/u.test(bench) && bench.length <= MAX_BENCH ? bench : null;
}
