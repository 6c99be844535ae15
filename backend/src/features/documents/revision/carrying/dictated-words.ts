import type { TemplateField } from '../../template/template-schema.js';
import { fieldNamed } from '../find-field.js';
import { interpretations } from '../instructions/interpretations.js';
import { startsInstruction } from '../instructions/split-instructions.js';
import type { RevisionState } from './apply-field.js';

/** Words that name what is wanted, and leave the words of it to somebody else. */
const PLACEHOLDER =
  /^(?:something|anything (?:about|on|like|you)|whatever|what (?:happens|to do|you)|how (?:to|the|much|many|it)|why\b|the usual|as usual|clauses? (?:on|about|for|of|regarding)\b|tbd\b|etc\b)/i;
/** "Add a clause that protects the landlord": it says what a clause does, not what it says. */
const DESCRIBING =
  /^(?:protects?|prohibits?|permits?|forbids?|prevents?|allows?|requires?|obliges|makes|gives|lets|deals|addresses|ensures|guarantees|imposes|excludes|includes|entitles|enables|explains|clarifies|defines|describes|says|mentions|specifies|penali[sz]es|is|are|was|has|would|will|can|could|should|may|might|must|shall)\b/i;
/** The same with verbs that are nouns too: "charges interest on late rent", but "charges for water are extra". */
const DESCRIBING_IT =
  /^(?:covers|limits|caps|bars|bans|stops|charges|sets|fixes|states|provides|grants|releases|governs|restricts|favou?rs|helps|binds|regulates|waives|applies) (?:the|an?|any|all|each|every|both|either|no|my|our|his|her|its|their|us|me|them|that|what|how|when|interest|late|\d)\b/i;
/** "The penalty for late rent": a subject without a verb. */
const NO_VERB =
  /^(?:the|an?) (?!.*\b(?:shall|may|must|will|should|can|cannot|be|is|are|were|have|had|do|no|not|never|only|came|went|gave|took|said|told|made|paid|sent|got|left|kept|held|bought|sold|wrote|broke|began|knew|saw|met|found|lost|fell|stood|brought|built|ran|became|\w{2,20}(?:s|ed))\b)/i;
const PART = '(?:clause|section|paragraph|para|provision|schedule|annexure|heading|wording|phrase|sentence|numbering|font|draft)s?';
const EDITED =
  'changed|modified|amended|updated|corrected|reworded|rewritten|redrafted|renamed|renumbered|deleted|removed|dropped|omitted|inserted|added|included|mentioned|replaced|moved|shifted|split|merged|increased|reduced|decreased|raised|lowered|extended|shortened|doubled|halved';
/** "The lock-in clause should be removed", "clause 4 is deleted". */
const PART_EDITED = new RegExp(
  String.raw`\b${PART}(?: (?:no\.? ?)?\d[\d.]{0,6} (?:shall|will|may|can) be|(?: (?:no\.? ?)?\d[\d.]{0,6})?(?: (?:on|about|for|of) [\w -]{1,40})? (?:is|are|be|stands?|gets?|(?:should|must|needs? to|has to|have to|ought to) (?:also |now )?be|to be)) (?:${EDITED})\b`,
  'i',
);
/** "The deposit should be increased": what is said of a field of the form is to be done to it. */
const FIELD_EDITED = new RegExp(
  String.raw`^(?:the )?([\w' -]{2,60}?) (?:(?:should|must|needs? to|has to|have to|ought to|is to|to) (?:be )?)(?:${EDITED}|increase|double|go (?:up|down)|come down|rise|match|reflect|change)\b(?!.{0,200}\b(?:every|each|annually|yearly|monthly|unless|only|if)\b)`,
  'i',
);
/** "Remove the lock-in clause": an instruction, whoever is said to follow it. */
const EDITING = new RegExp(
  String.raw`\b(?:remove|delete|drop|omit|strike(?: out| off)?|add|insert|include|change|modify|reword|rewrite|redraft|renumber|edit|replace|update|mention) (?:the |an? |any |this |that |these |all |some |clause )?(?:[\w'-]{1,20} ){0,3}${PART}\b`,
  'i',
);
const TO_THE_DRAFTER =
  /\b(?:this|the|your|next) (?:draft|wording|drafting|template)\b|\b(?:discuss|check|review|confirm|reconsider|think about) (?:this|it|that)\b|^(?:sound|appear as|change to|switch to|(?:want|like|wish|prefer|need) to\b|have an? (?:different|new|other|another|correct|better)\b|be (?:named|called|renamed|spelt|spelled|shown as|listed as|changed)\b)/i;
