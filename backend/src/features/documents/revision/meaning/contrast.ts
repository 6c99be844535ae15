import { literally } from '../../../../core/text/literally.js';
import { percent } from '../../../../core/text/values/amounts.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { listLines } from '../../values/list-lines.js';
import { parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { conceptsOf } from './concepts.js';
import { valuesIn } from './written-values.js';
import { SENTENCE_END, sentencesOfDraft, withSentence } from '../wording/sentences.js';

/** "Once a month and not once a quarter", "three days a week rather than two". */
const CONTRAST = /^(.{3,200}?),? (?:instead of|rather than|in place of|in lieu of|and not|but not|not) (?:just |only |at )?(.{2,60})$/i;
const COUNT =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|once|twice|thrice|each|every|daily|weekly|monthly|quarterly|yearly|annually|fortnightly|\\d{1,3}(?:st|nd|rd|th)?';
const BEGINS = new RegExp(String.raw`^(?:${COUNT})\b`, 'i');
const COUNTS = new RegExp(String.raw`\b(?:${COUNT})\b`, 'gi');

/**
 * Exchanges how often or how many for another where the draft says the old one in words: "two days a week". Null where those words
 * stand nowhere, or in several places.
 */
export function exchangeCount(state: RevisionState, instruction: string): CarriedOut {
  const [, head = '', old = ''] = CONTRAST.exec(instruction) ?? [];
  if (valuesIn(head).some(({ kind }) => kind === 'date')) return null;
  if (!BEGINS.test(old)) return exchangeWording(state, head, old);
  const at = [...head.matchAll(COUNTS)].map(({ index }) => index).at(-1);
  if (at === undefined) return null;
  const fresh = head.slice(at).trim();
  // "Rather than two": two of what the new one counts.
  const counted = fresh.replace(BEGINS, '');
  const before = old.replace(BEGINS, '').trim() === '' ? old + counted : old;
  const topic = conceptsOf(head.slice(0, at));
  if (before.toLowerCase() === fresh.toLowerCase() || before.length < 4) return null;
  // "5% every year, not 3.25": how often something happens is no other figure.
  if (/\d/.test(old) && !/\d/.test(fresh)) return null;
  const [, number = '', noun = ''] = /^(\S{2,12}) ([a-z]{3,20})/i.exec(fresh) ?? [];
  const single = noun.replace(/s$/, '');
  return (
    inEntry(state, before, fresh, topic) ??
    inText(state, before, fresh, topic) ??
    beforeItsNoun(state, old, fresh, topic) ??
    // "Two cars may be parked instead of one": one car.
    (before === old + counted && noun !== single ? inEntry(state, `${old} ${single}`, `${number} ${noun}`, topic) : null)
  );
}

/** "300 people instead of 200" where the draft has "200 young people": the number alone, in the one place that counts the same. */
function beforeItsNoun(state: RevisionState, old: string, fresh: string, topic: readonly string[]): CarriedOut {
  const [, number = '', noun = ''] = /^(\d[\d,]{0,9}) ([a-z]{3,20})/i.exec(fresh) ?? [];
  const before = /^\d[\d,]{0,9}/.exec(old)?.[0] ?? '';
  if (noun === '' || before === '') return null;
  const counting = new RegExp(String.raw`(?<![\d.,])${literally(before)}(?= (?:[a-z-]{2,20} ){1,2}${literally(noun)}\b)`, 'i');
  const places = sentencesOfDraft(state, { leads: true }).filter(({ sentence }) => counting.test(sentence) && isAbout(sentence, topic));
  const [only] = places;
  if (places.length !== 1 || !only) return null;
  return withSentence(state, only, only.sentence.replace(counting, number), `"${before}" is now "${number}"`);
}

const PLACED =
  /^(.{2,120}) (by|in|at|on|to|with|from|as|through|for|of) ([^,;]{2,50}?),? (?:and not|but not|not|instead of|rather than|in place of)(?: (by|in|at|on|to|with|from|as|through|for|of))? ([^,;]{2,50})$/i;

/** "By e-mail and not by post": the old words with their preposition, where they stand in one place of the draft alone. */
export function exchangePlaced(state: RevisionState, instruction: string): CarriedOut {
  const [, head = '', joined = '', fresh = '', again = joined, old = ''] = PLACED.exec(instruction) ?? [];
  // "Rs. 2,00,000 to the trust instead of the library": a sum is given, and not just anything.
  if (valuesIn(head).some(({ kind }) => kind === 'money')) return null;
  if (old === '' || again.toLowerCase() !== joined.toLowerCase() || /\d/.test(old + fresh)) return null;
  const [before, after] = [`${joined} ${old}`, `${joined} ${fresh}`];
  // "The High Court of Bombay instead of Delhi": of the same court.
  const owner = head.split(' ').at(-1) ?? '';
  if (/^of$/i.test(joined))
    return inEntry(state, `${owner} ${before}`, `${owner} ${after}`, []) ?? inText(state, `${owner} ${before}`, `${owner} ${after}`, []);
  return inEntry(state, before, after, []) ?? inText(state, before, after, []);
}

const ASKS =
  /^(?:ask for|request|use|have|make it|make|say|write|keep|give|send|provide|get|want|put|insert|mention|specify|accept|allow|require|(?:.{3,60}? (?:should|must|shall|will|is to|are to) (?:be|say|read|have|use|get|come by|go by|happen))|(?:.{3,40}? (?:is|are|was|were)))(?: (?:the|an?))? (?=\S)/i;

/** "Ask for soft copies by e-mail instead of certified copies by post": words of the draft for others that say the same kind of thing. */
function exchangeWording(state: RevisionState, head: string, old: string): CarriedOut {
  const quoted = /^"([^"]{2,200})"$/.exec(old)?.[1];
  const inQuotes = quoted === undefined ? undefined : /"([^"]{2,200})"$/.exec(head)?.[1];
  // "The reason is "account closed", not "funds insufficient"": one quotation for the other.
  if (quoted !== undefined)
    return inQuotes === undefined ? null : (inEntry(state, quoted, inQuotes, []) ?? inText(state, quoted, inQuotes, []));
  const asked = head.replace(ASKS, '');
  const fresh = asTheOld(asked, old);
  const one = oneForAnother(state, fresh, old);
  if (one) return one;
  const isPerson = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(old);
  if (asked === head || isPerson || old.split(' ').length < 2 || fresh.length > 3 * old.length + 20 || /[,;:]/.test(fresh)) return null;
  return inEntry(state, old, fresh, []) ?? inText(state, old, fresh, []);
}

