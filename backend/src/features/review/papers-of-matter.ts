import type { Actor } from '../../core/access/actor.js';
import type { Finding } from './checks/finding.js';

/** A draft, and the matter that it stands in. */
export interface DraftOfMatter {
  content: string;
  matterId: string;
  /** The draft as it is kept, which is not compared with itself; null for one that is not kept. */
  documentId: string | null;
}

/** What other papers of a matter say differently from a draft. Review knows no papers: whoever knows them provides this. */
export abstract class PapersOfMatter {
  /**
   * @returns findings with their `difference`, and names of papers that could not be compared
   * @throws MatterNotFoundError, KeyScopeError, RateLimitedError, TextTooComplexError for the draft, or the signal's reason
   */
  abstract differences(actor: Actor, draft: DraftOfMatter, signal?: AbortSignal): Promise<{ findings: Finding[]; notCompared: string[] }>;
}
