import { QUESTIONS } from '../questions.js';
import { literally } from '../../../core/text/literally.js';
import type { Operation } from '@themis/draft';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { listLines } from '../../templates/values/list-lines.js';
import { citedIn, type Mask, maskAt, masksIn, saidValues, unmasked, withoutMasks } from '../reading/masks.js';
import { partsOf, STATES } from '../reading/instructions.js';
import type { OrderOf, ReadInstruction } from '../reading/read-instruction.js';
import { readyClause } from '../library/ready-clause.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { subjectsOf } from '../targets/subjects.js';
import { type Candidate, decide, fieldCandidate, lineCandidate, type Outcome, shortly } from './readings/candidate.js';
import { namedLists, surelyNamed, withEntry } from './entries.js';
import { addedAt, endOfBody, placeFor, placesFor, SPECIAL_TITLE } from './add-places.js';

const SPECIAL = 'special_conditions';
const NAME =
  /^(?:(?:a|an|the|one|ready|new|standard|usual|~of)\s)*(?<name>.{2,80}?)(?:\s(?:clause|provision|condition|term|paragraph|para|section)s?)?$/iu;
const ON =
  /^(?:(?:a|an|the|one|ready|new|standard)\s)*(?:clause|provision|condition|term|paragraph|para|section|line)s? (?:on|about|for|regarding|relating to|concerning|of|dealing with|covering) (?:the )?(?<name>.{2,80})$/iu;
/** Words of a clause follow. */
const DICTATED =
  /^(?:add|insert|include) (?:(?:an?|the|one|another) )?(?:(?:new|further|special|separate|additional) )*(?:(?:clause|condition|term|line|paragraph|para|sentence|point|provision)s? )?(?:to (?:say|state) )?(?:that|saying(?: that)?|stating(?: that)?|:)/i;
const NAMED_CLAUSE = /\b(?:clause|provision|section)\b/i;

/** Words, a ready clause, or an entry of a list, put in. */
export function addLines(scene: DraftScene, instruction: ReadInstruction, { reading, place: within }: OrderOf<'add'>): Outcome {
  const { masks } = instruction;
  // "As a ground after paragraph 8": the number says where.
  const said = reading.place.replace(/^as .{1,40}?(?=\b(?:after|before) )/i, '');
  // "In clause 6.1 as (f)": the letter follows from the place.
  const place = `${within !== '' && /^as \(?[a-z]{1,3}\)?$/i.test(said) ? '' : said} ${within === '' ? '' : `in ${within}`}`.trim();
  const mask = maskAt(reading.what, masks);
  const quote = mask?.kind === 'quote' ? mask.text : null;
  const entry = addEntry(scene, quote ?? unmasked(reading.what, masks), {
    place,
    plain: instruction.plain,
    masks,
    isQuoted: quote !== null,
  });
  if (entry) return entry;
  const beside = quote === null ? null : wordsBeside(scene, quote, place, masks);
  if (beside) return beside;
  if (quote !== null) return addWords(scene, quote, place, masks, true);
  if (masks.some(({ kind }) => kind === 'quote')) return { problem: '' };
  const words = unmasked(reading.what, masks)
    .replace(/[“”]/g, '"')
    .replace(/^that /i, '')
    .trim();
  const ready = readyCandidate(scene, reading.what, place, masks);
  if (ready) return ready;
  if (/[~!]/.test(reading.what) || masksIn(reading.what, masks).some(({ kind }) => kind === 'place')) return { problem: '' };
  const isDictated = DICTATED.test(instruction.plain) && partsOf(words).length === 1;
  const isSentence =
    STATES.test(words) &&
    words.split(' ').length > 3 &&
    !/^(?:a|an|the|one|another)? ?(?:clause|condition|provision|penalty|line|paragraph)\b/i.test(words);
  return isSentence ? addWords(scene, words, place, masks, isDictated) : { problem: '' };
}

/** What is called an entry rather than words of the draft. */
const CLAUSE_WORDS = /\b(?:clause|condition|paragraph|para|sentence|provision|term|sub-?clause|special conditions?)s?\b/i;

