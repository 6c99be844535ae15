import { literally } from '../../../core/text/literally.js';
import { MONTHS, readMonths } from '../../../core/text/values/dates.js';
import type { ReadInstruction } from '../reading/read-instruction.js';
import { readInstruction } from '../reading/read-instruction.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { subjectsOf } from '../targets/subjects.js';
import { type Candidate, choicesOf, distinct, type Outcome } from './readings/candidate.js';
import { isDefined, replaceWords } from './change-words.js';
import { setValue } from './set-value.js';

/** Names, numbers of papers and quoted words that an instruction says, as the draft has them or not. */
interface Said {
  text: string;
  kind: 'name' | 'code' | 'quote';
  at: number;
  isKnown: boolean;
}

const CODE =
  /[\p{L}\p{N}._-]{1,40}@[\p{L}\p{N}.-]{3,60}|\+\d{1,3}[ -]?\d[\d -]{6,13}\d|(?<![\p{L}\p{N}])\d{1,5} of (?:19|20)\d\d(?!\d)|(?<![\p{L}\p{N}/.,₹-])(?:[A-Z]{1,5} \d{2,5}|\d{1,2}[A-Z] \d{3,8}|(?=[\p{L}/.-]{0,12}\d)[A-Z\d][A-Z\d]*(?:[/.-][A-Za-z\d]+)*)(?![\p{L}\p{N}]|,\d|\.\d| ?%)/gu;
const NAMES = /(?<![\p{L}])\p{Lu}[\p{L}'’-]{1,30}\.?(?: (?:\p{Lu}[\p{L}.'’-]{0,30}|of|&)){0,4}(?<! (?:of|&))/gu;
/** Shorter numbers are values rather than marks of a paper. */
const CODE_MIN = 3;
/** Something stands in the place of something else, by what is said. */
const INSTEAD =
  /\b(?:not|instead|in place of|in lieu of|rather than|no longer|defined? terms?|is (?:wrong|incorrect))\b|->|→|~not|~instead|\b(?:nahi|nahin|ki jagah|galat)\b|नहीं|गलत|ग़लत|के स्थान पर|की जगह|के बजाय/iu;
/** Letters in which two spellings of a name, or two numbers of a paper, differ. */
const SPELT_MAX = 2;
const PAIRS_MAX = 3;

/** What comes of an instruction that says what stands in the draft and what does not: the one takes the place of the other. */
export function byContrast(scene: DraftScene, instruction: ReadInstruction): { choices: Candidate[]; isSure: boolean } {
  const said = saidIn(scene, instruction);
  const fresh = said.filter(({ isKnown }) => !isKnown);
  const known = said.filter(({ isKnown }) => isKnown);
  const quotes = said.filter(({ kind }) => kind === 'quote');
  const isContrast =
    INSTEAD.test(`${instruction.words} ${instruction.plain}`) ||
    (quotes.length === 2 && quotes.some(({ isKnown }) => !isKnown) && !/\b(?:after|before|behind|between)\b/i.test(instruction.plain));
  // "Our practice says Affiant, not Deponent": of several the one beside what it takes the place of.
  const distance = (each: Said) => known.reduce((least, { at }) => Math.min(least, Math.abs(at - each.at)), Infinity);
  const [come] = isContrast && known.length > 0 ? [...fresh].sort((a, b) => distance(a) - distance(b)) : fresh;
  if (!come || fresh.length > PAIRS_MAX) return { choices: [], isSure: false };
  const opposed = known.filter((each) => each.kind === come.kind || each.kind === 'quote' || come.kind === 'quote');
  const told = isContrast && opposed.length > 0 ? nearestFirst(opposed, come) : [];
  const close = told.length > 0 ? [] : fresh.flatMap((each) => spelt(scene, each, instruction).map((old) => ({ old, each })));
  const pairs = told.length > 0 ? told.map(({ text }) => ({ old: text.replace(/[.,]$/, ''), each: come })) : close;
  const outcomes = pairs.slice(0, PAIRS_MAX).map(({ old, each }) => ({
    old,
    each,
    outcome: replaced(
      scene,
      old,
      each.text,
      instruction.everywhere || (each.kind === 'code' && isOfOne(scene, old)) || isDefined(scene, old),
    ),
  }));
  const choices = distinct(
    scene,
    outcomes.flatMap(({ outcome }) => choicesOf(outcome)),
  );
  const [only, ...others] = outcomes;
  // A number of a paper stands for one thing wherever it stands; a name may be of several people.
  // Another value is another instruction.
  const rest = instruction.masks.filter((mask) => mask.kind === 'value' && !said.some(({ text }) => text.includes(mask.text)));
  const isMark =
    only !== undefined &&
    only.each.kind === 'code' &&
    fresh.length === 1 &&
    isOfOne(scene, only.old) &&
    isCalledAlike(scene, instruction.words, only.each.text, only.old);
  return {
    choices,
    isSure:
      only !== undefined &&
      others.length === 0 &&
      choices.length === 1 &&
      rest.length === 0 &&
      !isCalledElse(scene, instruction.words, only.each) &&
      (isMark || (isContrast && told.length === 1 && 'sure' in only.outcome)),
  };
}

