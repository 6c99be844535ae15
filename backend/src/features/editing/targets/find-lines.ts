import { isBlank } from '@themis/draft';
import { type Mask, masksIn, withoutMasks } from '../reading/masks.js';
import type { DraftScene } from './draft-scene.js';
import { subjectsOf } from './subjects.js';

/** The lines that a part of an instruction names: by their numbers, by the title of their clause, or by what they say. */
export interface NamedLines {
  /** Indexes of the lines, the likeliest first. */
  lines: number[];
  /** Whether nothing else can be meant. */
  isSure: boolean;
}

const NONE: NamedLines = { lines: [], isSure: false };
/** A line that has so much of what the best one has may be meant, too. */
const SHARE_OF_BEST = 0.5;
const LINES_MAX = 6;
/** Something else is asked of one of several places. */
const BESIDES = /\b(?:in|change|replace|add|insert|move|set|make|with|and then)\b/i;
/** Words by which a line is meant rather than something that it says. */
const LINE =
  /\b(?:lines?|clauses?|conditions?|points?|para|paragraphs?|sentences?|restrictions?|items?|entr(?:y|ies)|covenants?|recitals?|provisions?|bullets?|terms?|khand|shart)\b/i;
/** What a line that is not called one has to be about. */
const MOST = 0.5;

/** Finds the lines that a part of an instruction names. */
export function findLines(scene: DraftScene, part: string, masks: readonly Mask[]): NamedLines {
  const own = masksIn(part, masks);
  const subjects = [...new Set(subjectsOf(withoutMasks(part)))];
  const numbered = own.flatMap((mask) => (mask.kind === 'place' ? mask.cited.map((label) => scene.lineOf(label)) : []));
  if (numbered.length > 0) {
    if (own.some(({ kind }) => kind !== 'place') || BESIDES.test(withoutMasks(part)))
      return { lines: numbered.filter((at) => at >= 0), isSure: false };
    const isKnown = numbered.every((at) => at >= 0);
    const said = (at: number) => new Set([...(scene.subjects[at] ?? []), ...(scene.titles[at] ?? [])]);
    // "Clause 5 on pets": both have to be true of it.
    return isKnown ? { lines: numbered, isSure: subjects.every((subject) => numbered.some((at) => said(at).has(subject))) } : NONE;
  }
  const quote = own.find((mask) => mask.kind === 'quote');
  if (quote) return byTitleOrWords(scene, quote.text);
  const item = /^(?<of>.*?) ?\((?<letter>[a-z]{1,3})\)(?: (?:about|on|regarding|relating to|for|of) .{1,80})?$/i.exec(part.trim())?.groups;
  if (item) return itemOf(scene, [...new Set(subjectsOf((item.of ?? '').replace(ITEM, ' ')))], item.letter ?? '');
  if (subjects.length === 0 || own.length > 0) return NONE;
  const schedule = /\bschedules?\b/i.test(part) ? scene.tree.nodes.flatMap(({ kind }, at) => (kind === 'schedule' ? [at] : [])) : [];
  // A party is not the clause that is called after what it does: "remove the guarantor".
  const isParty = part.split(/\s+/).some((word) => scene.content.includes(`"${word.charAt(0).toUpperCase()}${word.slice(1)}"`));
  const found = bySubject(scene, subjects, LINE.test(part), isParty);
  return schedule.length > 0 ? { lines: [...new Set([...schedule, ...found.lines])].slice(0, LINES_MAX), isSure: false } : found;
}

/** What any item is called. */
const ITEM = /\b(?:items?|points?|parts?|entr(?:y|ies)|sub-?clauses?|sub-?paras?|sub-?paragraphs?|lines?|bullets?)\b/gi;

/** "Restriction (b)": an item under the title that says so. */
function itemOf(scene: DraftScene, subjects: readonly string[], letter: string): NamedLines {
  const lines = scene.tree.nodes.flatMap(({ kind }, at) => {
    const isItem = kind === 'item' && (scene.cited[at] ?? '').endsWith(`(${letter.toLowerCase()})`);
    return isItem && subjects.every((subject) => scene.titles[at]?.has(subject)) ? [at] : [];
  });
  return { lines, isSure: lines.length === 1 };
}

function byTitleOrWords(scene: DraftScene, text: string): NamedLines {
  const wanted = text
    .toLowerCase()
    .replace(/[.…]{1,5}$/, '')
    .trim();
  const nodes = scene.tree.nodes.map(({ label, text: words }, at) => ({
    at,
    words: (label + words).toLowerCase().replaceAll('**', ''),
    own: words.toLowerCase().replaceAll('**', ''),
  }));
  const whole = nodes.filter(({ own, words }) => own === wanted || words === wanted);
  const found = whole.length > 0 ? whole : nodes.filter(({ words }) => words.includes(wanted));
  return { lines: found.map(({ at }) => at).slice(0, LINES_MAX), isSure: found.length === 1 };
}

function bySubject(scene: DraftScene, subjects: readonly string[], isLine: boolean, isParty: boolean): NamedLines {
  const titles = scene.tree.nodes.flatMap((_node, at) =>
    scene.isTitle(at) && subjects.every((subject) => scene.subjects[at]?.has(subject)) ? [at] : [],
  );
  const [title] = titles;
  const covering = scene.tree.nodes.flatMap((node, at) =>
    isChoice(scene, at) && !isBlank(node) && subjects.every((subject) => scene.subjects[at]?.has(subject)) ? [at] : [],
  );
  const isWithin = (at: number) => title !== undefined && scene.titleOf(at) === scene.tree.nodes[title]?.text;
  const isAll = (at: number) => [...(scene.subjects[at] ?? [])].every((subject) => subjects.includes(subject));
  const [whole, ...more] = titles.filter(isAll);
  if (whole !== undefined && more.length === 0 && !isParty) return { lines: [whole], isSure: true };
  if (title !== undefined && titles.length === 1)
    return { lines: [title, ...covering.filter((at) => at !== title && !isWithin(at))].slice(0, LINES_MAX), isSure: true };
  const [only] = covering;
  // Words that stand nowhere else, or most of what the line says.
  const size = only === undefined ? Infinity : (scene.subjects[only]?.size ?? 0);
  const isTelling = (isLine && subjects.every((subject) => scene.linesWith(subject) === 1)) || subjects.length >= size * MOST;
  if (covering.length === 1 && isTelling) return { lines: covering, isSure: true };
  const scored = scene.tree.nodes.flatMap((node, at) => {
    if (!isChoice(scene, at) || isBlank(node)) return [];
    const score = scene.toldOf(subjects, at);
    return score > 0 ? [{ at, score }] : [];
  });
  const best = scored.reduce((most, { score }) => (score > most ? score : most), 0);
  const lines = scored
    .filter(({ score }) => score >= best * SHARE_OF_BEST)
    .sort((a, b) => b.score - a.score)
    .map(({ at }) => at);
  return { lines: lines.slice(0, LINES_MAX), isSure: false };
}

/** Titles of the whole draft and the lines where it is signed are nothing that goes or moves. */
export const isChoice = (scene: DraftScene, at: number): boolean => {
  const node = scene.tree.nodes[at];
  return node !== undefined && !node.text.startsWith('#') && (node.part === 'body' || node.kind !== null || /^(?:- |\|)/.test(node.text));
};
