import { isBlank } from '@themis/draft';
import type { ReadInstruction } from '../reading/read-instruction.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { isChoice } from '../targets/find-lines.js';
import { subjectsOf } from '../targets/subjects.js';
import { type Candidate, CHOICES_MAX, choicesOf, distinct, fieldCandidates, type PlaceToFill, shortly } from './readings/candidate.js';
import { asSentence } from './add-lines.js';
import { peopleIn, replaced } from './contrasts.js';
import { STATES } from '../reading/instructions.js';
import { dimensionOf, valueFor, withYearOf } from '../making/written-values.js';
import { heldEnds, heldWith } from './value-sites.js';
import { literally } from '../../../core/text/literally.js';
import { bareWords, saidValues } from '../reading/masks.js';

/** Stands in a suggestion where a person has to put something before it can be followed. */
export const GAP = '…';

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’-]{0,39}/gu;
/** The words behind these no longer hold; in Hindi those before them. */
const GOES_BEHIND = /\b(?:not|instead of|rather than|in place of|in lieu of|no longer)(?: (?:the|a|an|at|in|to|for|on|by|as))? (?=\p{L})/iu;
const GOES_BEFORE =
  /(?: (?:me|mein|ko|ka|ki|ke|se|par|pe|में|को|का|की|के|से|पर))? (?:nahi|nahin|nhi|नहीं|ki jagah|की जगह|के बजाय|ke bajay)(?![\p{L}\p{M}])/iu;
/** Words that are no part of what comes or goes. */
const SMALL = new Set(
  'the a an is are was were be to in of for on at by and or it its will shall should now only me mein ko ka ki ke se par hai hain ho liye hoga hogi hui hua hue tha thi the ab karo kar do di de diya diye likho में को का की के से पर है हैं हो होगा होगी था थी अब कर दें दीजिए रहेंगे लिखें लिखिए'.split(
    ' ',
  ),
);
/** Something is asked of somebody rather than of the draft, or nothing in particular. */
const NO_CHANGE =
  /^(?:(?:please|pls|kindly) )?(?:ask(?! for)|tell|inform|work out|calculate|explain|check|send|call|e-?mail|print|translate|make (?:it|this|sure|everything))\b/i;
const QUESTION = /^(?:what|which|who|when|where|why|how|is|are|can|do|does|will|should)\b|\?$/i;
/** More words than these are a text. */
const TELLING_MAX = 40;
const PHRASE_MAX = 6;
/** More words are no value of a field of one line. */
const WHOLE_MAX = 12;
const OTHERS_MAX = 3;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * What an instruction may mean that no rule has read: words of the draft, named as those that no longer hold, make room for others
 * that are said ("once a month, not once a quarter"). It is always asked.
 */
export function byOpposition(scene: DraftScene, { words, masks }: ReadInstruction): Candidate[] {
  const [before, behind] = opposed(words);
  if (before === null) return [];
  const said = new Set(subjectsOf(words));
  const quote = masks.find(({ kind }) => kind === 'quote')?.text;
  return behind.flatMap((gone) => {
    const old = standing(scene, gone);
    if (old === null) return [];
    const fresh = quote === undefined ? phrasesIn(scene, before, old) : [quote];
    // "Arbitration in Gurugram, not Delhi": what is said behind the last preposition.
    const whole = wordsOf(before.replace(/^.{0,200}\b(?:in|at|by|with|to|of|as)\b (?=\S)/i, ''));
    while (whole.length > 0 && SMALL.has((whole.at(-1) ?? '').toLowerCase())) whole.pop();
    // "The postal order, ten rupees in cash instead": the whole of a field of words.
    const fields =
      quote === undefined && whole.length > 0 && whole.length <= WHOLE_MAX && !STATES.test(before)
        ? scene.form.template.fields.filter(
            (field) =>
              !isLong(field) &&
              subjectsOf(field.label).some((subject) => said.has(subject)) &&
              dimensionOf(field) === null &&
              (scene.form.values[field.name] ?? '').includes(old),
          )
        : [];
    return distinct(scene, [
      ...fields.flatMap((field) => fieldCandidates(scene, field, likeCase(whole.join(' '), scene.form.values[field.name] ?? ''))),
      ...fresh
        .filter((each) => each.toLowerCase() !== old.toLowerCase())
        .flatMap((each) => choicesOf(replaced(scene, old, likeCase(each, old), false))),
    ]);
  });
}

