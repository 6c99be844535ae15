import type { LedgerEntryKind } from '../../shared/gql/graphql.js';
import { translated } from '../../shared/i18n/translate.js';

const kinds: Readonly<Record<LedgerEntryKind, string>> = translated({
  ADD: 'Added by an administrator',
  GRANT: 'Welcome tokens',
  RELEASE: 'Returned',
  RESERVE: 'Set aside for a draft',
  SET: 'Set by an administrator',
  SETTLE: 'Draft generated',
});

export const statementMessages = translated({
  failed: 'Failed to load the token statement',
  empty: 'No tokens added or spent yet',
  retry: 'Try Again',
  when: 'When',
  movement: 'Movement',
  change: 'Change',
  balance: 'Balance',
  kind: (kind: LedgerEntryKind): string => kinds[kind],
  showMore: 'Show More',
});