/** "My granddaughter Tara Mehta": what somebody is called besides the name does not stand in the draft. */
function isCalledElse(scene: DraftScene, words: string, { text, kind }: Said): boolean {
  const before =
    kind === 'name'
      ? /\b(?:my|his|her|our|their) (\p{Ll}[\p{Ll}-]{2,30}) $/u.exec(words.slice(0, Math.max(0, words.indexOf(text))))?.[1]
      : undefined;
  return before !== undefined && !scene.content.includes(before);
}

/** "FD no. 5566" is no other number of a savings account. */
function isCalledAlike(scene: DraftScene, words: string, fresh: string, old: string): boolean {
  const before = (text: string, code: string) => text.slice(0, Math.max(0, text.indexOf(code))).slice(-LABEL_MAX);
  const called = /(\p{L}{2,20})\.? (?:no|nos|number|num)\b[^\p{L}]{0,6}$/iu.exec(before(words, fresh))?.[1]?.toLowerCase();
  return called === undefined || before(scene.content, old).toLowerCase().includes(called) || subjectsOf(called).length === 0;
}
const LABEL_MAX = 60;

/** Whether a number is called the same wherever it stands: "cheque no. 123456", and not the number of two papers. */
const isOfOne = (scene: DraftScene, code: string): boolean => {
  if (/\p{L}/u.test(code)) return true;
  const before = [...scene.content.split(code).slice(0, -1)].map(
    (text) => /(\p{L}{1,40})[^\p{L}]{0,10}(?:(?:no|number|nos)\b[^\p{L}]{0,10})?$/iu.exec(text.slice(-60))?.[1]?.toLowerCase() ?? '',
  );
  return new Set(before).size === 1;
};

/** Words that the draft has, in the place of which others come. */
export function replaced(scene: DraftScene, old: string, fresh: string, everywhere: boolean): Outcome {
  const instruction = readInstruction(`Replace “${old}” with “${fresh}”`, scene.has);
  return replaceWords(
    scene,
    instruction,
    { reading: { do: 'replace', old: '⟦0⟧', value: '⟦1⟧', place: '', everywhere }, place: '' },
    setValue,
  );
}

const nearestFirst = (all: readonly Said[], to: Said): Said[] => [...all].sort((a, b) => Math.abs(a.at - to.at) - Math.abs(b.at - to.at));

