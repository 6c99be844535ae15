import type { TemplateField } from '../../template/template-schema.js';
import type { FormValues } from '../../template/form-values.js';
import { listFieldsCalled } from '../carrying/list-nouns.js';
import { startsInstruction, statesSomething, VERBS } from '../instructions/split-instructions.js';

/** A part of an instruction, perhaps with what the part before it says for both: "change the " for "deposit to 60000". */
export interface Part {
  verb: string;
  words: string;
}

const VERB = new RegExp(`^(?:${VERBS})(?: the)? `, 'i');

/** Whose name, address or age an instruction speaks of. */
const OWNER =
  /\b(?:name|address|age|signatory) of (?:the )?([a-z ]{3,30}?) (?:from|to|as|should|is)\b|(?:change |correct |the )(?!the )([a-z ]{3,30}?)(?:['’]s)? (?:name|address|age|signatory)\b/i;
/** What somebody or something does or is, without saying who: "works from the Mumbai office". */
const DOES =
  /^(?:lives?|resides?|stays?|works?|starts?|joins?|reports?|gets?|pays?|bears?|keeps?|gives?|receives?|draws?|earns?|ends?|runs?|lasts?|begins?|is|are|has|should|must|shall|may|can|cannot|will)\b(?! ?[:=])/i;
const SUBJECT =
  /^((?:(?:the|an?|both|either|each) )?(?:[a-z'’-]{2,20} ){0,3}?[a-z'’-]{2,20}) (?:lives?|resides?|stays?|works?|starts?|joins?|reports?|gets?|pays?|bears?|keeps?|gives?|receives?|draws?|earns?|ends?|runs?|lasts?|begins?|is|are|has|should|must|shall|may|can|cannot|will)\b/i;
/** "The condition about smoking and the one about parking". */
const THE_ONE = /^(?:the )?(?:one|ones|other|same)(?: one)? (?=about|on|for|that|which|regarding|of|in|at|with)/i;
const NOUN_BEFORE =
  /\b(clause|condition|paragraph|section|provision|term|demand|claim|ground|gift|power|restriction|duty|task|objective|service|document|allegation|charge|benefit|prayer|relief|question|request|wish|entry|item|rule|sentence)s?\b/i;

/** "Salary of Asha Mehta to be 75000 a month", and "Ravi Kumar 50000". */
const OF_SOMEBODY =
  /^(?:(?:change|make|set|increase|raise|reduce|fix) )?(?:the )?([a-z][a-z ]{2,30}?) of (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3} )/u;
const NAME_AND_FIGURE =
  /^(?:(?:that|those) of )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}) (?:to (?:be )?|at |as |= ?|: ?)?((?:[Rr]s\.? ?|₹ ?)?\d.{0,40})$/u;

