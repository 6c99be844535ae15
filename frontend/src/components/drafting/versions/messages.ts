import type { DocumentVersionOrigin } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const origins: Readonly<Record<DocumentVersionOrigin, string>> = translated({
  GENERATED: 'Drafted from the form',
  REVISED: 'Redrafted with suggestions',
  EDITED: 'Edited by hand',
  RESTORED: 'Restored',
});

export const versionMessages = translated({
  title: (count: number): string => t('Versions ({count})', { count }),
  loading: 'Loading versions...',
  failed: 'Failed to load versions',
  retry: 'Try Again',
  version: (number: number): string => t('Version {number}', { number }),
  current: 'Current',
  author: (name: string): string => t('by {name}', { name }),
  origin: (origin: DocumentVersionOrigin): string => origins[origin],
  price: (tokens: number): string => (tokens === 0 ? t('free') : t('{tokens} tokens', { tokens })),
  compare: (number: number): string => t('Compare version {number} with the current one', { number }),
  compareShort: 'Compare',
  restore: (number: number): string => t('Restore version {number}', { number }),
  restoreShort: 'Restore',
  restored: (number: number): string => t('Restored as version {number}', { number }),
  restoreFailed: 'Failed to restore the version',
  redline: (from: number, to: number): string => t('Changes from version {from} to version {to}', { from, to }),
  counts: (inserted: number, deleted: number): string =>
    t('{inserted} {inserted, plural, one {word} other {words}} inserted, {deleted} deleted', { inserted, deleted }),
  same: 'Both versions say the same.',
  changes: 'Walk through the changes',
  nextChange: 'Next change',
  previousChange: 'Previous change',
  changeOf: (at: number, of: number): string => t('Change {at, number} of {of, number}', { at, of }),
  changedOnly: 'Changed clauses only',
  compareFailed: 'Failed to compare the versions',
  inserted: ' [inserted: ',
  deleted: ' [deleted: ',
  changeEnds: '] ',
  close: 'Close',
});