function saidIn(scene: DraftScene, { words, masks }: ReadInstruction): Said[] {
  const quotes = masks.flatMap((mask) => (mask.kind === 'quote' ? [mask.text.replace(/^the (?=\p{Lu})/u, '')] : []));
  const bare = words.replace(/[“"][^”"]{0,400}[”"]/g, (quote) => ' '.repeat(quote.length));
  const codes = [...bare.matchAll(CODE)].filter(
    ({ 0: text }) =>
      text.length >= CODE_MIN &&
      !/^(?:\d{1,2}[./-]){2}\d{2,4}$|^\d{4}-\d\d-\d\d$|^(?:19|20)\d\d$/.test(text) &&
      !isValue(text, masks) &&
      (!/^\d+$/.test(text) || isMarked(bare, text)),
  );
  const months = monthsIn(bare);
  const spans = [...codes, ...months].map(({ 0: text, index }) => [index, index + text.length] as const);
  const names = [...bare.matchAll(NAMES)].filter(
    ({ 0: text, index }) =>
      !spans.some(([start, end]) => index < end && start < index + text.length) &&
      (text.includes(' ') || index > 0) &&
      !/^(?:Rs|Para|Clause|Cl|Please|Kindly|Change|Add|Take|Delete|Remove|Omit|Write|Make|Put|I|Sir|Section|Schedule|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
        text,
      ),
  );
  const stands = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literally(text)}(?![\\p{L}\\p{N}])`, 'u').test(scene.content);
  const found = [
    ...[...codes, ...months].map(({ 0: text, index }): Omit<Said, 'isKnown'> => ({ text, kind: 'code', at: index })),
    ...names.map(({ 0: text, index }): Omit<Said, 'isKnown'> => ({
      text: text
        .replace(/[.'’]$/, '')
        .replace(
          /^(?:Our|The|My|In|As|Take|Delete|Remove|Omit|Drop|Insert|Also|Name|Appoint|Call|Let|Change|Put|Use|Make|Please|Kindly|For|Replace|Write|And) /,
          '',
        ),
      kind: 'name',
      at: index,
    })),
    ...quotes.map((text): Omit<Said, 'isKnown'> => ({ text, kind: 'quote', at: words.indexOf(text) })),
  ];
  // "Kavita" of Kavita Mehta.
  const first = firstNames(scene, bare).flatMap(({ word, name, at }) =>
    found.some(({ text }) => text.includes(word)) ? [] : [{ text: name, kind: 'name' as const, at }],
  );
  return [...found, ...first].map((each) => ({ ...each, isKnown: stands(each.text) })).sort((a, b) => a.at - b.at);
}

/** The people of the draft of whom a text says the first name. */
function firstNames(scene: DraftScene, text: string): { word: string; name: string; at: number }[] {
  const people = [...new Set((scene.content.match(NAMES) ?? []).map((name) => name.replace(/[.'’]$/, '')))].filter((name) =>
    name.includes(' '),
  );
  // Not a word of a longer name.
  return [...text.matchAll(/(?<![\p{L}])(?<!\p{Lu}\p{L}{0,30} )\p{L}{4,20}(?![\p{L}])/gu)].flatMap(({ 0: word, index }) => {
    const own = people.filter((name) => name.split(' ')[0]?.toLowerCase() === word.toLowerCase());
    return own.length === 1 && own[0] ? [{ word, name: own[0], at: index }] : [];
  });
}
export const peopleIn = (scene: DraftScene, text: string): string[] => [...new Set(firstNames(scene, text).map(({ name }) => name))];

/** The months that a text names with their year, as drafts write them. */
const monthsIn = (text: string): { 0: string; index: number }[] =>
  readMonths(text).flatMap(({ month, year, start }) => (month === null ? [] : [{ 0: `${MONTHS[month - 1] ?? ''} ${year}`, index: start }]));

/** What a number of a paper is called; other numbers are values. */
const MARK = /(?:\bno\b\.?|number|\bpin\w*|code|account|a\/c|\bid\b|draft|संख्या|नंबर|\bsankhya)/iu;
/** Words between what a number is called and the number. */
const MARK_WITHIN = 45;
const MARK_NEAR = 15;
const isMarked = (words: string, code: string): boolean =>
  MARK.test(words.slice(Math.max(0, words.indexOf(code) - MARK_WITHIN), words.indexOf(code)));

/** A sum, a share, a period or a day is no mark of a paper. */
const isValue = (text: string, masks: ReadInstruction['masks']): boolean =>
  masks.some((mask) => mask.kind === 'value' && mask.value.dimension !== 'number' && mask.text.includes(text));

/** What stands in the draft and is almost what is said. */
function spelt(scene: DraftScene, { text, kind }: Said, instruction: ReadInstruction): string[] {
  if (kind === 'quote') return [];
  const isPin = kind === 'code' && /^\d{6}$/.test(text) && /\bpin/i.test(instruction.words);
  const all = [
    ...new Set(
      [...scene.content.matchAll(kind === 'code' ? CODE : NAMES)]
        .filter(
          ({ 0: each, index }) =>
            each.length >= CODE_MIN &&
            !/^(?:19|20)\d\d$/.test(each) &&
            (!/^\d+$/.test(each) ||
              MARK.test(scene.content.slice(Math.max(0, index - MARK_NEAR), index)) ||
              (isPin && each.length === text.length)),
        )
        .map(([each]) => each.replace(/[.'’]$/, ''))
        .concat(kind === 'code' ? monthsIn(scene.content).map((each) => each[0]) : []),
    ),
  ];
  const alike = all.filter(
    (each) => each !== text && (isAlmost(each, text) || isFuller(kind, each, text)) && (kind === 'name' || each.length === text.length),
  );
  if (alike.length > 0 || kind === 'name') return text.includes(' ') || kind === 'code' ? alike : [];
  // Of the same make, where what is said of it is said of the line.
  const wanted = subjectsOf(instruction.plain.replace(/⟦\d{1,3}⟧/g, ' '));
  const shape = (each: string) =>
    each.includes('@') ? '@' : each.startsWith('+') ? '+' : each.replace(/\d+/g, '0').replace(/[A-Z]+/g, 'A');
  const same = all.filter((each) => shape(each) === shape(text));
  return same.length === 1 && shape(text).length > 1
    ? same
    : same.filter((each) =>
        scene.tree.nodes.some((node, at) => node.text.includes(each) && wanted.some((subject) => scene.subjects[at]?.has(subject))),
      );
}

/** "Ira Rohan Mehta" of Ira Mehta, "Ravi Kumar Sharma" of Ravi Kumar: a name that begins and ends alike, or goes on. */
const isFuller = (kind: Said['kind'], one: string, other: string): boolean => {
  const [a, b] = [one.split(' '), other.split(' ')];
  const isLonger = b.length > a.length && a.every((word, at) => word === b[at]);
  return kind === 'name' && a.length > 1 && b.length > 1 && a.length !== b.length && a[0] === b[0] && (isLonger || a.at(-1) === b.at(-1));
};

function isAlmost(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > SPELT_MAX || one.length > 80 || one.length <= SPELT_MAX) return false;
  let row = Array.from({ length: other.length + 1 }, (_each, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(Math.min((next[to - 1] ?? 0) + 1, (row[to] ?? 0) + 1, (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)));
    row = next;
  }
  return (row.at(-1) ?? SPELT_MAX + 1) <= SPELT_MAX;
}
