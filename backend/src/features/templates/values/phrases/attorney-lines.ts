import { listLines } from '../list-lines.js';

/** What somebody lets an attorney do and not do, sorted by what each line says, whichever field it was typed into. */
export interface AttorneyLines {
  powers: string[];
  /** Acts, without the words that forbid them: "borrow money in my name". */
  forbidden: string[];
  /** Sentences that stand by themselves: "No sale below Rs. 80,00,000". */
  conditions: string[];
}

/** "Not to borrow", "The Attorney shall not sell", "Cannot mortgage": what follows is forbidden. */
const FORBIDS =
  /^(?:(?:(?:the|my) )?(?:attorney|agent|he|she|they) )?(?:(?:shall|must|may|can|will|should|do|does|is|are) ?(?:not|never)|cannot|can't|not|never|no (?:power|authority|right)|prohibited from|forbidden)(?: be)?(?: (?:allowed|permitted|authorised|authorized|entitled))?(?: to)? (?!less|more|below|above|later|earlier|before|after|without|unless|exceeding|only)(?=\p{L})/iu;
/** What limits a power rather than naming an act. */
const CONDITION =
  /^(?:no|not|never|only|without|any|all|each|every|the|a|an|if|unless|until|where|when|subject|within|up to|at least|at most|maximum|minimum|for|my|this|these|he|she|they)\b/iu;

/**
 * Sorts the lines of the fields for powers and restrictions. A prohibition is one wherever it stands; a bare act among the restrictions is
 * forbidden, since that is what the field asks for.
 */
export function attorneyLines(powers: string, restrictions: string): AttorneyLines {
  const given = listLines(powers);
  const limits = [...given.filter((line) => FORBIDS.test(line)), ...listLines(restrictions)];
  const isCondition = (line: string): boolean => !FORBIDS.test(line) && CONDITION.test(line);
  return {
    powers: given.filter((line) => !FORBIDS.test(line)),
    forbidden: limits.filter((line) => !isCondition(line)).map((line) => line.replace(FORBIDS, '').replace(/^to (?=\p{L})/iu, '')),
    conditions: limits.filter(isCondition),
  };
}
