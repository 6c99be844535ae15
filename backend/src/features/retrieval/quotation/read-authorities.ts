import { namedCases } from '../../../core/text/authorities/case-names.js';
import { numberedPapers } from '../../../core/text/authorities/numbered-papers.js';
import { caseCitations } from '../../../core/text/law-names/case-citations.js';
import type { UnitKind } from '../../../core/text/law-names/unit-words.js';
import { readCitations } from '../../../core/text/law-names/read-citations.js';
import type { TextSpan } from '../../../core/text/text-span.js';
import { type WrittenName, writtenNames } from '../encoding/law-names/written-names.js';

/** What a text rests on: law, a judgment, the number of a case, a notification; offsets of the text. */
export type Authority = TextSpan & {
  /** On one line, as the text has it. */
  written: string;
} & (
    | {
        kind: 'provision';
        unit: string;
        unitKind: UnitKind | 'order-rule' | 'schedule';
        /** The law that it is said to be of; null where none is named beside it. */
        law: WrittenName | null;
      }
    | { kind: 'law'; law: WrittenName }
    | { kind: 'judgment'; key: string }
    | { kind: 'case'; first: string; second: string }
    | { kind: 'case-number' | 'notification'; key: string }
  );

/** The most of each kind that are read in one text. */
const MOST = 400;
/** "Code of Criminal Procedure, 1973", "N.I. Act": what has no capital words before "Act". */
const OTHERWISE =
  /(?<![\p{L}\p{M}])Code (?:of|on) \p{Lu}\p{L}+(?: (?:and )?\p{Lu}\p{L}+){0,4}(?:,? \(?(?:18|19|20)\d\d\)?)?|(?<![\p{L}\p{M}.])(?:\p{Lu}\. ?){2,5}(?:Act|Code|Rules)(?!\p{L})(?:,? \(?(?:18|19|20)\d\d\)?)?/gu;
/** The letters alone. */
const LETTERS =
  /(?<![\p{L}\p{M}\p{N}.])(?:Cr\.? ?P\.? ?C|C\.? ?P\.? ?C|I\.? ?P\.? ?C|B\.? ?N\.? ?S\.? ?S|B\.? ?N\.? ?S|B\.? ?S\.? ?A|I\.? ?B\.? ?C|I\.? ?E\.? ?A|POCSO|RERA|SARFAESI|PMLA|NDPS|UAPA|FEMA|CGST)(?![\p{L}\p{M}])\.?(?! ?(?:Act|Code|Rules))|(?<![\p{L}\p{M}])Constitution(?: of India)?(?![\p{L}\p{M}])/gu;
const YEAR = /\d{4}\)?$/u;
/** "Personal Law" and "Hindu Law" name no enactment. */
const ENACTMENT = /\b(?:Acts?|Code|Rules|Regulations|Ordinance|Sanhita|Adhiniyam|Constitution)\b/u;

/** Names of laws: capital words before "Act" and the like, and letters. In the order of the text; none overlap. */
export function lawsIn(text: string): WrittenName[] {
  const named = writtenNames(text, MOST).filter(({ name }) => ENACTMENT.test(name));
  const found = [...named];
  for (const pattern of [OTHERWISE, LETTERS])
    for (const { 0: name, index: start } of text.matchAll(pattern)) {
      const end = start + name.length;
      if (found.length < MOST && !found.some((each) => each.start < end && start < each.end)) found.push({ name, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Everything that a text cites: provisions, with the law beside them, laws that are named with their year, judgments by citation and by
 * name, numbers of cases and notifications. In the order of the text; those of one list of numbers share their place.
 */
export function readAuthorities(text: string): Authority[] {
  const plain = text.replace(/[*_\s]/gu, ' ');
  const at = (span: TextSpan) => ({ start: span.start, end: span.end, written: plain.slice(span.start, span.end).trim() });
  const judgments = caseCitations(plain, MOST).map((each): Authority => ({ kind: 'judgment', key: each.key, ...at(each) }));
  const papers = numberedPapers(plain, MOST).map((each): Authority => ({ kind: each.kind, key: each.key, ...at(each) }));
  const cases = namedCases(text, MOST).map((each): Authority => ({ ...each, kind: 'case', ...at(each) }));
  const taken = [...judgments, ...papers];
  const isFree = (span: TextSpan): boolean => !taken.some(({ start, end }) => start < span.end && span.start < end);
  const laws = lawsIn(plain);
  const citations = readCitations(plain, laws).filter(isFree);
  const provisions = citations.flatMap(({ law, kind, numbers, start, end }) => {
    const place = law ? { start: Math.min(start, law.start), end: Math.max(end, law.end) } : { start, end };
    return numbers.map(({ unit }): Authority => ({ kind: 'provision', unit, unitKind: kind, law, ...at(place) }));
  });
  const alone = laws.filter((law) => YEAR.test(law.name) && isFree(law) && !citations.some((each) => each.law === law));
  return [...taken, ...cases, ...provisions, ...alone.map((law): Authority => ({ kind: 'law', law, ...at(law) }))].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}
