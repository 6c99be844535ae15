import { QUESTIONS } from '../questions.js';
import { literally } from '../../../core/text/literally.js';
import { applyOperations, endOf, type Operation, writeDraft } from '@themis/draft';
import { isSame } from '../making/written-values.js';
import { citedIn, type Mask, masked, maskAt, masksIn, unmasked, withoutMasks } from '../reading/masks.js';
import type { OrderOf, ReadInstruction } from '../reading/read-instruction.js';
import type { DraftScene } from '../targets/draft-scene.js';
import {
  type Candidate,
  CHOICES_MAX,
  decide,
  fieldCandidate,
  fieldCandidates,
  lineCandidate,
  type Outcome,
  shortly,
} from './readings/candidate.js';
import { withSameValue } from './same-value.js';

/** Shorter words stand in too many places. */
const OLD_MIN = 2;
/** The same for words without quotation marks. */
const SHORT = 3;
const CALLED = /^(?:(?:the|a|defined|words?|heading|title|phrase|sentence|line|clause|paragraph|para|term|expression|figure|name) ?)*$/i;
/** Whole words, where words begin and end with letters. */
const pattern = (words: string, flags: string): RegExp =>
  // eslint-disable-next-line patterns/known-pattern -- linear: escaped words between two looks at one letter
  new RegExp(
    `${/^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{M}\p{N}])` : ''}${literally(words)}${/[\p{L}\p{N}]$/u.test(words) ? String.raw`(?![\p{L}\p{M}\p{N}])` : ''}`,
    flags,
  );

/** How words that are values are changed: the form's field or one place, whichever is meant. */
type ValueSetter = (scene: DraftScene, instruction: ReadInstruction, plain: OrderOf<'set'>) => Outcome;

/** The words that a part of an instruction names: what is quoted, alone or as the words “…”, the heading “…”, else what is said. */
function wordsIn(part: string, masks: readonly Mask[]): string {
  const [only, ...others] = masksIn(part, masks);
  return only?.kind === 'quote' && others.length === 0 && CALLED.test(withoutMasks(part))
    ? only.text
    : unmasked(part, masks)
        .trim()
        .replace(/^the words? /i, '')
        .replace(/[,;]$/, '');
}

/** Words in the place of others. */
export function replaceWords(
  scene: DraftScene,
  instruction: ReadInstruction,
  { reading, place }: OrderOf<'replace'>,
  setValue: ValueSetter,
): Outcome {
  const { masks } = instruction;
  if (reading.old === '') return rewritten(scene, instruction, { reading, place });
  if (maskAt(reading.old, masks)?.kind === 'place' && place === '') return rewritten(scene, instruction, { reading, place: reading.old });
  const [old, fresh] = [wordsIn(reading.old, masks), wordsIn(reading.value, masks)];
  if ((old.length < OLD_MIN && !/\d/.test(old)) || /^(?:that|this|it|these|those|the same|same)$/i.test(fresh)) return { problem: '' };
  const named = masksIn(`${place} ${reading.place}`, masks);
  const places = citedIn(`${place} ${reading.place}`, masks);
  const isItself = named.some((mask) => mask.kind === 'place' && mask.itself);
  if (places.some((cited) => !scene.has(cited))) return { problem: 'The draft has no clause of that number.' };
  const within =
    places.length === 0
      ? null
      : new Set(places.flatMap((cited) => (isItself ? [scene.lineOf(cited)] : scene.linesFrom(scene.lineOf(cited)))));
  const byValue = asValues(scene, { ...instruction, everywhere: instruction.everywhere || reading.everywhere }, old, fresh, {
    places,
    isItself,
    setValue,
  });
  if (!('problem' in byValue)) return byValue;
  const exact = occurrences(scene, pattern(old, 'gu'), within);
  const found = exact.length > 0 ? exact : occurrences(scene, pattern(old, 'giu'), within);
  const matcher = exact.length > 0 ? pattern(old, 'gu') : pattern(old, 'giu');
  if (found.length === 0) return byValue;
  const isTerm = isDefined(scene, old);
  if (isTerm && within === null && /^[\p{L}][\p{L} -]{1,40}$/u.test(fresh))
    return decide(scene, [renaming(scene, old, fresh)], true, QUESTIONS.where, '');
  const field = wholeField(scene, old, fresh, matcher, { lines: found.map(({ at }) => at), everywhere: reading.everywhere });
  if (field)
    return decide(scene, [field], !/ (?:as|and|reporting|with) /.test(maskAt(reading.value, masks) ? '' : fresh), QUESTIONS.meant, '');
  // "One" stands in many words; "as attorney" is more than a name.
  const isSure =
    maskAt(reading.old, masks)?.kind === 'quote' ||
    (old.length > SHORT && !/\b(?:as|in|for|at|from)\b/i.test(maskAt(reading.value, masks) ? '' : fresh));
  const times = found.reduce((sum, { count }) => sum + count, 0);
  const each = found.flatMap(({ at, count }) => (count > 1 ? [] : (replaced(scene, at, matcher, fresh) ?? [])));
  const all = inAll(
    scene,
    found.map(({ at }) => at),
    matcher,
    old,
    fresh,
  );
  if (reading.everywhere || times === 1)
    return decide(scene, reading.everywhere ? [all] : each, isSure, QUESTIONS.where, 'Nothing would change.');
  return decide(scene, [...each.slice(0, CHOICES_MAX - 1), all], false, QUESTIONS.where, 'Nothing would change.');
}

/** A line whose whole text is given, by its number. */
function rewritten(scene: DraftScene, { masks }: ReadInstruction, { reading, place }: OrderOf<'replace'>): Outcome {
  const [at, ...others] = citedIn(place, masks).map((label) => scene.lineOf(label));
  const mask = maskAt(reading.value, masks);
  if (at === undefined || at < 0 || others.length > 0 || mask?.kind !== 'quote') return { problem: '' };
  const candidate = lineCandidate(scene, at, mask.text.trim());
  return decide(
    scene,
    candidate ? [candidate] : [],
    endOf(scene.tree, at) === at + 1 && !scene.isTitle(at),
    QUESTIONS.meant,
    'It says so already.',
  );
}

function occurrences(scene: DraftScene, words: RegExp, within: ReadonlySet<number> | null): { at: number; count: number }[] {
  return scene.tree.nodes.flatMap(({ text }, at) => {
    const count = within && !within.has(at) ? 0 : (text.match(words)?.length ?? 0);
    return count > 0 ? [{ at, count }] : [];
  });
}

const replaced = (scene: DraftScene, at: number, words: RegExp, fresh: string): Candidate | null =>
  lineCandidate(
    scene,
    at,
    (scene.tree.nodes[at]?.text ?? '').replace(words, () => fresh),
  );

function inAll(scene: DraftScene, lines: readonly number[], words: RegExp, old: string, fresh: string): Candidate {
  const operations = lines.flatMap((at) => replaced(scene, at, words, fresh)?.operations ?? []);
  return {
    label: `Everywhere (${lines.length} ${lines.length === 1 ? 'line' : 'lines'}): "${shortly(old)}" → "${shortly(fresh)}"`,
    suggestion: `Replace “${old}” with “${fresh}” everywhere`,
    operations,
    values: {},
  };
}

/** A value of the form that these words are of, or all of them, where changing it changes all the lines that have them. */
function wholeField(
  scene: DraftScene,
  old: string,
  fresh: string,
  words: RegExp,
  { lines, everywhere }: { lines: readonly number[]; everywhere: boolean },
): Candidate | null {
  const { template, values } = scene.form;
  const holding = template.fields.filter(({ name }) => (values[name] ?? '').match(words) !== null);
  const isDone = (candidate: Candidate): boolean => {
    const after = writeDraft(applyOperations(scene.tree, candidate.operations).tree);
    const rest = after.match(words)?.length ?? 0;
    return rest === (fresh.match(words)?.length ?? 0) * lines.length || (rest === 0 && lines.length > 0);
  };
  // "Kavita" of Kavita Mehta, by another full name.
  const isFullName = (held: string) =>
    fresh.includes(' ') && /^\p{Lu}/u.test(fresh) && held.startsWith(`${old} `) && held.split(' ').length === fresh.split(' ').length;
  const freshOf = (name: string) => (isFullName(values[name] ?? '') ? fresh : (values[name] ?? '').replace(words, () => fresh));
  for (const field of holding) {
    const candidate = field.format === 'rows' ? { problem: '' } : fieldCandidate(scene, field, freshOf(field.name));
    if ('label' in candidate && isDone(candidate)) return candidate;
  }
  const all =
    holding.length > 1 && everywhere
      ? scene.drafted.change(Object.fromEntries(holding.map(({ name }) => [name, freshOf(name)])))
      : { problem: '' };
  if ('problem' in all) return null;
  const candidate = {
    label: `Everywhere (${lines.length} lines): "${shortly(old)}" → "${shortly(fresh)}"`,
    suggestion: `Replace “${old}” with “${fresh}” everywhere`,
    ...all,
  };
  return isDone(candidate) ? candidate : null;
}

/** The same as measures: "one month" where the draft has "1 (one) month". */
function asValues(
  scene: DraftScene,
  instruction: ReadInstruction,
  old: string,
  fresh: string,
  { places, isItself, setValue }: { places: readonly string[]; isItself: boolean; setValue: ValueSetter },
): Outcome {
  const { text, masks } = masked(`${old} ⁄ ${fresh}`.replace(/["“”]/g, ''), () => false);
  const [one, other] = text.split('⁄');
  const [gone, come] = [maskAt(one ?? '', masks), maskAt(other ?? '', masks)];
  const stands = gone?.kind === 'value' && scene.sites.some(({ value }) => isSame(gone.value, value));
  if (masks.length !== 2 || !stands || come?.kind !== 'value')
    return { problem: `These words do not stand in the draft: "${shortly(old)}".` };
  const place = places.map((cited, index) => ({
    mask: { kind: 'place' as const, text: cited, cited: [cited], ...(isItself ? { itself: true as const } : {}) },
    at: masks.length + index,
  }));
  const all = [...masks, ...place.map(({ mask }) => mask)];
  const target = place.map(({ at }) => `⟦${at}⟧`).join(' ');
  const reading = { do: 'set' as const, target: '', value: '⟦1⟧', old: '⟦0⟧', direction: null, by: false };
  const outcome = setValue(scene, { ...instruction, masks: all }, { reading, place: target });
  return 'sure' in outcome && instruction.everywhere ? withSameValue(scene, instruction, outcome.sure) : outcome;
}

export const isDefined = (scene: DraftScene, term: string): boolean =>
  /^\p{Lu}/u.test(term) && new RegExp(`["“]${literally(term)}["”]`, 'u').test(scene.content);

function renaming(scene: DraftScene, from: string, to: string): Candidate {
  const operation: Operation = { do: 'rename', from, to };
  return {
    label: `Everywhere: "${from}" → "${to}"`,
    suggestion: `Rename “${from}” to “${to}” everywhere`,
    operations: [operation],
    values: {},
  };
}

/** A defined term, or somebody's name, under another one. */
export function renameTerm(
  scene: DraftScene,
  instruction: ReadInstruction,
  { reading }: OrderOf<'rename'>,
  setValue: ValueSetter,
): Outcome {
  const { masks } = instruction;
  const [said, to] = [reading.from, reading.to].map((part) =>
    wordsIn(part, masks)
      .replace(/^the /i, '')
      .replace(/^["“]|["”]$/g, ''),
  ) as [string, string];
  if (said === '' || to === '' || !/^[\p{L}\p{M}][\p{L}\p{M}\p{N} .&'’-]{0,80}$/u.test(to)) return { problem: '' };
  const capital = said.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  const from = [said, capital].find((term) => isDefined(scene, term)) ?? said;
  const fresh = from === capital && to === to.toLowerCase() ? to.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()) : to;
  // "The firm" in small letters and a name: the name of the firm, or what the draft calls it.
  const names = said !== from && to.includes(' ') ? scene.names.named(`${said} name`).filter(({ format }) => format === 'text') : [];
  if (isDefined(scene, from) && names.length > 0)
    return decide(
      scene,
      [...names.flatMap((field) => fieldCandidates(scene, field, to)), renaming(scene, from, fresh)],
      false,
      QUESTIONS.where,
      '',
    );
  if (isDefined(scene, from))
    return decide(scene, [renaming(scene, from, fresh)], true, QUESTIONS.where, `Nothing is called "${said}" in the draft.`);
  return replaceWords(
    scene,
    instruction,
    {
      reading: { do: 'replace', old: reading.from.replace(/^the /i, ''), value: reading.to, place: '', everywhere: true },
      place: '',
    },
    setValue,
  );
}
