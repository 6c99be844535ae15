import { QUESTIONS } from '../questions.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { canReplace, dimensionOf } from '../making/written-values.js';
import { beginsWithVerb, STATES } from '../reading/instructions.js';
import { type Mask, maskAt, masksIn, saidValues, unmasked, valuesIn, withoutMasks } from '../reading/masks.js';
import type { ReadInstruction } from '../reading/read-instruction.js';
import type { Reading } from '../reading/patterns.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { heldEnds, heldWith } from './value-sites.js';
import { type Candidate, decide, fieldCandidate, fieldCandidates, type Outcome } from './readings/candidate.js';

/** More words are no value of a field of one line. */
const VALUE_MAX = 12;
/** What makes a text more than a value. */
/** What is said besides a value. */
const BESIDES =
  /\b(?:as|with|reporting|effective|who|which|starting|from|w\.e\.f|have|let)\b|, (?:and|his|her|its|their|the|have|pay|make) |\band (?:the |his |her |its |their |\p{Ll}+ (?:at |to |⟦|\d|\p{L}*[\u0900-\u097f\d]))/iu;
const SENTENCE = /\b(?:shall|should|must|may|will|can|has to|have to|if|unless|except|provided|and then|also)\b|[;!?]|!\w+/i;
const NOTHING = /^(?:nothing|blank|empty|none|nil|n\/a)$/i;
const VAGUE =
  /^(?:something|anything|whatever|some|any|better|more|less|nicer|higher|lower|later|earlier|soon|suitable|appropriate|correct|right|proper|fair|reasonable|clear|clearer|stronger|shorter|longer|simple|simpler|different|another|new|good|strict|stricter|professional|formal|polite|softer|harsher)\b/i;

