import { Injectable } from '@nestjs/common';
import { caseKeys, caseName, partyWords, VERSUS } from '../../core/text/authorities/case-names.js';
import { CitingService } from '../legal-sources/browse/citing.service.js';
import type { Claim } from '../retrieval/known-law/text-claims.service.js';
import { NOT_HELD, type Verdict } from './verified.js';
import { VerifiedStatus } from './verify.views.js';

type Case = Extract<Claim, { kind: 'case' }>;

/** Judgments that are named without a year are looked for from this one on. */
const FIRST_YEAR = 1950;

/** Looks up the judgments that a text cites. */
@Injectable()
export class CitedCases {
  constructor(private readonly citing: CitingService) {}

  /** In the order given. */
  async check(cases: readonly Case[]): Promise<Verdict[]> {
    const keys = cases.map(keysOf);
    const found = await this.citing.judgments(keys.flat());
    return cases.map((one, at): Verdict => {
      const known = (keys[at] ?? []).flatMap((key) => found.get(key) ?? []);
      const source = known.find((each) => each.source !== null)?.source;
      const citedInLibrary = known.some(({ cited }) => cited);
      if (!source) return { ...NOT_HELD, citedInLibrary };
      const parties = one.parties && `${one.parties.first} v. ${one.parties.second}`;
      const other = one.key !== null && parties !== null && !isCalled(source.title, parties);
      return {
        ...NOT_HELD,
        status: other ? VerifiedStatus.FOUND_WITH_DIFFERENCES : VerifiedStatus.FOUND,
        heading: source.title,
        citedInLibrary,
        differences: other ? [{ written: parties, held: source.title }] : [],
        place: {
          documentId: source.id,
          documentTitle: source.title,
          headingPath: '',
          pageStart: null,
          pageEnd: null,
          fromScan: false,
          spanStart: 0,
          spanEnd: 0,
        },
      };
    });
  }
}

/** A citation says which judgment is meant; a name is looked for only where there is none. */
function keysOf({ key, parties }: Case): string[] {
  if (key !== null) return [key];
  const name = parties && `${parties.first} v. ${parties.second}`;
  if (name === null || caseName(name) === null) return [];
  const years = Array.from({ length: new Date().getUTCFullYear() - FIRST_YEAR + 1 }, (_each, at) => FIRST_YEAR + at);
  return years.flatMap((year) => caseKeys(name, year).slice(0, 1));
}

/** Whether each party of a name shares a word with the same party of the title: prints shorten names. */
function isCalled(title: string, name: string): boolean {
  const [own, given] = [title, name].map((each) => each.split(VERSUS).map(partyWords));
  if (own?.length !== 2) return true;
  return own.every(
    (words, at) => words.length === 0 || given?.[at]?.length === 0 || (given?.[at] ?? []).some((word) => words.includes(word)),
  );
}
