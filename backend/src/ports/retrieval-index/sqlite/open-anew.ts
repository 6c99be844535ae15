import { IndexUnreadableError } from '@themis/sparse-index';
import type { Note, WorkerMethods } from '../../../core/workers/worker-protocol.js';

/** The same methods; after one of them met damage, `forget` closes what is open, so that the next call sees what was mended in the meantime. */
export function openAnewAfterDamage<M extends WorkerMethods<M>>(methods: M, forget: () => void): M {
  const guarded = Object.entries<(argument: never, note: Note) => unknown>(methods).map(([name, method]) => [
    name,
    (argument: never, note: Note): unknown => {
      try {
        return method(argument, note);
      } catch (error) {
        if (error instanceof IndexUnreadableError) forget();
        throw error;
      }
    },
  ]);
  return Object.fromEntries(guarded) as M;
}
