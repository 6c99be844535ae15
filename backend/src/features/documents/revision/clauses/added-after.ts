import { addReady } from '../carrying/add-clauses.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { moveClause } from './in-clause.js';
import { CLAUSE } from '../instructions/clause-words.js';

const ADD = '(?:add|insert|include|introduce|put)';
const AFTER_FIRST = new RegExp(
  String.raw`^${ADD} (?:an? |the )?(?:new )?clause (?:just |immediately |right )?(after|before) ${CLAUSE} (?:on|about|for|regarding|dealing with) (?:the )?([a-z][a-z -]{2,60})$`,
  'i',
);
const AFTER_LAST = new RegExp(
  String.raw`^${ADD} (?:an? |the )?(?:new )?(?:([a-z][a-z -]{2,50}?) clause|clause (?:on|about|for|regarding|dealing with) (?:the )?([a-z][a-z -]{2,50}?)) (?:just |immediately |right )?(after|before) ${CLAUSE}$`,
  'i',
);

/** "Insert a clause on painting after clause 6": a ready clause in the place that is asked for. */
export function addReadyAt(state: RevisionState, instruction: string): CarriedOut {
  const first = AFTER_FIRST.exec(instruction);
  const last = first ? null : AFTER_LAST.exec(instruction);
  const [where, place, name] = first
    ? [first[1], first[2], first[3]]
    : last
      ? [last[3], last[4], last[1] ?? last[2]]
      : [undefined, undefined, undefined];
  if (!where || !place || !name) return null;
  const added = addReady(state, name, instruction);
  if (!added || !('state' in added)) return added;
  const title = /^Clause added: (.{2,100})$/.exec(added.message)?.[1];
  if (title === undefined) return added;
  const moved = moveClause(added.state, { clause: title, to: place, after: where.toLowerCase() === 'after' });
  return moved && 'state' in moved ? { state: moved.state, message: `${added.message} (${where} ${place})` } : moved;
}
