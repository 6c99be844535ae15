import { Injectable } from '@nestjs/common';
import { caseKeys, caseName } from '../../../core/text/authorities/case-names.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { CitingService } from '../../legal-sources/browse/citing.service.js';
import { type Authority, LawAuthorities } from '../../retrieval/known-law/law-authorities.service.js';
import type { Finding } from '../checks/finding.js';
import { shippedSource, type TemplateReference } from '../../templates/engine/document-template.js';
import { type Doubted, unknownAuthorities } from './unknown-authorities.js';

interface CheckedDraft {
  content: string;
  given: Record<string, unknown>;
  template: TemplateReference | undefined;
}

/** The most authorities of one draft that are looked up. */
const MOST = 120;
/** Judgments are cited by their names with any of these years. */
const FIRST_YEAR = 1950;
/** Between the name of a case and its citation. */
const ADJOINING = 6;

/** Finds what a draft cites and nobody knows: a model may have made it up. */
@Injectable()
export class AuthorityCheck {
  constructor(
    private readonly law: LawAuthorities,
    private readonly citing: CitingService,
  ) {}

  /** Findings in the order of the text. Throws like `CheckThreads.check`. */
  async unknown({ content, given, template }: CheckedDraft, turn: { userId: string; signal?: AbortSignal }): Promise<Finding[]> {
    const authorities = (await this.law.read(content, turn)).slice(0, MOST);
    if (authorities.length === 0) return [];
    const doubts = await this.law.doubts(authorities, turn.signal);
    const judgments = await this.knownJudgments(authorities);
    const doubted = authorities.flatMap((authority, at): Doubted[] => {
      const doubt = doubts[at];
      if (doubt) return [{ authority, doubt }];
      if (authority.kind === 'judgment' || authority.kind === 'case')
        return isKnown(authority, authorities, judgments) ? [] : [{ authority, doubt: 'judgment' }];
      return authority.kind === 'case-number' || authority.kind === 'notification' ? [{ authority, doubt: 'number' }] : [];
    });
    const texts = { content, given, template: template === undefined ? '' : clausesOf(template) };
    return doubted.length === 0 ? [] : withinTime(() => unknownAuthorities(texts, doubted));
  }

  /** The judgments that the library has, or that a text of it cites. */
  private async knownJudgments(authorities: readonly Authority[]): Promise<Set<Authority>> {
    const keys = new Map(authorities.map((authority) => [authority, keysOf(authority)]));
    const known = await this.citing.knownCases([...keys.values()].flat());
    return new Set(authorities.filter((authority) => keys.get(authority)?.some((key) => known.has(key))));
  }
}

function keysOf(authority: Authority): string[] {
  if (authority.kind === 'judgment') return [authority.key];
  if (authority.kind !== 'case' || caseName(`${authority.first} v. ${authority.second}`) === null) return [];
  const years = Array.from({ length: new Date().getUTCFullYear() - FIRST_YEAR + 1 }, (_each, at) => FIRST_YEAR + at);
  return years.flatMap((year) => caseKeys(`${authority.first} v. ${authority.second}`, year).slice(0, 1));
}

/** Whether a judgment is known, or the name or citation beside it: judgments are reported in several places. */
const isKnown = (authority: Authority, all: readonly Authority[], known: ReadonlySet<Authority>): boolean =>
  known.has(authority) ||
  all.some(
    (other) =>
      known.has(other) &&
      other.kind !== authority.kind &&
      (Math.abs(other.start - authority.end) <= ADJOINING || Math.abs(authority.start - other.end) <= ADJOINING),
  );

const clausesOf = (template: TemplateReference): string =>
  typeof template === 'string' ? shippedSource(template).clauses : template.clauses;