const ARTICLE = /^(?:the|an?) /i;

/** "A burial instead of a cremation", "the defendant, not the plaintiff": one word of what the form holds for another. */
/** "For silk cloth" in the place of "cotton cloth": the preposition belongs to what was said before. */
const asTheOld = (fresh: string, old: string): string =>
  PREPOSITION.test(old) ? fresh : fresh.replace(PREPOSITION, '').replace(ARTICLE.test(old) ? /(?!)/ : ARTICLE, '');
const PREPOSITION = /^(?:for|of|about|on|with|from|by|at|in) /i;

function oneForAnother(state: RevisionState, head: string, old: string): CarriedOut {
  const [fresh, before] = [head.replace(ARTICLE, ''), old.replace(ARTICLE, '')];
  return /^[a-z-]{5,30}$/.test(fresh) && /^[a-z-]{5,30}$/.test(before) ? inEntry(state, before, fresh, []) : null;
}

const OFTEN =
  'once (?:a|every|each|in (?:two|three|four|six)) (?:day|week|fortnight|month|quarter|year|months)|(?:twice|thrice) (?:a|every|each) (?:day|week|month|quarter|year)|(?:every|each) (?:(?:two|three|four|six|other|second|alternate) )?(?:week-?ends?|days?|weeks?|fortnight|months?|quarter|years?)|daily|weekly|fortnightly|monthly|quarterly|half-yearly|yearly|annually';
const OFTEN_AT_END = new RegExp(String.raw`^(.{4,120}?) (?:(?:to be|be|is|are|at least|only) )?(${OFTEN})$`, 'i');
const FROM_OFTEN = new RegExp(String.raw` from (?:${OFTEN}) to `, 'i');
const NOT_AS_OFTEN = new RegExp(`,? (?:and not|not|instead of|rather than|in place of|as against) (?:${OFTEN})$`, 'i');
const OFTEN_IN_TEXT = new RegExp(String.raw`\b(?:${OFTEN})\b`, 'gi');