const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|nil|zero';
const STATED = new RegExp(
  String.raw`^(?:the )?(.{2,60}?) (?:is|are|(?:should|shall|must|will|has to|needs to|ought to) (?:be|go up|go down|increase|rise|drop)|to be) (?:now )?(?:(?:changed|set|fixed|increased|raised|reduced|decreased|lowered|extended|shortened) )?(?:(?:to|at) )?((?:rs\.? ?|₹ ?|inr )?(?:\d|(?:${NUMBER_WORD})\b).{0,30})$`,
  'i',
);
const FIGURES: readonly TemplateField['format'][] = ['money', 'number', 'percent', 'date'];
/** In whose person words are written. A document that does not speak in it cannot take them over. */
const PERSONS: readonly RegExp[] = [
  /(?<!\b[A-Z][a-z]{2,20} )\bI\b|\b(?:me|[Mm]y|myself)\b/,
  /\b(?:[Ww]e|[Uu]s|[Oo]urs?)\b/,
  /\b(?:you|your|yours)\b/i,
];

/** The figure that words state of a field of the form, such as "the rent is 30000"; null where they state none. */
export function statedFigure(fields: readonly TemplateField[], words: string): { name: string; value: string } | null {
  const [, name = '', value = ''] = STATED.exec(words) ?? [];
  const field = fieldNamed(fields, name);
  return field && FIGURES.includes(field.format) ? { name, value } : null;
}

/** "Increase the rent to 30000", "remove the lock-in": what sets or clears a figure of the form. */
function setsFigure(fields: readonly TemplateField[], words: string): boolean {
  if (!startsInstruction(words)) return false;
  return interpretations(words).some((meaning) => {
    const field = meaning.kind === 'set' || meaning.kind === 'remove' ? fieldNamed(fields, meaning.name) : null;
    return field !== null && FIGURES.includes(field.format);
  });
}

/**
 * Why words cannot be set out in a document: they ask for something to be done to it, describe what a clause should do, or speak in a
 * person in which the document does not. Null where they can.
 */
export function whyNotSetOut({ fields, content }: RevisionState, words: string): string | null {
  const text = words.replace(/^["']/, '').trim();
  if (isOfAnotherScript(content, text)) return 'The document is in Hindi, so nothing was added in English; give the words in Hindi.';
  if (isInstruction(fields, text)) return 'This is an instruction and no text of the document, so it was not set out in it.';
  if ([PLACEHOLDER, DESCRIBING, DESCRIBING_IT, NO_VERB].some((pattern) => pattern.test(text)))
    return 'This describes a clause without giving its words, so nothing was added.';
  if (PERSONS.some((person) => person.test(text) && !person.test(content)))
    return 'The document does not speak of "I", "we" or "you", so nothing was added; name the party instead.';
  return null;
}

/** Whether a draft is in Hindi and words for it are not. */
export const isOfAnotherScript = (content: string, words: string): boolean => isInHindi(content) && !/[\u0900-\u097f]/.test(words);

/** A draft in English may quote words in Hindi. */
export const isInHindi = (content: string): boolean =>
  (content.match(/[\u0900-\u097f]/g)?.length ?? 0) > (content.match(/[a-z]/gi)?.length ?? 0);

function isInstruction(fields: readonly TemplateField[], text: string): boolean {
  if ([PART_EDITED, EDITING, TO_THE_DRAFTER].some((pattern) => pattern.test(text)) || setsFigure(fields, text)) return true;
  const [, edited] = FIELD_EDITED.exec(text) ?? [];
  return edited !== undefined && fieldNamed(fields, edited) !== null;
}