/** What is said besides what goes, and what may go, the longest phrases first. */
function opposed(words: string): [string | null, string[]] {
  const hindi = GOES_BEFORE.exec(words);
  if (hindi) {
    const gone = wordsOf(words.slice(0, hindi.index));
    const rest = words.slice(hindi.index + hindi[0].length);
    // "Branch Pune me nahi, Nashik me hai", and "beta ke liye hai, beti nahi".
    const clause = words.slice(0, hindi.index).split(/[,;]/);
    return [wordsOf(rest).some((word) => !SMALL.has(word)) ? rest : clause.slice(0, -1).join(' '), endings(gone)];
  }
  const english = GOES_BEHIND.exec(words);
  if (!english) return [null, []];
  const before = words.slice(0, english.index);
  return [before, beginnings(wordsOf(words.slice(english.index + english[0].length)))];
}

const lengths = (words: readonly string[]): number[] =>
  Array.from({ length: Math.min(PHRASE_MAX, words.length) }, (_each, at) => at + 1).reverse();
const beginnings = (words: readonly string[]): string[] => lengths(words).map((length) => words.slice(0, length).join(' '));
const endings = (words: readonly string[]): string[] => lengths(words).map((length) => words.slice(-length).join(' '));

/** A phrase as the draft has it; null where it stands nowhere, or everywhere. */
function standing(scene: DraftScene, phrase: string): string | null {
  if (phrase.length < 3 || wordsOf(phrase).every((word) => SMALL.has(word.toLowerCase()))) return null;
  const text = scene.content;
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  const isWhole = at >= 0 && !/[\p{L}\p{M}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + phrase.length] ?? ''}`);
  return isWhole ? text.slice(at, at + phrase.length) : null;
}

/** Phrases of so many words that may come, the last said first. */
function phrasesIn(scene: DraftScene, text: string, old: string): string[] {
  const words = wordsOf(text);
  const count = wordsOf(old).length;
  const found: string[] = [];
  const isName = (phrase: string) => /^\p{Lu}/u.test(phrase) || isNameOf(scene, phrase);
  for (let end = words.length; end >= count; end -= 1) {
    const phrase = words.slice(end - count, end);
    const [first = '', last = ''] = [phrase[0], phrase.at(-1)];
    if (!SMALL.has(last.toLowerCase()) && !SMALL.has(first.toLowerCase())) found.push(phrase.join(' '));
  }
  // In the place of a name comes a name, where one is said, and in the place of another word none.
  const names = found.filter(isName);
  return (
    names.length > 0 === /^\p{Lu}/u.test(old) ? (names.length > 0 ? names : found) : found.filter((each) => !names.includes(each))
  ).slice(0, OTHERS_MAX);
}

/** Typed in small letters, and a name in the draft: "rohan". */
const isNameOf = ({ content }: DraftScene, phrase: string): boolean => {
  const written = `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
  return (
    new RegExp(`(?<![.\\n]\\s?)\\b${literally(written)}\\b`, 'u').test(content) &&
    !new RegExp(`\\b${literally(phrase)}\\b`, 'u').test(content)
  );
};

const NAME_ALONE = /^\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,4}$/u;

const likeCase = (text: string, old: string): string =>
  /^\p{Lu}/u.test(old) && /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** "I join only from 15 April, please correct the joining date": the one value that is said, for the fields whose names are. It is always asked. */
export function byMention(scene: DraftScene, { words, plain, masks }: ReadInstruction): Candidate[] {
  const said = saidValues(plain, masks);
  const [value] = said;
  const fields = [...new Set([...scene.names.mentionedIn(words), ...scene.names.mentionedIn(plain)])];
  if (masks.length === 0) {
    // "Executor Rohan ko banao": somebody of whom the draft speaks, in a field that has a name.
    const people = peopleIn(scene, words);
    return fields.flatMap((field) =>
      NAME_ALONE.test(scene.form.values[field.name] ?? '') && !isLong(field)
        ? people.flatMap((person) => fieldCandidates(scene, field, person))
        : [],
    );
  }
  if (!value || said.length > 1) return [];
  return fields.flatMap((field) => {
    const held = scene.form.values[field.name] ?? '';
    const fresh =
      dimensionOf(field) !== null
        ? valueFor(field, withYearOf(value, held))
        : heldWith(scene, field, value, ({ dimension }) => dimension === value.dimension);
    const all = fresh === null ? heldEnds(scene, field, said, plain) : [fresh];
    return isLong(field) ? [] : all.flatMap((each) => fieldCandidates(scene, field, each));
  });
}

/** What an instruction is about, in the words of its writer and as the grammar reads them. */
export const subjectsSaid = ({ plain, words }: Pick<ReadInstruction, 'plain' | 'words'>): string[] => [
  ...new Set([...subjectsOf(bareWords(plain)), ...subjectsOf(words)]),
];

