import { literally } from '../../../core/text/literally.js';
import type { ReadInstruction } from '../reading/read-instruction.js';
import { readInstruction } from '../reading/read-instruction.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { type Candidate, distinct, type Outcome } from './candidate.js';
import { replaceWords } from './change-words.js';
import { setValue } from './set-value.js';

const NUMBER = /(?<![\p{L}\p{N}.,/₹-])(\d{1,7}(?:,\d{2,3})*)(?![\p{N}%/-]|,\d|\.\d|\p{L})/gu;
/** The number before or behind these is what stands there now. */
const GONE_BEFORE = /(?:\bnot|instead of|rather than|in place of)\s(?:the )?$/i;
const GONE_BEHIND = /^\s?(?:\p{L}+\s)?(?:nahi|nahin|नहीं|ki jagah|की जगह|के स्थान पर|के बजाय)(?![\p{L}])/iu;
const WORD = String.raw`[\p{L}\p{M}.'-]{2,30}`;
/** Words that stand beside any number. */
const SMALL = /^(?:the|of|on|at|to|in|is|and|for|was|were|it|be|by|not|should|from|a|an|rs\.?|only|hai|ka|ki|dated)$/i;

/**
 * A count or a number of something that is no measure: "500 shares, not 400", "House no. 8, not 9", "Suit no. 21 of 2026". It takes the place
 * of the number that stands in the draft beside the same words.
 */
export function byContext(scene: DraftScene, instruction: ReadInstruction): { choices: Candidate[]; isSure: boolean } {
  const { words } = instruction;
  const all = [...words.matchAll(NUMBER)].map(({ 0: text, index }) => ({
    text,
    before: words.slice(0, index),
    behind: words.slice(index + text.length),
  }));
  const gone = all.filter(({ before, behind }) => GONE_BEFORE.test(before) || GONE_BEHIND.test(behind));
  const come = all.filter((each) => !gone.includes(each));
  const [old, ...others] = gone;
  const [fresh] = come;
  const pairs =
    old && others.length === 0 && fresh && come.length === 1
      ? told(scene, words, old.text, fresh.text)
      : gone.length === 0
        ? come.flatMap((each) => between(scene, each))
        : [];
  const known = [...new Map(pairs.map((pair) => [pair.join(' → '), pair])).values()].slice(0, 4);
  const outcomes = known.map(([from, to]) => replaced(scene, from, to));
  const choices = distinct(
    scene,
    outcomes.flatMap((outcome) => ('choices' in outcome ? outcome.choices : 'sure' in outcome ? [outcome.sure] : [])),
  );
  return {
    choices,
    isSure:
      choices.length === 1 &&
      outcomes.length === 1 &&
      outcomes.every((outcome) => 'sure' in outcome) &&
      !instruction.masks.some((mask) => mask.kind === 'value' && mask.value.dimension !== 'number'),
  };
}

const replaced = (scene: DraftScene, from: string, to: string): Outcome =>
  replaceWords(
    scene,
    readInstruction(`Replace “${from}” with “${to}”`, scene.has),
    {
      reading: { do: 'replace', old: '⟦0⟧', value: '⟦1⟧', place: '', everywhere: false },
      place: '',
    },
    setValue,
  );

/** The old number with the word beside it that is said, too. */
function told(scene: DraftScene, words: string, old: string, fresh: string): [string, string][] {
  const own = new Set((words.toLowerCase().match(new RegExp(WORD, 'gu')) ?? []).filter((word) => !SMALL.test(word)));
  const found = [
    ...scene.content.matchAll(
      new RegExp(`(?:(${WORD} ${WORD}) )?(?<![\\p{N}.,/])${literally(old)}(?![\\p{N}%/]|,\\d|\\.\\d)(?: (${WORD}))?`, 'gu'),
    ),
  ];
  return found.flatMap(({ 1: before = '', 2: behind = '' }): [string, string][] => {
    if (own.has(behind.toLowerCase().replace(/\.$/, ''))) return [[`${old} ${behind}`, `${fresh} ${behind}`]];
    return before.split(' ').some((word) => own.has(word.toLowerCase())) ? [[`${before} ${old}`, `${before} ${fresh}`]] : [];
  });
}

/** A number between the same words as in the draft, where another one stands. */
function between(scene: DraftScene, { text, before, behind }: { text: string; before: string; behind: string }): [string, string][] {
  const first = new RegExp(`(${WORD} ${WORD}) $`, 'u').exec(before)?.[1];
  const last = new RegExp(`^ (${WORD}(?: \\d{4})?)`, 'u').exec(behind)?.[1];
  const isNamed = first !== undefined && /\bno\.?$/i.test(first);
  if (!isNamed) return [];
  const pattern = new RegExp(
    `${literally(first)} (\\d{1,7})${last && /\d/.test(last) ? ` ${literally(last)}` : ''}(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return [...scene.content.matchAll(pattern)].flatMap(({ 0: whole, 1: old = '' }): [string, string][] =>
    old === text ? [] : [[whole, whole.replace(` ${old}`, ` ${text}`)]],
  );
}