/** "Not Aurobindo Marg, it is Sri Aurobindo Lane": what no longer holds is no part of what shall. */
const NOT_BUT =
  /^(?:not|nahi|nahin) .{2,60}?(?:[,;]|,? but| [-–])? (?:(?:it|that|this) (?:is|should be|shall be)|its|it['’]s|but|rather|instead) /i;
const NEGATED = /^(?:not|no longer|never|nahi|nahin)\b/i;

/** "Set “Security” to “…”": a field by its label as it is written; null where the words in quotation marks are no label. */
export function setLabelled(scene: DraftScene, { target, value }: Extract<Reading, { do: 'set' }>, masks: readonly Mask[]): Outcome | null {
  const label = maskAt(target, masks);
  const given = maskAt(value, masks);
  const text = given?.kind === 'quote' ? given.text : NOTHING.test(value.trim()) ? '' : null;
  if (label?.kind !== 'quote' || text === null) return null;
  const own = scene.form.template.fields.filter((field) => field.label === label.text);
  const [field] = own;
  return field && own.length === 1 ? made(scene, fieldCandidate(scene, field, NOTHING.test(text) ? '' : text), true) : null;
}

/** A field of words: a name, a place, an address. */
export function setWords(
  scene: DraftScene,
  { words, lines, reading }: { words: string; lines: ReadonlySet<number> | null; reading: Extract<Reading, { do: 'set' }> },
  { masks, hindi, plain }: ReadInstruction,
): Outcome {
  if (lines !== null) return { problem: '' };
  const fields = scene.names.named(words).filter((field) => dimensionOf(field) === null && field.format !== 'rows');
  const whole = maskAt(reading.value, masks);
  const text =
    whole?.kind === 'quote'
      ? whole.text
      : unmasked(reading.value, masks)
          .replace(NOT_BUT, '')
          .replace(/^["“]|["”]$/g, '')
          .replace(/[“”]/g, '"')
          .trim();
  const isQuoted = whole?.kind === 'quote';
  const [field] = fields;
  if (!field || (!isQuoted && NEGATED.test(text))) return { problem: '' };
  const ends = isQuoted ? [] : heldEnds(scene, field, saidValues(reading.value, masks), plain);
  if (ends.length > 0)
    return decide(
      scene,
      ends.flatMap((each) => fieldCandidates(scene, field, each)),
      ends.length === 1 && fields.length === 1,
      QUESTIONS.which,
      'It says so already.',
    );
  if (text === '' || (!isQuoted && (VAGUE.test(text) || SENTENCE.test(reading.value)))) return { problem: '' };
  const within = isQuoted ? null : valueWithin(scene, field, reading.value, masks);
  if (within) return within;
  // Words around the number of a paper are no part of it.
  if (!isQuoted && /[~!]\w|⟦\d/.test(text)) return { problem: '' };
  if (!isQuoted && /^[\p{L}\d/-]{0,20}\d{3}[\p{L}\d/-]{0,20}$/u.test(scene.form.values[field.name] ?? '') && text.includes(' '))
    return { problem: '' };
  // One line in the place of several is said in quotation marks.
  if (!isQuoted && !/address/.test(field.name) && (scene.form.values[field.name] ?? '').includes('\n')) return { problem: '' };
  // "Not Neha Gupta": of a field that says more the name alone.
  const held = scene.form.values[field.name] ?? '';
  const old = reading.old === null ? '' : unmasked(reading.old, masks).replace(/[“”]/g, '').trim();
  if (old !== '' && old !== held && !held.includes(old)) return { problem: '' };
  const option = field.options?.find((each) => each === text.toLowerCase());
  const written = NOTHING.test(text)
    ? ''
    : (option ?? withinNumber(held, text) ?? (old !== '' && held !== old ? held.replace(old, () => text) : writtenName(field, text)));
  const isShort = isQuoted || text.split(' ').length <= VALUE_MAX || field.type === 'textarea' || /address/.test(field.name);
  const isName = isQuoted || !/_name$/.test(field.name) || isPlainName(text, reading.value);
  const place = /_seat$/.test(field.name) && !text.includes(',') && /, India$/.test(held) ? ', India' : '';
  // "The executor should be trustworthy" names nobody.
  const isCalled = isQuoted || text !== text.toLowerCase() || text.includes(' ') || /\b(?:name|naam)\b/i.test(words);
  if (/_name$/.test(field.name) && !(isName && isCalled) && !/⟦/.test(reading.value)) return { problem: '' };
  const isSure = fields.length === 1 && isShort && isName && (isQuoted || !BESIDES.test(text)) && !(hindi && /[~!]/.test(reading.value));
  // "Employee ka pad Finance Manager": the first of it is a part of what is named.
  if (!isQuoted && scene.names.named(`${words} ${text.split(' ')[0] ?? ''}`).some((each) => each !== field)) return { problem: '' };
  const person = fields.length === 1 ? otherPerson(scene, field, words, written) : null;
  if (person) return person;
  if (fields.length > 1) {
    const all = fields.flatMap((each) => fieldCandidates(scene, each, written));
    return decide(scene, all, false, QUESTIONS.which, '');
  }
  return made(
    scene,
    paperCandidate(scene, field, written) ?? fieldCandidate(scene, field, isQuoted || written === '' ? written : written + place),
    isSure,
  );
}

/** "21 of 2026" in "Regular Civil Suit no. 12 of 2026": the number of a paper, with the words around it that are not said; null for other words. */
function withinNumber(held: string, text: string): string | null {
  if (!/^\d/.test(text) || text.length >= held.length) return null;
  const shape = (words: string) => words.replace(/\d{1,12}/g, '0').toLowerCase();
  const at = held.length - (/\d{1,12}\D{0,40}\d{0,12}$/.exec(held)?.[0].length ?? 0);
  return shape(held.slice(at)) === shape(text) ? held.slice(0, at) + text : null;
}

/** More words are no name of a field. */
const CALLED_MAX = 6;
/** Between what a field is called and what it shall say. */
const LINK = /^(?:(?:in|at|is|are|as|be|of|on|to|should be|shall be)\b ?|[:=-] ?)*(?:(?:only|also|too|now) )?/iu;
/** What stands there now is no part of what shall. */
const CONTRAST_BEHIND = /,? (?:not|instead of|rather than|in place of|nahi|nahin)\b/iu;

/** "Working hours 10 to 7, Monday to Saturday": what a field of words is called, and what it shall say; it is always asked. */
export function callsWords(scene: DraftScene, { plain, masks }: ReadInstruction): Candidate[] {
  const words = plain.replace(/[.!]$/, '').split(' ');
  for (let count = Math.min(CALLED_MAX, words.length - 1); count > 0; count -= 1) {
    const named = scene.names.named(words.slice(0, count).join(' ')).filter((each) => dimensionOf(each) === null && each.format !== 'rows');
    const [text = ''] = unmasked(words.slice(count).join(' ').replace(LINK, ''), masks).split(CONTRAST_BEHIND);
    const [field, ...others] = named;
    const isText = text !== '' && !STATES.test(text) && !beginsWithVerb(plain) && !/[~!]\w/.test(text);
    if (field && others.length === 0 && isText && field.format !== 'list' && (!/_name$/.test(field.name) || /^\p{Lu}/u.test(text)))
      return fieldCandidates(scene, field, text);
  }
  return [];
}

/** The number of a paper stands for it wherever it is named. */
function paperCandidate(scene: DraftScene, field: TemplateField, fresh: string): Candidate | null {
  const { template, values } = scene.form;
  const old = values[field.name] ?? '';
  if (!/^[\p{L}\d/-]{0,20}\d{3}[\p{L}\d/-]{0,20}$/u.test(old) || !/^[\p{L}\d/-]{3,40}$/u.test(fresh)) return null;
  const holding = template.fields.filter(({ name }) => name !== field.name && (values[name] ?? '').includes(old));
  const change =
    holding.length === 0
      ? { problem: '' }
      : scene.drafted.change({
          [field.name]: fresh,
          ...Object.fromEntries(holding.map(({ name }) => [name, (values[name] ?? '').replaceAll(old, fresh)])),
        });
  return 'problem' in change
    ? null
    : { label: `${field.label}: "${old}" → "${fresh}", everywhere`, suggestion: `Replace “${old}” with “${fresh}” everywhere`, ...change };
}

/** "The FIR is dated 2 March 2026": a value within the words of a field, and not those words. */
function valueWithin(scene: DraftScene, field: TemplateField, said: string, masks: readonly Mask[]): Outcome | null {
  const held = scene.form.values[field.name] ?? '';
  const [mask, ...others] = masksIn(said, masks);
  if (mask?.kind !== 'value' || others.length > 0 || held === '' || field.type === 'textarea' || /address/.test(field.name)) return null;
  const rest = withoutMasks(said).toLowerCase().split(' ').filter(Boolean);
  const fresh = heldWith(scene, field, mask.value, ({ dimension }) => canReplace(mask.value, dimension));
  const isInWords = /\p{L}{3}/u.test(valuesIn(held).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), held));
  const isOfIt = rest.every(
    (word) => held.toLowerCase().includes(word) || /^(?:of|dated|on|the|no\.?|a|per|each|every|only|rs\.?)$/.test(word),
  );
  return fresh !== null && isInWords && isOfIt ? made(scene, fieldCandidate(scene, field, fresh), true) : null;
}