/** "The salary review should be every six months": how often something happens, where one sentence of the draft speaks of it. */
export function changeFrequency(state: RevisionState, instruction: string): CarriedOut {
  // "From monthly to every two weeks": what it was is no part of what it is to be.
  const [, head = '', fresh = ''] = OFTEN_AT_END.exec(instruction.replace(FROM_OFTEN, ' to ').replace(NOT_AS_OFTEN, '')) ?? [];
  const topic = conceptsOf(head);
  if (topic.length === 0 || /\d/.test(head) || /^(?:add|include|insert|remove|delete)\b/i.test(head)) return null;
  const lines = parseNumbered(state.content);
  const places = lines.slice(0, signaturesAt(state.content)).flatMap((line) =>
    line.text.split(SENTENCE_END).flatMap((sentence) => {
      const found = [...sentence.matchAll(OFTEN_IN_TEXT)];
      return found.length === 1 && isSaidOf(conceptsOf(sentence), topic) ? [{ line, sentence, old: found[0]?.[0] ?? '' }] : [];
    }),
  );
  const [only] = places;
  if (places.length !== 1 || !only || only.old === fresh) return null;
  // Rs. 2,500 each month is not Rs. 2,500 each quarter.
  if (only.sentence.slice(0, only.sentence.indexOf(only.old)).search(/\bRs\. [\d,.]+(?: \([^()]*\))? $/) >= 0)
    return { refusal: `The sum is given for ${only.old}; give the sum for ${fresh.toLowerCase()} too.` };
  const text = only.line.text.replace(only.sentence, () => exchanged(only.sentence, only.old, fresh.toLowerCase()));
  const entry = inEntry(state, only.old, fresh.toLowerCase(), topic);
  if (entry) return entry;
  const content = printNumbered(lines.map((line) => (line.id === only.line.id ? { ...line, text } : line)));
  return { state: { ...state, content }, message: `"${only.old}" is now "${fresh.toLowerCase()}"` };
}

const TIMES: readonly RegExp[] = [
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  /\b(?:1[0-2]|0?\d)(?:[.:][0-5]\d)? ?[ap]\.?m\b\.?/gi,
];

const WHEN_HELD = conceptsOf('begin held took place time scheduled');

/** "Calls on Fridays", "offices to be clean by 8 a.m.": the day or the hour, where one sentence of the draft gives another for the same. */
export function exchangeTime(state: RevisionState, instruction: string): CarriedOut {
  for (const pattern of TIMES) {
    const [fresh, ...others] = instruction.match(pattern) ?? [];
    const said = fresh === undefined || others.length > 0 ? [] : conceptsOf(instruction.replace(fresh, ' '));
    // "The meeting began at": of an hour it is clear that something is held then.
    const telling = said.filter((each) => !WHEN_HELD.includes(each));
    const topic = telling.length > 0 ? telling : said;
    if (fresh === undefined || topic.length === 0 || /^(?:add|include|insert|remove|delete)\b/i.test(instruction)) continue;
    if (valuesIn(instruction.replace(fresh, ' ')).some(({ kind }) => kind !== 'number')) continue;
    const sentences = parseNumbered(state.content)
      .slice(0, signaturesAt(state.content))
      .flatMap(({ text }) => text.split(SENTENCE_END));
    const spoken = sentences.filter((sentence) => topic.every((each) => conceptsOf(sentence).includes(each)));
    const olds = spoken.flatMap((sentence) => sentence.match(pattern) ?? []);
    const [old, ...more] = olds;
    if (old === undefined || more.length > 0) continue;
    const written = asWritten(old, fresh);
    if (written.toLowerCase() === old.toLowerCase()) return { refusal: 'The document says so already.' };
    return inEntry(state, old, written, topic) ?? inText(state, old, written, topic);
  }
  return null;
}

const signaturesAt = (content: string): number => {
  const at = content.split('\n').findIndex((line) => /^IN WITNESS WHEREOF|^Signature:/.test(line));
  return at < 0 ? content.split('\n').length : at;
};

