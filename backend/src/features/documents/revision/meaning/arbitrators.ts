import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';

const THREE =
  /\b(?:three|3)(?: ?-?member)? (?:arbitrators?|arbitral tribunal|tribunal|panel)\b|\b(?:panel|tribunal|bench) of (?:three|3)(?: arbitrators)?\b/i;
const SOLE =
  /a sole arbitrator whom the Parties appoint jointly or, failing agreement within a further 30 \(thirty\) days, who is appointed under the law of the seat/;
const OF_THREE =
  'three arbitrators, of whom each Party appoints one and these two appoint the third, who presides; an appointment that is not made within 30 (thirty) days is made under the law of the seat';
const TWO = /^The [A-Z][\w ]{2,30} and the [A-Z][\w ]{2,30} are each a "Party"/m;

/** "Have three arbitrators rather than one", where the document has one and two parties. */
export function threeArbitrators(state: RevisionState, instruction: string): CarriedOut {
  if (!THREE.test(instruction)) return null;
  if (!TWO.test(state.content) || !SOLE.test(state.content)) return /\b(?:each|one by|every)\b/i.test(instruction) ? null : jointly(state);
  return { state: { ...state, content: state.content.replace(SOLE, OF_THREE) }, message: 'Three arbitrators' };
}

const ONE =
  /a sole arbitrator((?: whom the Part(?:ies|ners) appoint jointly| appointed by the Part(?:ies|ners) jointly)[^.]{0,120}?)(?: who is appointed)?(?= under the law of the seat)/;

/** Of more than two parties no one appoints an arbitrator alone. */
function jointly(state: RevisionState): CarriedOut {
  if (!ONE.test(state.content)) return null;
  const content = state.content.replace(
    ONE,
    (whole, how: string) => `three arbitrators${how}${/ who is appointed$/.test(whole) ? ' who are appointed' : ''}`,
  );
  return { state: { ...state, content }, message: 'Three arbitrators' };
}

const LANGUAGE =
  /^(?:change |set |make )?(?:the )?(?:arbitration )?language(?: of (?:the )?(?:arbitration|proceedings|arbitral proceedings)(?: proceedings)?)?(?: (?:to|as|is|be|should be|shall be|must be|will be))? ([\p{L}]{3,20})$/iu;
const ITS_LANGUAGE = /\bits language is \p{Lu}\p{L}{2,20}/u;

/** "Change the language of arbitration to Hindi". */
export function arbitrationLanguage(state: RevisionState, instruction: string): CarriedOut {
  const language = LANGUAGE.exec(instruction)?.[1] ?? '';
  if (language === '' || !ITS_LANGUAGE.test(state.content)) return null;
  const named = language.charAt(0).toUpperCase() + language.slice(1);
  return {
    state: { ...state, content: state.content.replace(ITS_LANGUAGE, `its language is ${named}`) },
    message: `Language of the arbitration: ${named}`,
  };
}