/** An entry of a list of the form, such as one of the fittings; null where no list is named. */
function addEntry(
  scene: DraftScene,
  item: string,
  { place, plain, masks, isQuoted }: { place: string; plain: string; masks: readonly Mask[]; isQuoted: boolean },
): Outcome | null {
  const isInto =
    /^(?:to|in|into|under|among|as)\b/i.test(place) ||
    (isQuoted && /\b(?:another|one more|further|additional|to the|in the|~in)\b/i.test(plain));
  if (!isInto) return null;
  const hint = /^(?:to|in|into|under|among|as)\b/i.test(place) ? place : withoutMasks(plain);
  if (!isQuoted && !/^(?:to|in|into|under|among) (?:the|our|my)\b/i.test(place)) return null;
  const number = citedIn(place, masks);
  if (!isQuoted && (STATES.test(item) || /[“”]/.test(item))) return null;
  const words = hint
    .replace(/^(?:to|in|into|under|among|as)\b(?: the)?/i, '')
    .replace(/\b(?:add|insert|include|put|also|another|one more|further|additional|new|third|fourth|head|of)\b/gi, ' ');
  const named = namedLists(scene, words, masks);
  const list =
    surelyNamed(named) ??
    (number.length > 0 || CLAUSE_WORDS.test(withoutMasks(words))
      ? null
      : scene.names
          .named(withoutMasks(words))
          .filter(isList)
          .map((field) => ({ field }))[0]);
  if (!list || (CLAUSE_WORDS.test(withoutMasks(words)) && number.length === 0 && list.field.name !== SPECIAL)) return null;
  if (!isQuoted && list.field.name === SPECIAL) return null;
  const candidate = withEntry(scene, list, item, isQuoted);
  return candidate
    ? decide(scene, [candidate], true, QUESTIONS.meant, '')
    : {
        problem: `${list.field.label} has rows. Please write the new one as: ${(list.field.columns ?? []).map(({ label }) => label).join(' | ')}`,
      };
}

const isList = ({ format }: TemplateField): boolean => format === 'list' || format === 'rows';

/** Words put in after or before other words of a line; null where the place names no words. */
function wordsBeside(scene: DraftScene, words: string, place: string, masks: readonly Mask[]): Outcome | null {
  const side = /^(after|before)\b/i.exec(place)?.[1]?.toLowerCase();
  const own = masksIn(place, masks);
  const beside = own.find((mask) => mask.kind === 'quote')?.text;
  if (side === undefined || beside === undefined) return null;
  const cited = citedIn(place, masks);
  const candidates = scene.tree.nodes.flatMap(({ text }, at) => {
    if (scene.isTitle(at) && text.toLowerCase() === beside.toLowerCase()) return [];
    const start = text.indexOf(beside);
    if (start < 0 || (cited.length > 0 && !cited.some((label) => (scene.cited[at] ?? '').startsWith(label)))) return [];
    const index = side === 'after' ? start + beside.length : start;
    const fresh = side === 'before' ? `${words} ` : /^[,.;:)]/.test(words) ? words : ` ${words}`;
    return lineCandidate(scene, at, `${text.slice(0, index)}${fresh}${text.slice(index)}`) ?? [];
  });
  return candidates.length === 0 ? null : decide(scene, candidates, candidates.length === 1, QUESTIONS.place, '');
}

/** A clause of the library by its name; null where there is none of that name. */
function readyCandidate(scene: DraftScene, what: string, place: string, masks: readonly Mask[]): Outcome | null {
  const figures = saidValues(what, masks);
  const bare = withoutMasks(what)
    .replace(/\b(?:of|for|with|at|from|within|period|duration|rate|per month|a month)\s*$/i, '')
    .trim();
  const name = (ON.exec(bare) ?? NAME.exec(bare))?.groups?.name ?? bare;
  const clause = readyClause(scene.content, name.replace(/\b(?:period|rate) of$/i, '').trim(), figures);
  if (!clause) return null;
  const at = endOfBody(scene);
  const after = place === '' ? at : (placeFor(scene, place, masks)?.after ?? null);
  const node = after === null ? undefined : scene.tree.nodes[after];
  if (after === null || !node) return { problem: QUESTIONS.place };
  const isTitled = scene.tree.nodes.some((_each, index) => scene.isTitle(index));
  const text = isTitled
    ? [`1. ${clause.title}`, ...clause.paragraphs.map((paragraph, index) => `1.${index + 1} ${paragraph}`)]
    : clause.paragraphs.map((each) => `1. ${each}`);
  const same = scene.tree.nodes.flatMap((_each, index) =>
    scene.isTitle(index) && [clause.title, ...clause.names].some((each) => isAlike(each, scene.tree.nodes[index]?.text ?? ''))
      ? [index]
      : [],
  );
  const [known] = same;
  const candidate: Candidate = {
    label: `Add the clause "${clause.title}": ${shortly(clause.paragraphs[0] ?? '', 90)}`,
    suggestion: `Add the ready ${name} clause`,
    operations: [{ do: 'insert', after: node.id, text: text.join('\n') }],
    values: {},
  };
  const isSure = known === undefined && clause.hasAllFigures && (NAMED_CLAUSE.test(bare) || figures.length === 0);
  return decide(scene, [candidate], isSure, known === undefined ? QUESTIONS.clause : QUESTIONS.known, 'It stands there already.');
}