/** "Fri" and "8am" as the draft writes such things: "Mondays", "7 a.m.". */
function asWritten(old: string, fresh: string): string {
  const [, hour = '', half = ''] = /^(\d[\d.:]*) ?([ap])\.?m/i.exec(fresh) ?? [];
  if (hour !== '') return `${hour.replace(':', '.')} ${half.toLowerCase()}.m.`;
  const day = fresh
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^./, (first) => first.toUpperCase());
  return /s$/.test(old) ? `${day}s` : day;
}

/** Whether a sentence speaks of a topic; of a longer one it may call somebody "her". */
const isSaidOf = (held: readonly string[], topic: readonly string[]): boolean => {
  const shared = topic.filter((each) => held.includes(each)).length;
  return shared === topic.length || (topic.length > 2 && shared === topic.length - 1);
};

const holds = (text: string, words: string): boolean => {
  const from = text.toLowerCase().indexOf(words.toLowerCase());
  return from >= 0 && !/\w/.test(text[from - 1] ?? '') && !/\w/.test(text[from + words.length] ?? '');
};
const isAbout = (text: string, topic: readonly string[]): boolean => {
  const held = conceptsOf(text);
  return topic.length === 0 || topic.some((each) => held.includes(each));
};
const exchanged = (text: string, old: string, fresh: string): string => {
  const from = text.toLowerCase().indexOf(old.toLowerCase());
  const rest = text.slice(from + old.length);
  // "Rs 25,000" for the figure of "Rs. 20,000": the sign of the currency stands there.
  if (/(?:\bRs\.? ?|₹ ?)$/.test(text.slice(0, from))) return text.slice(0, from) + fresh.replace(/^(?:rs\.? ?|₹ ?)/i, '') + rest;
  // "4%" for "3.25%" of "3.25% (three point two five per cent)": the words say another figure.
  const words = /^ \([a-z][a-z -]{2,80}\)/.exec(rest)?.[0] ?? '';
  const rate = /^(\d{1,3}(?:\.\d{1,4})?) ?(?:%|per ?cent)$/i.exec(fresh)?.[1];
  if (words !== '' && rate !== undefined) return text.slice(0, from) + percent(rate) + rest.slice(words.length);
  // "All partners jointly" for "any two" of "any two Partners jointly": what follows stands there.
  const said = fresh.split(' ');
  const next = rest
    .trimStart()
    .toLowerCase()
    .split(/[ .,;]/);
  const shared = [4, 3, 2, 1].find(
    (count) => count < said.length && said.slice(-count).every((word, index) => word.toLowerCase() === next[index]),
  );
  if (shared !== undefined) return text.slice(0, from) + said.slice(0, -shared).join(' ') + rest;
  // "5 March 2026" for "4 March" of "4 March 2026": the year stands there.
  const year = / \d{4}$/.exec(fresh)?.[0] ?? '';
  return text.slice(0, from) + (year !== '' && rest.startsWith(year) ? fresh.slice(0, -year.length) : fresh) + rest;
};

function inEntry(state: RevisionState, old: string, fresh: string, topic: readonly string[]): CarriedOut {
  const found = state.fields.flatMap((field) =>
    field.format === 'list' || (field.format === 'text' && !field.options)
      ? (field.format === 'list' ? listLines(state.values[field.name] ?? '') : [state.values[field.name] ?? ''])
          .filter((entry) => holds(entry, old) && isAbout(entry, topic))
          .map((entry) => ({ field, entry }))
      : [],
  );
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const entries = only.field.format === 'list' ? listLines(state.values[only.field.name] ?? '') : [only.entry];
  return setField(state, only.field, entries.map((each) => (each === only.entry ? exchanged(each, old, fresh) : each)).join('\n'));
}

function inText(state: RevisionState, old: string, fresh: string, topic: readonly string[]): CarriedOut {
  const lines = parseNumbered(state.content);
  const places = lines.slice(0, signaturesAt(state.content)).filter(({ text }) => holds(text, old) && isAbout(text, topic));
  const [only] = places;
  if (places.length !== 1 || !only) return null;
  const content = printNumbered(lines.map((line) => (line.id === only.id ? { ...line, text: exchanged(line.text, old, fresh) } : line)));
  return { state: { ...state, content }, message: `"${old}" is now "${fresh}"` };
}
