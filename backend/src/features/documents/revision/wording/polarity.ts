import { literally } from '../../../../core/text/literally.js';
import { stemmer } from 'stemmer';
import { type CarriedOut, type RevisionState, withValues } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { sentencesOfDraft, type Standing, withSentence, withTail } from './sentences.js';
import { inTermsOf, termFor, termsOf } from './terms.js';

const MAY =
  'may|can|is allowed to|is permitted to|is free to|should be able to|should be allowed to|should be permitted to|should be free to|will be able to|must be able to|must be allowed to';
const MAY_NOT =
  'cannot|can not|may not|shall not|should not|must not|will not|is not allowed to|should not be able to|should not be allowed to|should not be permitted to|must not be allowed to';
const NEED_NOT =
  'need not|needs not|does not need to|does not have to|should not have to|should not need to|need not be required to|should not be required to|is not required to|shall not be required to|should not be obliged to|will not have to|must not have to';
const SAID = new RegExp(
  String.raw`^(?:the )?([a-z][a-z ]{2,29}?) (${NEED_NOT}|${MAY_NOT}|${MAY}) (?:also |freely |only )?((?!be (?:\d|rs)).{3,200})$`,
  'i',
);
const ALLOWED = /^(?:let|allow|permit) (?:the )?([a-z][a-z ]{2,29}?) (?:to )?((?:also |freely )?[a-z]{3,20}\b.{2,200})$/i;
const FORBIDDEN = /^(?:do not|never) (?:let|allow|permit) (?:the )?([a-z][a-z ]{2,29}?) (?:to )?([a-z]{3,20}\b.{2,200})$/i;

/** "Without the Landlord's prior written consent". */
const CONSENT =
  /,? (?:in whole or in part, )?without (?:the |its |an? )?(?:[A-Z][\w’']{2,30} (?:[A-Z][\w’']{2,30} )?|other(?: Party)?['’]s )?(?:prior )?(?:written )?(?:consent|permission|approval)(?: of [\w' ]{2,30})?(?=[.;, ]|$)/;
