import type { DocumentVersionOrigin } from '../../../shared/gql/graphql.js';

const origins: Readonly<Record<DocumentVersionOrigin, string>> = {
  GENERATED: 'Drafted from the form',
  REVISED: 'Redrafted with suggestions',
  EDITED: 'Edited by you',
  RESTORED: 'Restored',
};

export const versionMessages = {
  title: (count: number): string => `Versions (${count})`,
  loading: 'Loading versions...',
  failed: 'Failed to load versions',
  retry: 'Try Again',
  version: (number: number): string => `Version ${number}`,
  current: 'Current',
  origin: (origin: DocumentVersionOrigin): string => origins[origin],
  price: (tokens: number): string => (tokens === 0 ? 'free' : `${tokens} tokens`),
  compare: (number: number): string => `Compare version ${number} with the current one`,
  compareShort: 'Compare',
  restore: (number: number): string => `Restore version ${number}`,
  restoreShort: 'Restore',
  restored: (number: number): string => `Restored as version ${number}`,
  restoreFailed: 'Failed to restore the version',
  redline: (from: number, to: number): string => `Changes from version ${from} to version ${to}`,
  counts: (inserted: number, deleted: number): string => `${inserted} ${inserted === 1 ? 'word' : 'words'} inserted, ${deleted} deleted`,
  same: 'Both versions say the same.',
  compareFailed: 'Failed to compare the versions',
  inserted: ' [inserted: ',
  deleted: ' [deleted: ',
  changeEnds: '] ',
  close: 'Close',
} as const;
