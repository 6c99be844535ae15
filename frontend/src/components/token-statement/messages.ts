import type { LedgerEntryKind } from '../../shared/gql/graphql.js';

const kinds: Readonly<Record<LedgerEntryKind, string>> = {
  ADD: 'Added by an administrator',
  GRANT: 'Tokens of a new account',
  RELEASE: 'Given back',
  RESERVE: 'Set aside for a draft',
  SET: 'Set by an administrator',
  SETTLE: 'Draft paid',
};

export const statementMessages = {
  failed: 'Failed to load the token statement',
  empty: 'No token has moved yet',
  retry: 'Try Again',
  when: 'When',
  movement: 'Movement',
  change: 'Change',
  balance: 'Balance',
  kind: (kind: LedgerEntryKind): string => kinds[kind],
  showMore: 'Show More',
} as const;
