import { literally } from '../../../../core/text/literally.js';
import { count } from '../../../../core/text/values/amounts.js';
import { wordsOf } from '../../values/name-words.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { quantityIn } from '../plain-values.js';
import { sentencesOfDraft, withSentence } from './sentences.js';
import { conceptsOf } from '../meaning/concepts.js';

/** What papers count beside time and money. */
const NOUN =
  'instal?lments?|copies|copy|reminders?|tranches|tranche|visits?|meetings?|partners?|directors?|members?|originals?|counterparts?|cars?|vehicles?|guests?|persons?|occupants?|parts?';
const SAID = new RegExp(
  String.raw`^(.{4,140}?) (?:in |into |over |by |to |be |at least |at most |not more than |only )?(\d{1,3}|[a-z]{3,9}) ((?:[a-z]{3,12} ){0,2})(${NOUN})(?: each| instead)?$`,
  'i',
);
/** "12 instalments, not 6": how many there are now. */
const AS_AGAINST = /,? (?:and not|not|instead of|rather than|in place of) (?:\d{1,3}|[a-z]{3,9})$/i;
const ENOUGH = 0.5;

/** "Paid out in 12 monthly instalments": how many of something there are, where one sentence of the draft counts it. */
export function changeCount(state: RevisionState, instruction: string): CarriedOut {
  const [, head = '', written = '', , noun = ''] = SAID.exec(instruction.replace(AS_AGAINST, '')) ?? [];
  const fresh = noun === '' ? null : quantityIn(written, null);
  const topic = [...new Set(conceptsOf(head.replace(/^(?:add|include|insert|remove|delete) .*/i, '')))];
  if (fresh === null || topic.length === 0) return null;
  const stem = noun.toLowerCase().replace(/(?:ies|y|s)$/, '');
  const counted = new RegExp(String.raw`\b(\d{1,3}) \([a-z -]{2,40}\)(?= (?:[a-z]{3,12} ){0,2}${literally(stem)})`, 'i');
  const field = state.fields.find(({ name, label, format }) => {
    const held = /^\d{1,3}$/.exec(state.values[name] ?? '')?.[0];
    return (
      held !== undefined &&
      format === 'number' &&
      wordsOf(`${label} ${name.replaceAll('_', ' ')}`).some((word) => wordsOf(noun).includes(word))
    );
  });
  if (field && /(?:_count|^number_of_)/.test(field.name)) return setField(state, field, fresh);
  const places = sentencesOfDraft(state).filter(({ sentence, title }) => {
    const held = conceptsOf(`${title} ${sentence}`);
    return counted.test(sentence) && topic.filter((each) => held.includes(each)).length / topic.length >= ENOUGH;
  });
  const [only] = places;
  if (places.length !== 1 || !only || counted.exec(only.sentence)?.[1] === fresh) return null;
  return withSentence(state, only, only.sentence.replace(counted, count(fresh)), `${noun}: ${fresh}`);
}