/** Particulars that are of one person and of no other. */
const OF_ONE = ['parentage', 'age', 'pan', 'cin', 'registration', 'description', 'signatory', 'others', 'kind', 'email'];

/** "Change the tenant to Meera Shah": another spelling of the name, or another person, of whom the other particulars are not true. */
function otherPerson(scene: DraftScene, field: TemplateField, words: string, name: string): Outcome | null {
  const role = /^(\w+)_name$/.exec(field.name)?.[1];
  if (role === undefined || /\b(?:name|spell\w*|spelt|naam|नाम)\b/i.test(words)) return null;
  const held = scene.form.template.fields.filter(
    (each) => OF_ONE.some((what) => each.name === `${role}_${what}`) && (scene.form.values[each.name] ?? '') !== '',
  );
  if (held.length === 0) return null;
  const sentences = [`Set “${field.label}” to “${name}”`, ...held.map(({ label }) => `Set “${label}” to nothing`)];
  const renamed = fieldCandidate(scene, field, name);
  const cleared = scene.drafted.change({ [field.name]: name, ...Object.fromEntries(held.map((each) => [each.name, ''])) });
  if ('problem' in renamed || 'problem' in cleared) return null;
  const other = {
    label: `${field.label}: ${name}, another person (without ${held.map(({ label }) => label).join(', ')})`,
    suggestion: sentences.join('. '),
    operations: cleared.operations,
    values: cleared.values,
  };
  return decide(scene, [{ ...renamed, label: `${renamed.label}, the same person` }, other], false, QUESTIONS.person, '');
}

/** Words of a name: capitals but for small words, and no figures. */
const isPlainName = (text: string, value: string): boolean =>
  !/⟦/.test(value) &&
  text.split(' ').length <= 7 &&
  (text === text.toLowerCase()
    ? !/[,;]|\b(?:and|by|to|his|her|from|on|at|in|an?|the|not|is|(?!sterl)\p{Ll}{3,20}ing)\b/u.test(text)
    : text.split(' ').every((word) => /^[\p{Lu}(]|^(?:of|and|the|de|bin|van|alias|s\/o|d\/o|w\/o|son|daughter|wife)$/u.test(word)));

const made = (scene: DraftScene, candidate: Candidate | { problem: string }, isSure: boolean): Outcome =>
  'problem' in candidate ? candidate : decide(scene, [candidate], isSure, QUESTIONS.meant, 'It says so already.');

/** Small words within a name. */
const SMALL = /^(?:of|and|the|de|at|bin|van)$/;

/** Names of people and places with capitals, where somebody typed them in small letters only. */
function writtenName({ name }: TemplateField, text: string): string {
  if (/_address$/.test(name) && text === text.toLowerCase() && /^[a-z\d][a-z\d .,'/-]{3,150}$/.test(text))
    return text.replace(/(?<![a-z\d'])[a-z]/g, (letter) => letter.toUpperCase());
  if (!/(?:_name|_seat|^place|^jurisdiction|_place)$/.test(name) || text !== text.toLowerCase() || !/^[a-z][a-z .'-]{1,80}$/.test(text))
    return text;
  return text
    .split(' ')
    .map((word) => (SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
