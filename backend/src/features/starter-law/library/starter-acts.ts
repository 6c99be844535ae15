import type { HeldDocument } from '../../legal-sources/library/held-documents.service.js';
import { hashOfAct, type StarterAct } from '../manifest/starter-manifest.js';
import type { ActRow } from './starter-records.js';

/**
 * How an act stands: `lacking` until it was loaded, `refused` while its files are not what they should be, `loaded` as the source has it,
 * `changed` where the source has another text by now; `own` where the library has the act from somebody else; `edited`, `replaced` and
 * `removed` where an administrator did so. What is not `lacking`, `refused` or `changed` is never touched again.
 */
export type ActStanding = 'lacking' | 'refused' | 'loaded' | 'changed' | 'own' | 'edited' | 'replaced' | 'removed';

/** @param document what the library holds under the row's id */
export function standingOf(act: StarterAct, row: ActRow | undefined, document: HeldDocument | undefined): ActStanding {
  if (!row) return 'lacking';
  if (row.outcome !== 'loaded') return row.outcome;
  if (!document) return 'removed';
  if (document.sha256 !== row.fileSha256) return 'replaced';
  if (document.edited) return 'edited';
  return row.sourceHash === hashOfAct(act) ? 'loaded' : 'changed';
}