const isAlike = (one: string, other: string): boolean => {
  const [a, b] = [subjectsOf(one), subjectsOf(other)];
  return a.length > 0 && a.length === b.length && a.every((subject) => b.includes(subject));
};

function addWords(scene: DraftScene, words: string, place: string, masks: readonly Mask[], isSure: boolean): Outcome {
  // Words in quotation marks are put in as they are.
  const text =
    isSure && instructionQuotes(masks, words)
      ? ended(/^(?:after|below|in|to)\b.*“/i.test(place) ? words : words.charAt(0).toUpperCase() + words.slice(1))
      : asSentence(scene, words);
  if (place !== '') {
    const where = placeFor(scene, place, masks);
    const candidate = where && addedAt(scene, where, text, words);
    return candidate
      ? decide(scene, [candidate], isSure, QUESTIONS.place, '')
      : { question: QUESTIONS.place, choices: placesFor(scene, text) };
  }
  const field = scene.form.template.fields.find(({ name }) => name === SPECIAL);
  if (field) {
    const entries = [...listLines(scene.form.values[SPECIAL] ?? ''), text.replace(/\n+/g, ' ')].join('\n');
    const candidate = fieldCandidate(scene, field, entries);
    if ('label' in candidate)
      return decide(
        scene,
        [{ ...candidate, label: `Add as a special condition: "${shortly(text)}"`, suggestion: `Add “${text}”` }],
        isSure,
        QUESTIONS.condition,
        '',
      );
  }
  const last = scene.tree.nodes[endOfBody(scene)];
  const isTitled = scene.tree.nodes.some((_each, at) => scene.isTitle(at));
  if (isTitled && last) {
    const operation: Operation = { do: 'insert', after: last.id, text: `1. ${SPECIAL_TITLE}\n1.1 ${text}` };
    return decide(
      scene,
      [{ label: `Add as a clause of its own: "${shortly(text)}"`, suggestion: `Add “${text}”`, operations: [operation], values: {} }],
      isSure,
      QUESTIONS.words,
      '',
    );
  }
  return { question: QUESTIONS.place, choices: placesFor(scene, text) };
}

/** Words as a sentence of the draft: with a capital, a full stop, and the names of the parties as the draft has them. */
export function asSentence(scene: DraftScene, words: string): string {
  const terms = [...scene.content.matchAll(/\((?:the |each a )?["“]([A-Z][\p{L} ]{2,30})["”]/gu)].map(([, term = '']) => term);
  const named = terms.reduce(
    (text, term) =>
      text.replace(
        new RegExp(`\\b(the|The|each|either|a|an) ${literally(term)}\\b`, 'giu'),
        (_whole, article: string) => `${article.toLowerCase()} ${term}`,
      ),
    words.trim(),
  );
  return ended((named.charAt(0).toUpperCase() + named.slice(1)).replace(/\bRs (?=\d)/g, 'Rs. '));
}

const instructionQuotes = (masks: readonly Mask[], words: string): boolean =>
  masks.some((mask) => mask.kind === 'quote' && mask.text === words);

const ended = (text: string): string => (/[.;:!?।]["”’]?$/.test(text) ? text : `${text}${/[\u0900-\u097f]/.test(text) ? '।' : '.'}`);
