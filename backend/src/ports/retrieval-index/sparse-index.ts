import * as index from '@themis/sparse-index';
import { retrievalIndexError } from './errors.js';

/** What both stores take from the package, with its refusals made ours. */
export const checkDocument = refusingAsOurs(index.checkDocument);
export const checkFilter = refusingAsOurs(index.checkFilter);
export const checkManifest = refusingAsOurs(index.checkManifest);
export const checkQuery = refusingAsOurs(index.checkQuery);
export const readManifest = refusingAsOurs(index.readManifest);
export const requireSameManifest = refusingAsOurs(index.requireSameManifest);
export const usableDense = refusingAsOurs(index.usableDense);

/** The same function; an error of the package that it throws becomes ours of the same name. */
export function refusingAsOurs<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    try {
      return work(...args);
    } catch (error) {
      if (error instanceof index.SparseIndexError) throw retrievalIndexError(error.name, error.message, error.cause) ?? error;
      throw error;
    }
  };
}
