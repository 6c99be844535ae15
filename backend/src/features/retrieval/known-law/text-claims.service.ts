import type { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import { today } from '../../../core/validation/calendar-day.js';
import type { Guide } from '../guide/guide.js';
import type { Preparation, SearchTurn } from '../preparation/preparation.js';
import type { Claim } from '../quotation/read-claims.js';
import { LawReader } from '../search/law-reader.js';
import type { Searcher } from '../search/searcher.js';
import { type CheckedLaw, ClaimedActs, unclear } from './claimed-acts.js';
import { ClaimedSections } from './claimed-sections.js';

export type { Claim } from '../quotation/read-claims.js';
export type { CheckedLaw } from './claimed-acts.js';

/** Names of acts that are looked up in one go, without a pause for other requests. */
const AT_ONCE = 6;

type LawClaim = Extract<Claim, { law: unknown }>;
const isLaw = (claim: Claim): claim is LawClaim => claim.kind === 'provision' || claim.kind === 'act' || claim.kind === 'force';

/** Has the index answer, as `QuestionRunner` does. */
interface Runner {
  index: Pick<RetrievalIndex, 'search'>;
  run<T extends { generation: string | null }>(generation: undefined, work: () => Promise<T>): Promise<T | null>;
}

/** Reads what texts say about the law, and compares it with the guide to the law and with the library. */
export class TextClaims {
  private readonly acts: ClaimedActs;
  private readonly sections: ClaimedSections;

  constructor(
    private readonly guide: Guide,
    private readonly searcher: Searcher,
    private readonly runner: Runner,
    private readonly preparation: Preparation,
  ) {
    this.acts = new ClaimedActs(guide, new LawReader(guide));
    this.sections = new ClaimedSections(guide, runner.index);
  }

  /** Everything that a text says about the law, in its order. Throws like `Preparation.searchText`. */
  read(text: string, turn: SearchTurn): Promise<Claim[]> {
    return this.preparation.claims(text, turn);
  }

  /**
   * What is known of each provision, act and day of force; null for claims of other kinds. In the order given.
   * @param asOn the day whose law counts; today when left out
   * @throws LibraryUnavailableError
   */
  async check(claims: readonly Claim[], asOn?: string | null, signal?: AbortSignal): Promise<(CheckedLaw | null)[]> {
    await this.guide.prepare();
    await this.searcher.catchUp();
    const day = asOn ?? today();
    const named = await this.named(claims);
    const result = await this.runner.run(undefined, async () => {
      const { generation, checked } = await this.sections.check(
        claims.map((claim, at) => (claim.kind === 'provision' ? { claim, act: named[at] ?? null } : null)),
        day,
        signal,
      );
      return { generation, checked };
    });
    return claims.map((claim, at) => {
      const act = named[at] ?? null;
      if (claim.kind === 'provision') return result?.checked[at] ?? this.sections.unheld(claim, act, day);
      if (claim.kind === 'force') return this.acts.force(claim, act, day);
      if (claim.kind === 'act') return act ? this.acts.act(act, day) : unclear('not-held', claim.law.name);
      return null;
    });
  }

  /** The act that each claim names; null where it names none that is known. */
  private async named(claims: readonly Claim[]) {
    const laws = claims.map((claim) => (isLaw(claim) ? this.acts.lawOf(claim) : null));
    const names = laws.filter((law) => law !== null);
    for (let from = 0; from < names.length; from += AT_ONCE)
      await withinTime(() => names.slice(from, from + AT_ONCE).map((name) => this.acts.named(name)));
    return laws.map((law) => (law === null ? null : this.acts.named(law)));
  }
}
