import { condition } from '../carrying/add-clauses.js';
import { type CarriedOut, type RevisionState, sentence } from '../carrying/apply-field.js';
import { fieldNamed } from '../find-field.js';
import { CLAUSE_NAMES } from '../library/find-clause.js';
import { conceptsOf } from '../meaning/concepts.js';
import { valuesIn } from '../meaning/written-values.js';
import { sentencesOfDraft } from '../wording/sentences.js';
import { inTermsOf, termFor, termsOf } from '../wording/terms.js';

const NO_LONGER =
  '(?:should not|must not|shall not|cannot|can not|may not|will not|is not to|are not to|is not allowed to|are not allowed to)';
const RULE = new RegExp(
  String.raw`^((?:(?:the|all|any|every|each|no|an?) )?[\p{L}][\p{L}\p{N}₹ .,'’/-]{2,90}?) (${NO_LONGER}|should|must|shall|may|can|will|has to|have to|needs? to|needs?|requires?) (.{6,300})$`,
  'iu',
);
/** Of the draft itself, of somebody without a name, or of more than one thing. */
const NO_SUBJECT =
  /^(?:it|this|that|these|those|they|he|she|him|her|them|his|their|we|us|i|me|my|our|you|your|there|who|what|which|everything|everyone|someone|somebody|something|anything|nothing)\b|\b(?:agreement|document|draft|clauses?|deed|contract|notice|will|wording|language|text|paper|section|paragraph|schedule|letter|petition|application|complaint|affidavit)$|,(?!\d)|\b(?:if|when|unless|because|so that|make|change|add|remove|delete)\b/i;
/** Who takes part in some papers: in others they have nothing to do. */
const ROLE =
  /^(?:the |an? |each |every |all )?(?:seller|vendor|buyer|purchaser|landlord|lessor|tenant|lessee|licensor|licensee|lender|borrower|guarantor|employer|employee|consultant|client|customer|supplier|service provider|provider|contractor|donor|donee|partner|attorney|principal|plaintiff|defendant|complainant|respondent|petitioner|applicant|deponent|husband|wife|executor|testator|settlor|beneficiary|releasor|releasee|sender|recipient|drawer|drawee|company|firm)s?$/i;
/** "Be fair", "be painted": a wish, or something of which nobody is said to do it; and what is asked of the draft itself. */
const NO_RULE =
  /^(?:not )?(?:also )?(?:be|look|sound|seem|feel|become|remain|improve|match|reflect|say|read|win|lose|protect|favou?r|agree)\b/i;
/** How much of a rule the draft may say already, as a share of what it speaks of. */
const SAID = 0.75;

/**
 * "Visitors may not stay for more than three nights": a rule about something that is no party, as a special condition in the words of a
 * draft. Refused where a sentence of the draft speaks of the same already, which it might contradict; null for what is no rule.
 */
