import type { TemplateField } from '../template/template-schema.js';

/** "Paid by the tenant", "kept clean", "in good order": what something is or what is done with it. */
const PREDICATE =
  /^(?:(?:not|also|always|never|fully|only|duly|solely|jointly|at all times) ){0,2}(?:[a-z]{2,20}ed(?=$| (?:to|for|by|with|in|on|at|from|before|after|within|without|as|that|and|when|if|once|each|every|of|[a-z]{2,20}ly)\b)|(?:kept|paid|given|made|held|done|sent|left|let|sold|built|shown|told|brought|taken|written|drawn|borne|liable|entitled|bound|in|at|by|under|within|before|after|without)\b)/;
/** The same of a person or a place, which has no name in lower case of one word or with an article. */
const OF_SOMEBODY =
  /^(?:(?:very|more|less|too|so|not) )?(?:[a-z]{1,30}$|(?:the|an?) (?!company\b|limited\b|trust\b|society\b)[a-z]|[a-z]{1,20}(?:able|ible|ful|ous|less)\b|(?:present|happy|ready|free|willing|polite|honest|careful|punctual|fair|strict|subject|due|aware|clear|sure|safe|absent|on|off|over|out|up)\b)/;
/** Words that no name in lower case has. */
const IS_SENTENCE = /^[a-z].{0,200}\b(?:to|after|before|for|be|if|when|with|within|from|by|not|any|all|only|on)\b/;
const OF_A_PERSON = /(?:_name|_signatory|_guardian|_beneficiary|_address)$|^reporting_to$/;
const OF_A_PLACE = /^(?:jurisdiction|place|principal_place|arbitration_seat|work_location)$/;
const WORDED: readonly TemplateField['format'][] = ['text', 'list'];

/** Whether words say something about what a field holds rather than what it holds: "the tenant should be happy". */
export function saysSomethingOf(field: TemplateField, words: string): boolean {
  if (field.options || !WORDED.includes(field.format)) return false;
  const text = placeIn(field, words);
  return PREDICATE.test(text) || (OF_A_PERSON.test(field.name) && (OF_SOMEBODY.test(text) || IS_SENTENCE.test(text)));
}

/** "In Pune" as the name of the place, for a field that holds one. */
export const placeIn = ({ name }: TemplateField, words: string): string =>
  OF_A_PLACE.test(name) ? words.replace(/^(?:in|at) (?=\S)/i, '') : words;
