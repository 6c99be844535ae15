import { money } from '../../../../../core/text/values/amounts.js';
import { longDate } from '../../../../../core/text/values/dates.js';
import { listLines } from '../../../values/list-lines.js';
import type { CarriedOut, RevisionState } from '../../carrying/apply-field.js';
import { conceptsOf } from '../../meaning/concepts.js';
import { eachIn } from '../../meaning/places.js';
import { valuesIn } from '../../meaning/written-values.js';
import { sentencesOfDraft, type Standing, withSentence } from '../../wording/sentences.js';

const PAYS =
  /^(?:the )?([\p{L}'’.-]{2,30}(?: [\p{L}'’.-]{2,30}){0,3}?)(?:(?: (?:should|must|shall|will|has to|is to|to|would))? (?:now )?(?:pay|give)|(?: now)? (?:pays|gives)) (.{4,200})$/iu;
const MEANS =
  /\bby (?:an? )?(?:account payee )?(bank transfer|demand draft|banker's draft|banker's cheque|cheque|pay order|cash|UPI|NEFT|RTGS|NEFT or RTGS|online transfer|wire transfer)\b/i;
const DAY_OF_MONTH =
  /\b(by|on|before|on or before) the ((?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth|last)(?: day)?) of (?:each|every|the) (?:calendar )?month\b/i;
const ON_A_DAY = /\bon (?:the date of this (?:Deed|Agreement)|\d{1,2} \p{Lu}\p{Ll}+ \d{4})/u;
/** Who in a sentence of the draft is said to pay. */
const PAYER = /^(?:The )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}) (?:pays|shall pay|will pay|gives) /u;
/** Words about how and when that say nothing of what a sum is for. */
const AROUND =
  /\b(?:a|per|each|every) (?:month|year|week|quarter|annum)\b|\b(?:monthly|yearly|quarterly|weekly|rupees|only|owelty|sum of)\b|\/-/gi;

/**
 * "Rohan to pay 2.5 lakh by demand draft": the sum that an entry of the form has somebody pay, with how and when it is paid. Null where no
 * single entry has that person pay a sum, or where the words say anything that the entry does not speak of.
 */
export function changePayment(state: RevisionState, instruction: string): CarriedOut {
  const [, who = '', rest = ''] = PAYS.exec(instruction) ?? [];
  const [sum, ...others] = valuesIn(rest).filter(({ kind }) => kind === 'money');
  if (who === '' || !sum || others.length > 0 || /\b(?:instead of|rather than|not|if|unless|towards each)\b/i.test(rest)) return null;
  const [means, day] = [MEANS.exec(rest)?.[0], DAY_OF_MONTH.exec(rest)];
  const date = valuesIn(rest).find(({ kind }) => kind === 'date');
  const each = eachIn(rest, sum.from, sum.to);
  const about = rest
    .replace(rest.slice(sum.from, sum.to), ' ')
    .replace(MEANS, ' ')
    .replace(DAY_OF_MONTH, ' ')
    .replace(date === undefined ? /(?!)/ : rest.slice(date.from, date.to), ' ')
    .replace(AROUND, ' ');
  const people = new Set(namesIn(state));
  const topic = conceptsOf(about).filter((each) => !people.has(each));
  const fitting = entriesPaidBy(state, who).filter(({ sentence }) => {
    const held = conceptsOf(sentence);
    const [old] = valuesIn(sentence).filter(({ kind }) => kind === 'money');
    const isEach = old !== undefined && (each === '' || eachIn(sentence, old.from, old.to) === each);
    return (
      isEach &&
      topic.every((word) => held.includes(word)) &&
      (means === undefined || MEANS.test(sentence)) &&
      isDated(sentence, { day, date })
    );
  });
  // "Pays 12 lakh" is paid once, where other sums are paid each month.
  const once = fitting.filter(({ sentence }) =>
    valuesIn(sentence).every(({ kind, from, to }) => kind !== 'money' || eachIn(sentence, from, to) === ''),
  );
  const found = fitting.length > 1 && each === '' ? once : fitting;
  const [only] = found;
  const [old, ...more] = valuesIn(only?.sentence ?? '').filter(({ kind }) => kind === 'money');
  if (found.length !== 1 || !only || !old || more.length > 0) return null;
  const written = money(String(sum.value), 'INR');
  const plain = written.split(' (')[0] ?? written;
  const shown = only.sentence.slice(old.from, old.to).includes('(') ? written : plain;
  let fresh = only.sentence.slice(0, old.from) + shown + only.sentence.slice(old.to);
  if (means !== undefined)
    fresh = fresh.replace(
      MEANS,
      means.toLowerCase().replace(/\b(?:upi|neft|rtgs)\b/g, (each) => each.toUpperCase()),
    );
  if (day)
    fresh = fresh.replace(DAY_OF_MONTH, (whole, _joint: string, held: string) => whole.replace(held, () => asDay(held, day[2] ?? '')));
  if (date) fresh = fresh.replace(ON_A_DAY, `on ${longDate(String(date.value))}`);
  return fresh === only.sentence ? null : withSentence(state, only, fresh, `To be paid: ${fresh}`);
}

/** Whether an entry has a day where a day is given. */
const isDated = (sentence: string, { day, date }: { day: RegExpExecArray | null; date: unknown }): boolean =>
  (day === null || DAY_OF_MONTH.test(sentence)) && (date === undefined || ON_A_DAY.test(sentence));

const DAYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "7th" as the draft writes days: "seventh" in the place of "fifth day". */
function asDay(old: string, said: string): string {
  const bare = said.replace(/ day$/i, '').toLowerCase();
  const number = Number(bare.replace(/\D/g, ''));
  const word = /^\d/.test(old) || !/^\d/.test(bare) ? bare : (DAYS[number - 1] ?? bare);
  return `${word}${/ day$/i.test(old) ? ' day' : ''}`;
}

/** Sentences of entries of the form that have somebody pay a sum. */
function entriesPaidBy(state: RevisionState, who: string): Standing[] {
  const entries = new Set(
    state.fields
      .flatMap(({ name, format }) => (format === 'list' ? listLines(state.values[name] ?? '') : []))
      .map((entry) => entry.replace(/[.;]$/, '')),
  );
  const said = who.toLowerCase().replace(/^the /, '');
  return sentencesOfDraft(state).filter(({ line, sentence }) => {
    const payer = PAYER.exec(sentence)?.[1]?.toLowerCase();
    return payer !== undefined && (payer === said || payer.startsWith(`${said} `)) && entries.has(line.text.replace(/[.;]$/, ''));
  });
}

const namesIn = ({ values, content }: RevisionState): string[] => [
  ...Object.entries(values).flatMap(([name, value]) => (name.endsWith('_name') ? conceptsOf(value) : [])),
  ...[...content.matchAll(/^\([a-z]\) (\p{Lu}\p{L}+) \p{Lu}\p{L}+[,:]/gmu)].flatMap(([, name = '']) => conceptsOf(name)),
];