/** Whether an instruction may be of the draft at all: something is asked of nobody else, and it is no text. */
export const isOfDraft = ({ words }: Pick<ReadInstruction, 'words'>): boolean =>
  !QUESTION.test(words.trim()) && !NO_CHANGE.test(words.trim()) && wordsOf(words).length <= TELLING_MAX;

/**
 * The fields and lines that an instruction may speak of, the likeliest first: each with a suggestion that has a gap for what shall stand
 * there. What is said, where it says what shall be, may also stand as a line of its own behind the likeliest one.
 */
export function placesToFill(scene: DraftScene, { words, plain, hindi }: ReadInstruction): PlaceToFill[] {
  const wanted = subjectsSaid({ plain, words });
  if (!isOfDraft({ words })) return [];
  const all = scene.told(wanted, new Set(wanted));
  const named = new Set([...scene.names.mentionedIn(words), ...scene.names.mentionedIn(plain)]);
  const come = (COMPLEMENT_HINDI.exec(words) ?? COMPLEMENT.exec(words))?.[1] ?? '';
  const fields = scene.form.template.fields.flatMap((field) => {
    const value = scene.form.values[field.name] ?? '';
    const score =
      scene.told(wanted, new Set(subjectsOf(`${field.label} ${field.name.replaceAll('_', ' ')}`))) +
      scene.told(wanted, new Set(subjectsOf(value))) / 2;
    const isMeant = named.has(field) || score > 0;
    return value !== '' && isMeant && score >= all * EXPLAINED_MIN && !isLong(field)
      ? [
          {
            score: score + (named.has(field) ? 3 : 0),
            ...(withComplement(scene, field, come) ?? ofField(field, shownValue(scene, field, value))),
          },
        ]
      : [];
  });
  const lines = scene.tree.nodes.flatMap((node, at) => {
    const isMeant = isChoice(scene, at) && !isBlank(node) && !scene.isTitle(at);
    const score = isMeant ? scene.told(wanted, scene.subjects[at] ?? new Set()) + scene.told(wanted, scene.titles[at] ?? new Set()) / 2 : 0;
    const place = scene.cited[at] ? `In clause ${scene.cited[at]} replace` : 'Replace';
    return score >= all * EXPLAINED_MIN && score > 0
      ? [{ at, score: score * 0.8, label: scene.shown(at), suggestion: `${place} “${node.text}” with “${GAP}”` }]
      : [];
  });
  const ranked = [...fields, ...lines].sort((a, b) => b.score - a.score).slice(0, CHOICES_MAX);
  const best = ranked.map((each) => ('at' in each ? (scene.cited[Number(each.at)] ?? '') : '')).find((cited) => cited !== '');
  const isText = !hindi && STATES.test(words) && words.split(' ').length >= TEXT_MIN && best !== undefined;
  const text = asSentence(scene, words.replace(/[“”"]/g, "'").replace(/[.;,\s]{1,12}$/, ''));
  const own = isText ? [{ label: `Add after ${best}: "${shortly(text)}"`, suggestion: `Add after clause ${best}: “${text}”` }] : [];
  return [...ranked.slice(0, CHOICES_MAX - own.length).map(({ label, suggestion }) => ({ label, suggestion })), ...own];
}

/** What something shall be, by a sentence that says what it is: "The share released is one third". */
const COMPLEMENT = /^.{3,120}?(?: (?:is|are|be|as)(?: now| to be)?|:| =) ((?!not\b)\S.{1,118})$/iu;
const COMPLEMENT_HINDI = /(?:नाम|पता|naam|pata) (.{2,80}?) (?:है|हैं|hai|hain)[.।]?$/iu;

/** A field of words that says just that; null for another field. */
function withComplement(scene: DraftScene, field: TemplateField, text: string): PlaceToFill | null {
  const come = text.replace(/[.;।,]$/, '');
  if (come === '' || dimensionOf(field) !== null || STATES.test(come) || wordsOf(come).length > WHOLE_MAX) return null;
  const [made] = fieldCandidates(scene, field, likeCase(come, scene.form.values[field.name] ?? ''));
  return made ? { label: made.label, suggestion: made.suggestion } : null;
}

/** Share of what is said that has to be said of a place, too. */
const EXPLAINED_MIN = 0.3;
/** Fewer words are no line of their own. */
const TEXT_MIN = 4;
/** As it stands in the draft: 20 March 2026. */
const shownValue = (scene: DraftScene, field: TemplateField, value: string): string =>
  scene.sites.find(({ fields }) => fields.includes(field))?.text ?? value;
const isLong = ({ format }: TemplateField): boolean => format === 'list' || format === 'rows';
const ofField = ({ label }: TemplateField, value: string) => ({
  label: `${label}: "${shortly(value)}"`,
  suggestion: `Set “${label}” to “${GAP}”`,
});
