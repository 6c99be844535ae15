import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';

const THREE =
  /\b(?:three|3)(?: ?-?member)? (?:arbitrators?|arbitral tribunal|tribunal|panel)\b|\b(?:panel|tribunal|bench) of (?:three|3)\b/i;
const SOLE =
  /a sole arbitrator whom the Parties appoint jointly or, failing agreement within a further 30 \(thirty\) days, who is appointed under the law of the seat/;
const OF_THREE =
  'three arbitrators, of whom each Party appoints one and these two appoint the third, who presides; an appointment that is not made within 30 (thirty) days is made under the law of the seat';
const TWO = /^The [A-Z][\w ]{2,30} and the [A-Z][\w ]{2,30} are each a "Party"/m;

/** "Have three arbitrators rather than one", where the document has one and two parties. */
export function threeArbitrators(state: RevisionState, instruction: string): CarriedOut {
  if (!THREE.test(instruction) || !TWO.test(state.content) || !SOLE.test(state.content)) return null;
  return { state: { ...state, content: state.content.replace(SOLE, OF_THREE) }, message: 'Three arbitrators' };
}
