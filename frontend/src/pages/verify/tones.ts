import type { VerifiedStatus } from '../../shared/gql/graphql.js';

/** The colour of each status, which its name always stands beside. */
export const TONES: Readonly<Record<VerifiedStatus, 'success' | 'warning' | 'danger' | 'plain'>> = {
  FOUND_VERBATIM: 'success',
  FOUND: 'success',
  FOUND_WITH_DIFFERENCES: 'warning',
  NOT_IN_FORCE: 'warning',
  SECTION_NOT_IN_ACT: 'danger',
  ACT_NOT_NAMED: 'plain',
  NOT_IN_LIBRARY: 'warning',
};