export function ruleWithoutParty(state: RevisionState, instruction: string): CarriedOut {
  const [, subject = '', modal = '', act = ''] = RULE.exec(instruction.replace(/[.;]$/, '')) ?? [];
  // What stands there is to be said otherwise, and not beside it.
  if (/\b(?:instead of|rather than|in place of)\b/i.test(act)) return null;
  if (subject === '' || NO_SUBJECT.test(subject) || NO_RULE.test(act) || /[,;:] /.test(act)) return null;
  if (termFor(termsOf(state.content), subject) !== undefined) return null;
  if (ROLE.test(subject)) return { refusal: `The document has no ${subject.replace(/^(?:the|an?) /i, '')}, so nothing was added.` };
  if (!state.fields.some(({ name, format }) => name === 'special_conditions' && format === 'list')) return null;
  const said = [...new Set(conceptsOf(`${subject} ${act}`))];
  const ofSubject = conceptsOf(subject);
  if (said.length < 2 || ofSubject.length === 0 || !isOfDraft(state, instruction, said)) return null;
  const field = fieldNamed(state.fields, subject.replace(/^(?:the|all|any|every|each) /i, ''));
  if (field && /\d/.test(act)) return null;
  if (field?.format === 'date') return { refusal: `${field.label} is a date in this document; give the new one.` };
  if (/ not$/.test(modalOf(modal)) && /^\p{Lu}/u.test(subject) && Object.values(state.values).some((value) => value.includes(subject)))
    return null;
  const [verb = ''] = conceptsOf(act);
  const kinds = valuesIn(act).map(({ kind }) => kind);
  // "Return the documents within 30 days" where the draft has another time for returning: a figure is changed, and not said once more.
  const figure = sentencesOfDraft(state).some(
    ({ sentence: text, title }) =>
      (conceptsOf(text).includes(verb) || ofSubject.every((each) => conceptsOf(`${title} ${text}`).includes(each))) &&
      valuesIn(text).some(({ kind }) => kind !== 'number' && kinds.includes(kind)),
  );
  if (figure) return { refusal: 'The document has another figure for this; name its clause and give the new one.' };
  const same = sentencesOfDraft(state).find(({ sentence: text }) => {
    const held = conceptsOf(text);
    return said.filter((each) => held.includes(each)).length / said.length >= SAID;
  });
  if (same) return { refusal: `The document speaks of this already: "${same.sentence.replace(/[\ue000-\uf8ff]/g, '').slice(0, 120)}".` };
  const words = inTermsOf(state.content, `${subject} ${modalOf(modal)} ${act}`);
  return condition(state, sentence(withCapitals(state, words)));
}

const IF = new RegExp(
  String.raw`^if (?:the )?([a-z][a-z ]{2,29}?) ((?:does not |do not |fails? to |is |has |delays? |defaults? |leaves? |stays? |breaks? |damages? |withdraws? |refuses? )[^,;]{3,120}?),? (?:then )?(he|she|it|they|the [a-z][a-z ]{2,29}?) (must|shall|should|will|has to|have to|may|can)( not)? (.{3,200})$`,
  'i',
);

/** "If the seller delays possession he must pay Rs 5,000 per day": what a party has to do in a case, as a special condition. */
export function conditionalRule(state: RevisionState, instruction: string): CarriedOut {
  const [, party = '', act = '', who = '', modal = '', not = '', what = ''] = IF.exec(instruction.replace(/[.;]$/, '')) ?? [];
  const terms = termsOf(state.content);
  const term = party === '' ? undefined : termFor(terms, party);
  const other = /^the /i.test(who) ? termFor(terms, who) : term;
  if (!term || !other || !state.fields.some(({ name, format }) => name === 'special_conditions' && format === 'list')) return null;
  const verb = not !== '' ? 'shall not' : modalOf(modal);
  return condition(state, sentence(inTermsOf(state.content, `If the ${term} ${act}, the ${other} ${verb} ${what}`)));
}

const modalOf = (said: string): string => {
  if (new RegExp(`^${NO_LONGER}$`, 'i').test(said)) return 'shall not';
  if (/^(?:may|can)$/i.test(said)) return 'may';
  return /^(?:needs?|requires?)$/i.test(said) ? 'shall require' : 'shall';
};

/** Whether a rule names somebody or something that the draft has too: others belong to no draft. */
function isOfDraft({ content }: RevisionState, instruction: string, said: readonly string[]): boolean {
  const terms = termsOf(content).map((term) => term.toLowerCase());
  const held = new Set(conceptsOf(content.slice(0, CONTENT_MAX)));
  return terms.some((term) => instruction.toLowerCase().includes(term)) || said.some((each) => held.has(each) || NAMED.has(each));
}
/** What the ready clauses speak of belongs in drafts too. */
const NAMED = new Set(CLAUSE_NAMES.flatMap(conceptsOf));
/** Characters of a draft that are looked through for what it speaks of. */
const CONTENT_MAX = 60_000;

/** "the tenant" is done; "tenant's" without an article stays as it is typed. */
const withCapitals = ({ content }: RevisionState, words: string): string =>
  termsOf(content)
    .filter((term) => /^[A-Z][a-z]+$/.test(term) && content.includes(`The ${term} shall`))
    .reduce(
      (text, term) => text.replaceAll(` ${term.toLowerCase()} `, ` ${term} `).replaceAll(` ${term.toLowerCase()}'s `, ` ${term}'s `),
      words,
    );