/** "The deponent's age 42": whose, for what follows; and "occupation lecturer". */
const OWNER_FIRST =
  /^(?:(?:change|correct|make|set|update) )?(?:the )?([a-z][a-z ]{2,30}?(?:'s|s'))(?= (?:age|occupation|profession|address|PAN|name|father's name)\b)/i;
const OWN_PART = /^(?:(?:his|her|their|its|the) )?(?:age|occupation|profession|address|PAN|father's name)\b/i;

const GOES = / (?:go(?:es)?|should go|must go|shall go|is to go|are to go|to go|will go) to /i;
const LEFT_TO = /^((?:the |my )?[a-z][a-z ]{2,40}?) to (my [^,;]{3,60}|\p{Lu}[^,;]{2,40})$/u;

/** "Shift the seat to Mumbai and the courts too": the value of the first part is that of the second. */
const ALIKE = /^((?:the |an? )?[a-z][a-z ]{2,40}?),? (?:too|also|as well|likewise|similarly|to the same(?: [a-z]{3,12})?)$/i;
const BARE_FIGURE = / (?:within|in|to|of|at|for|be|is) \d{1,3}$/i;
const GIVEN = / (?:to|at|as) [^,;]{1,80}$/i;

/** "Change rent to 30000", "deposit to 60000": the verb of the first part is that of the others, or its subject. */
export function withVerb(parts: readonly string[]): Part[] {
  const [first = ''] = parts;
  const verb = VERB.exec(first)?.[0] ?? '';
  const topic = /^\S+ (?:the )?(.{3,40}?) of /i.exec(first)?.[1] ?? '';
  const ofWhom = OF_SOMEBODY.exec(first)?.[1] ?? '';
  const owner = OWNER.exec(first)?.slice(1).find(Boolean) ?? '';
  const noun = NOUN_BEFORE.exec(first)?.[1] ?? '';
  const subject = verb === '' ? (SUBJECT.exec(first)?.[1] ?? '') : '';
  const whose = /(?<!\p{L})\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30}){0,3}['’]s(?= )/u.exec(first.slice(verb.length))?.[0] ?? '';
  const numbered = /\b(clause|paragraph|para|section)s?\s\d/i.exec(first)?.[1] ?? '';
  const isNumbered = numbered !== '' || /^\S+ \d{1,3}\.\d{1,3}\b/.test(first);
  const unit = /\d(?:[\d,.]{0,12}| \([a-z -]{3,30}\)) ?(days?|weeks?|months?|years?|%|per ?cent)(?= |$|['’])/i.exec(first)?.[1] ?? '';
  const given = verb === '' ? undefined : GIVEN.exec(first)?.[0];
  const whole = parts.map((written, index) => {
    // "Objections within 30 days and answers within 15": days too.
    const part = index > 0 && unit !== '' && BARE_FIGURE.test(written) ? `${written} ${unit}` : written;
    const alike = index > 0 && given !== undefined ? ALIKE.exec(part)?.[1] : undefined;
    if (alike !== undefined) return { verb, words: `${alike.replace(/^(?:an? |the )/i, '')}${given ?? ''}` };
    // "The Defendant is 45 years old, of 6 MG Road".
    if (index > 0 && subject !== '' && /^(?:of|at) \d/i.test(part))
      return { verb: '', words: `${subject} lives at ${part.replace(/^\w+ /, '')}` };
    if (index > 0 && subject !== '' && DOES.test(part)) return { verb: `${subject} `, words: part };
    const one = index > 0 && noun !== '' ? /^((?:add|insert|include|introduce) )one (?=that|on|about|for|saying)/i.exec(part) : null;
    if (one) return { verb: '', words: `${one[1] ?? ''}a ${noun} ${part.slice(one[0].length)}` };
    if (index === 0 || startsInstruction(part) || statesSomething(part)) return { verb: '', words: part };
    const named = ofWhom === '' ? null : NAME_AND_FIGURE.exec(part);
    if (named) return { verb: '', words: `${ofWhom} of ${named[1] ?? ''} to be ${named[2] ?? ''}` };
    // "My shares go to Rohan, the savings account to Nisha".
    const left = GOES.test(first) ? LEFT_TO.exec(part) : null;
    if (left) return { verb: '', words: `${left[1] ?? ''} goes to ${left[2] ?? ''}` };
    const owned = OWN_PART.exec(part) && OWNER_FIRST.exec(first)?.[1];
    if (owned) return { verb: '', words: `${owned} ${part.replace(/^(?:his|her|their|its|the) /i, '')}` };
    const bare = part
      .replace(/^with (?=an? |the )/i, '')
      .replace(/^(?:its|his|her|their) (.{3,40}?) (?=to\b|as\b|should\b|is\b)/i, owner === '' ? '$&' : `$1 of the ${owner} `)
      .replace(/^(?:his|her|their) (?=[a-z]{3,20} (?:(?:to|at|as|by) |(?:is |of )?(?:rs\.? ?|₹ ?)?\d))/i, whose === '' ? '$&' : `${whose} `)
      .replace(THE_ONE, noun === '' ? '$&' : `${noun} `)
      .replace(/^(?:an? |the )/i, '')
      .replace(/^(?:that|those) of /i, topic === '' ? '$&' : `${topic.replaceAll('$', '')} of `);
    return { verb, words: `${numbered !== '' && /^\d/.test(part) ? `${numbered} ` : ''}${bare}` };
  });
  return isNumbered ? lastFirst(whole) : whole;
}

/** What stands last in the draft goes first, so that the numbers of the others still hold; what names no number comes after. */
function lastFirst(parts: readonly Part[]): Part[] {
  const placed = parts.map((part, index) => {
    const [, clause, paragraph = '0'] = /\b(\d{1,3})(?:\.(\d{1,3}))?/.exec(part.words) ?? [];
    return { part, index, at: clause === undefined ? -1 : Number(clause) * 1000 + Number(paragraph) };
  });
  return placed.sort((a, b) => b.at - a.at || (a.at < 0 ? a.index - b.index : b.index - a.index)).map(({ part }) => part);
}

const PRONOUN = /^(he|she|they|him|her|them)\b|\b(?:have|make|let|allow|get) (him|her|them)\b/i;
/** Who is a person in papers in which the others are firms as a rule. */
const PEOPLE = ['Employee', 'Consultant', 'Attorney', 'Applicant', 'Deponent', 'Executor', 'Complainant'];

/**
 * An instruction with "he", "she" or "they" at its head as the party that was last spoken of; null where it has none, or nobody is
 * meant for certain.
 * @param earlier what was said before it, and around it
 */
export function withParty(instruction: string, earlier: string, content: string): string | null {
  const pronoun = PRONOUN.exec(instruction);
  if (!pronoun || / and (?:the|he|she|they|it) /i.test(instruction)) return null;
  const terms = [...content.matchAll(/\(the "([A-Z][a-z]+(?: [A-Z][a-z]+)?)"/g)].map(([, term = '']) => term);
  const spoken = terms
    .filter((term) => content.includes(`The ${term} `))
    .map((term) => ({ term, at: earlier.toLowerCase().lastIndexOf(term.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  const people = PEOPLE.filter((term) => terms.includes(term));
  const party = spoken[0]?.term ?? (people.length === 1 ? people[0] : undefined);
  if (party === undefined) return null;
  const named = `the ${party.toLowerCase()}`;
  return pronoun[1] === undefined
    ? instruction.replace(/\b(have|make|let|allow|get) (?:him|her|them)\b/i, (_whole, verb: string) => `${verb} ${named}`)
    : named + instruction.slice(pronoun[1].length);
}

const ADDS = /^(?:add|include|insert) (?!that\b|an? (?:clause|condition|provision)\b)(.{2,80})$/i;
const REMOVES = /^(?:remove|delete|drop|omit|strike out|take out|leave out) (.{2,80})$/i;

/** "Replace the fan among the fittings, and add a sofa": the list that was last spoken of is the one that is meant; null for none. */
export function withList(instruction: string, earlier: string, fields: readonly TemplateField[]): string | null {
  const list = (earlier.toLowerCase().match(/[a-z]{4,14}/g) ?? []).findLast(
    (word) => /s$|ture$/.test(word) && listFieldsCalled(fields, word).length > 0,
  );
  if (list === undefined || / (?:to|from|in) (?:the )?[a-z ]{3,30}$/i.test(instruction)) return null;
  if (ADDS.test(instruction)) return `${instruction} to the ${list}`;
  return REMOVES.test(instruction) ? `${instruction} from the ${list}` : null;
}

/** "Reduce the number of instalments to 20 and raise each of them to Rs. 70,000": what was counted is meant. */
export function withCounted(instruction: string, earlier: string): string | null {
  const noun = /\b(instal?lment|emi|payment|tranche|partner|copy|visit|meeting)(?:s|ies)\b/i.exec(earlier)?.[1];
  return noun !== undefined && EACH_OF_THEM.test(instruction) ? instruction.replace(EACH_OF_THEM, `the ${noun.toLowerCase()}`) : null;
}

const EACH_OF_THEM = /\b(?:each|every one|all) of (?:them|these|those)\b|\beach (?:one )?(?=to\b)/i;

const POSSESSIVE =
  /^((?:change|correct|make|set|update) )?(?:its|his|her|their) (signatory|address|e-?mail(?: address)?|name|age|occupation) (.{2,200})$/i;

/** "Change Helio Systems to Orion Systems, its signatory to Kiran Desai": whose, by the name that was last spoken of; null for nobody. */
export function withOwner(instruction: string, earlier: string, held: FormValues): string | null {
  const [, verb = '', what = '', rest = ''] = POSSESSIVE.exec(instruction) ?? [];
  const owners = Object.entries(held)
    .filter(([name, value]) => name.endsWith('_name') && value.length > 3)
    .map(([name, value]) => ({
      role: name.slice(0, -'_name'.length).replaceAll('_', ' '),
      at: earlier.lastIndexOf(value.split(' ', 2).join(' ')),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  const [owner] = owners;
  return what === '' || !owner ? null : `${verb}${owner.role} ${what} ${rest}`;
}