const WITH_CONSENT =
  /,? (?:but )?(?:only )?(?:with|on|upon|after|subject to) (?:the |an? |his |her |its )?(?:[a-z]{3,20}(?: [a-z]{3,20})?['’]s? )?(?:prior |written |previous )*(?:consent|permission|approval)(?: of (?:the )?[a-z ]{3,30})?$/i;
const WITHOUT_CONSENT =
  /,? (?:even )?without (?:(?:the |any |an? |his |her |its )?(?:[a-z]{3,20}(?: [a-z]{3,20})?['’]s? )?(?:prior |written |previous )*(?:consent|permission|approval)|asking)(?: of (?:the )?[a-z ]{3,30})?$/i;
/** Beyond these words a sentence says how or when something may be done. */
const HOW = /,? (?:without|after|within|on|upon|by giving|if|unless|subject to|provided|except|against)\b.{0,300}$/;
const SUBJECT = /^(The [A-Z][\w ]{2,30}?|Neither Party|Either Party|Each Party) (shall not|may not|shall|may) (\S{3,20})/;
const SHARE = 0.6;
/** How much of what a sentence allows has to be forbidden for it to be forbidden as a whole. */
const WHOLE = 0.8;
const SAYS_MORE = 'The document allows this together with other things, so it was left as it is; name the clause and give its new words.';

type Wish = 'may' | 'shall not' | 'need not';

/**
 * "The consultant may subcontract": what the draft forbids is allowed in the words that forbid it, and the other way round, so that it
 * does not say both. Null where the draft does not speak of it.
 */
export function turnRule(state: RevisionState, instruction: string): CarriedOut {
  const read = wishIn(instruction);
  const terms = termsOf(state.content);
  const term = read && termFor(terms, read.party);
  if (!read || !term) return null;
  const unannounced = WITHOUT_NOTICE.test(read.act) && read.wish === 'may' ? withoutNotice(state, term, read.act) : null;
  if (unannounced) return unannounced;
  const bare = read.act
    .replace(WITHOUT_CONSENT, '')
    .replace(WITH_CONSENT, '')
    .replace(/,? (?:at all|in any case|whatsoever|freely)$/i, '')
    .replace(/,? (?:after|upon|once|following) (?:the |this |it )?[a-z]{3,20}$/i, '');
  const [verb = ''] = bare.split(' ');
  const wanted = [...new Set(conceptsOf(bare))];
  if (wanted.length === 0 || /\d/.test(bare)) return null;
  const places = sentencesOfDraft(state).filter(({ sentence }) => {
    const [, subject = '', modal = '', own = ''] = SUBJECT.exec(sentence) ?? [];
    if (subject !== `The ${term}` || !isOpposite(modal, read.wish)) return false;
    const held = conceptsOf(sentence);
    const isSameVerb =
      stemmer(own.toLowerCase()) === stemmer(verb.toLowerCase()) || (conceptsOf(verb)[0] ?? '-') === (conceptsOf(own)[0] ?? '');
    return isSameVerb && wanted.filter((each) => held.includes(each)).length / wanted.length >= SHARE;
  });
  const [only] = places;
  if (places.length === 0 && read.wish === 'may') return excepted(state, term, { ...read, bare, verb }, wanted);
  if (places.length === 0 && read.wish === 'shall not') return notKept(state, term, verb, wanted);
  return places.length === 1 && only ? turned(state, only, { ...read, term, bare, verb }) : null;
}

/** "The Attorney shall act personally and may not delegate": what is forbidden in the second half of a sentence is allowed behind it. */
function excepted(
  state: RevisionState,
  term: string,
  { act, bare, verb }: { act: string; bare: string; verb: string },
  wanted: readonly string[],
): CarriedOut {
  const found = sentencesOfDraft(state).filter(({ sentence }) => {
    const own = sentence.startsWith(`The ${term} `)
      ? / (?:and|or|but) (?:shall|may|will) not ([a-z]{3,20})\b/.exec(sentence)?.[1]
      : undefined;
    return own !== undefined && stemmer(own) === stemmer(verb.toLowerCase()) && conceptsOf(sentence).some((each) => wanted.includes(each));
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  return withTail(state, only, `. The ${term} may, however, ${inTermsOf(state.content, act).replace(/[.;]$/, '')}`, `Allowed: ${bare}`);
}

/** "Have a right", "keep a right": the same of what somebody may do. */
const KEEPS = /^(?:has|have|keeps?|retains?|reserves?|enjoys?|gets?)$/i;

/** "The donor should not keep a right": what the form alone has the draft say goes. */
function notKept(state: RevisionState, term: string, verb: string, wanted: readonly string[]): CarriedOut {
  const said = sentencesOfDraft(state).filter(({ sentence }) => {
    const [, own = ''] = new RegExp(String.raw`^The ${literally(term)} ([a-z]{3,15}s) `).exec(sentence) ?? [];
    const held = conceptsOf(sentence);
    const isSame = stemmer(own) === stemmer(verb.toLowerCase()) || (KEEPS.test(own) && KEEPS.test(verb));
    return own !== '' && isSame && wanted.filter((each) => held.includes(each)).length >= wanted.length * WHOLE;
  });
  const [only] = said;
  const fields = state.fields.filter(({ name, format, required, options, default: preset }) => {
    const value = state.values[name] ?? '';
    return format === 'text' && !required && !options && !preset && value.length > 6 && (only?.sentence.includes(value) ?? false);
  });
  const [field] = fields;
  if (said.length !== 1 || fields.length !== 1 || !field) return null;
  const { [field.name]: _gone, ...values } = state.values;
  return withValues(state, values, `Left out: ${field.label}`);
}

const WITHOUT_NOTICE = / without (?:any |giving (?:any )?)?(?:prior |advance |written )?notice$/i;
const AFTER_NOTICE = /,? (?:after|on|upon|with) (?:reasonable |written |prior )*notice(?: of [^,.;]{3,60}?)?(?=,| to |[.;]|$)/;

/** "Allow the landlord to enter without notice": the notice that the draft wants goes. */
function withoutNotice(state: RevisionState, term: string, act: string): CarriedOut {
  const [verb = ''] = act.split(' ');
  const found = sentencesOfDraft(state).filter(({ sentence }) => {
    const [, subject = '', modal = '', own = ''] = SUBJECT.exec(sentence) ?? [];
    return (
      subject === `The ${term}` &&
      modal === 'may' &&
      (conceptsOf(own)[0] ?? '') === (conceptsOf(verb)[0] ?? '-') &&
      AFTER_NOTICE.test(sentence)
    );
  });
  const [only] = found;
  return found.length === 1 && only
    ? withSentence(state, only, only.sentence.replace(AFTER_NOTICE, ''), `Without notice: ${act.replace(WITHOUT_NOTICE, '')}`)
    : null;
}

function wishIn(instruction: string): { party: string; wish: Wish; act: string } | null {
  const allowed = ALLOWED.exec(instruction);
  if (allowed) return { party: allowed[1] ?? '', wish: 'may', act: (allowed[2] ?? '').replace(/^(?:also|freely) /i, '') };
  const forbidden = FORBIDDEN.exec(instruction);
  if (forbidden) return { party: forbidden[1] ?? '', wish: 'shall not', act: forbidden[2] ?? '' };
  const [, party = '', modal = '', act = ''] = SAID.exec(instruction) ?? [];
  if (party === '') return null;
  const wish = new RegExp(`^(?:${NEED_NOT})$`, 'i').test(modal)
    ? 'need not'
    : new RegExp(`^(?:${MAY})$`, 'i').test(modal)
      ? 'may'
      : 'shall not';
  return { party, wish, act };
}

const isOpposite = (modal: string, wish: Wish): boolean =>
  wish === 'may' ? / not$/.test(modal) : wish === 'need not' ? modal === 'shall' : modal === 'may';

/** Whether what a sentence says is hardly more than what is wanted. */
function isWhole(said: string, wanted: string): boolean {
  const [own, known] = [[...new Set(conceptsOf(said.replace(HOW, '')))], conceptsOf(wanted)];
  return own.filter((each) => known.includes(each)).length >= own.length * WHOLE;
}

interface Turn {
  wish: Wish;
  act: string;
  bare: string;
  verb: string;
  term: string;
}

function turned(state: RevisionState, standing: Standing, { wish, act, bare, term }: Turn): CarriedOut {
  const { sentence } = standing;
  if (wish === 'need not' && !isWhole(sentence.replace(SUBJECT, '$3'), bare)) return { refusal: SAYS_MORE };
  if (wish === 'need not')
    return HOW.test(sentence) && /,? (?:if|unless|except)\b/.test(sentence)
      ? null
      : withSentence(state, standing, sentence.replace(/ shall /, ' need not '), `The ${term} need not ${bare}`);
  if (wish === 'shall not') {
    // What is allowed in one way only is forbidden as a whole.
    const stop = /[.;]$/.exec(sentence)?.[0] ?? '';
    const rest = sentence.replace(/[.;]$/, '').replace(HOW, '');
    if (!isWhole(rest.replace(SUBJECT, '$3'), bare)) return { refusal: SAYS_MORE };
    const fresh = `${rest.replace(/ may /, ' shall not ')}${stop}`;
    return withSentence(state, standing, fresh, `The ${term} shall not ${bare}`);
  }
  const needsConsent = CONSENT.test(sentence);
  if (WITH_CONSENT.test(act) && !WITHOUT_CONSENT.test(act)) {
    if (needsConsent) return { refusal: 'The document says so already.' };
    const words = (WITH_CONSENT.exec(act)?.[0] ?? '').replace(/^,? (?:but )?(?:only )?(?:with|on|upon|after|subject to) /i, '');
    return withTail(state, standing, ` without ${inTermsOf(state.content, words)}`, `Allowed with consent: ${bare}`);
  }
  const forbids = sentence.replace(CONSENT, '');
  const isOneAct = !/, (?:or |and )?[a-z]+ (?:the|this|it|them|in|with|out)\b| or [a-z-]+ (?:the|this|it|them)\b/.test(
    forbids.slice(0, 200),
  );
  if (!isOneAct)
    return withTail(
      state,
      standing,
      `. The ${term} may, however, ${inTermsOf(state.content, act).replace(/[.;]$/, '')}`,
      `Allowed: ${bare}`,
    );
  const fresh = forbids.replace(/ (?:shall|may) not /, ' may ');
  return /\bor otherwise\b|\bany other\b/.test(fresh) ? null : withSentence(state, standing, fresh, `Allowed: ${bare}`);
}
