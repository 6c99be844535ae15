import { endOf } from '@themis/draft';
import { citedIn, type Mask } from '../reading/masks.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { findLines } from '../targets/find-lines.js';
import { type Candidate, CHOICES_MAX, lineCandidate, shortly } from './readings/candidate.js';
import { lineBefore } from './move-lines.js';
import { ENDS, JOINT } from './remove-lines.js';
import { lineEdit } from '../making/line-edit.js';

/** What a clause is called that has what was asked for, where there is none to put it in. */
export const SPECIAL_TITLE = 'Special conditions';

/** Index of the last line of the clauses. */
export function endOfBody(scene: DraftScene): number {
  const last = scene.tree.nodes.findLastIndex(({ kind, part }) => kind === 'clause' && part === 'body');
  return last;
}

interface Place {
  /** Index of the line that something is put behind. */
  after: number;
  /** Index of the clause that it becomes a part of; null for a line of its own. */
  within: number | null;
}

/** Where "after clause 4", "in clause 4", "as clause 5", "before Notices" is; null where that is not clear. */
export function placeFor(scene: DraftScene, place: string, masks: readonly Mask[]): Place | null {
  const said = /^(?<side>at the end of|at the end|after|before|below|above|in|to|under|as)\b(?: the| a| new){0,4}(?<where>.{0,300})$/i.exec(
    place,
  )?.groups;
  if (!said) return null;
  const where = said.where ?? '';
  if (/^at the end$/i.test(said.side ?? '') && where.trim() === '') return { after: endOfBody(scene), within: null };
  const [number] = citedIn(where, masks);
  const { lines, isSure } =
    number === undefined ? findLines(scene, where, masks) : { lines: [scene.lineOf(number)].filter((at) => at >= 0), isSure: true };
  const [at] = lines;
  if (/^as$/i.test(said.side ?? '')) return number === undefined ? null : asNumber(scene, number);
  if (at === undefined || !isSure) return null;
  if (/^(?:before|above)$/i.test(said.side ?? '')) return { after: lineBefore(scene, at), within: null };
  if (/^(?:after|below)$/i.test(said.side ?? '')) return { after: at, within: null };
  return { after: at, within: at };
}

/** "As clause 9", "as 4.4": where a line of that number would stand. */
function asNumber(scene: DraftScene, number: string): Place | null {
  const at = scene.lineOf(number);
  if (at >= 0) return { after: lineBefore(scene, at), within: null };
  const before = number.replace(/\d{1,4}$/, (last) => String(Number(last) - 1));
  const last = scene.lineOf(before);
  return last >= 0 ? { after: last, within: null } : null;
}

/** One more item behind the last one, written and joined as those before it. */
function addedItem(scene: DraftScene, at: number, words: string): Candidate | null {
  const { nodes } = scene.tree;
  const last = nodes[at];
  if (!last) return null;
  const parent = scene.parents[at] ?? null;
  const before = nodes.findLast((node, index) => index < at && node.kind === last.kind && (scene.parents[index] ?? null) === parent);
  const joint = JOINT.exec(before?.text ?? '')?.[1];
  const end = ENDS.exec(last.text)?.[0] ?? '.';
  const bare = words.trim().replace(ENDS, '');
  const first = bare.charAt(0);
  const text = `${/^\p{Ll}/u.test(last.text) ? first.toLowerCase() : first.toUpperCase()}${bare.slice(1)}${end}`;
  const joined =
    joint === undefined || !before
      ? []
      : [lineEdit(before, before.text.replace(JOINT, ';')), lineEdit(last, `${last.text.replace(ENDS, '')}; ${joint}`)].flatMap(
          (edit) => edit ?? [],
        );
  return {
    label: `Add after ${scene.cited[at] ?? ''}: "${shortly(text)}"`,
    suggestion: `Add after clause ${scene.cited[at] ?? ''}: “${text}”`,
    operations: [...joined, { do: 'insert', after: last.id, text }],
    values: {},
  };
}

export function addedAt(scene: DraftScene, { after, within }: Place, text: string, words = text): Candidate | null {
  const { nodes } = scene.tree;
  const node = nodes[after];
  if (!node) return null;
  const lastItem = within === null ? -1 : scene.parents.findLastIndex((parent, at) => parent === within && nodes[at]?.kind === 'item');
  if (lastItem >= 0) return addedItem(scene, lastItem, words);
  if (within !== null && !scene.isTitle(within)) {
    const ended = node.text.trimEnd();
    const isRest = /^\p{Ll}/u.test(words);
    const sign = /[.;:।]$/.exec(ended)?.[0] ?? '';
    const joined = isRest
      ? `${ended.slice(0, ended.length - sign.length)} ${words.replace(/[.;]$/, '')}${sign}`
      : `${ended}${sign === '' ? '.' : ''} ${text}`;
    const added = lineCandidate(scene, within, joined);
    return added && { ...added, label: `Add to ${scene.cited[within] || scene.shown(within)}: "${shortly(text)}"` };
  }
  const end = endOf(scene.tree, after);
  const lastSub = within === null ? -1 : nodes.slice(0, end).findLastIndex(({ kind }, at) => at > after && kind === 'sub');
  const behind = nodes[lastSub >= 0 ? lastSub : after];
  const isOwn = within === null && scene.isTitle(after);
  const title = isOwn ? `1. ${SPECIAL_TITLE}\n1.1 ${text}` : text;
  if (!behind) return null;
  return {
    label: `Add ${within === null ? 'after' : 'in'} ${scene.cited[after] || scene.shown(after)}: "${shortly(text)}"`,
    suggestion: `Add ${within === null ? 'after' : 'in'} clause ${scene.cited[after] ?? ''}: “${text}”`,
    operations: [{ do: 'insert', after: behind.id, text: title }],
    values: {},
  };
}

/** After the last paragraph under each heading, the last first. */
export function placesFor(scene: DraftScene, text: string): Candidate[] {
  const { nodes } = scene.tree;
  const numbered = nodes.flatMap(({ kind, part }, at) => (kind === 'clause' && part === 'body' && !scene.isTitle(at) ? [at] : []));
  const titles = nodes.flatMap((_node, at) => (scene.isTitle(at) ? [at] : []));
  const lasts = numbered.filter(
    (at, index) => index === numbered.length - 1 || scene.titleOf(at) !== scene.titleOf(numbered[index + 1] ?? at),
  );
  return [...lasts.reverse(), ...titles.reverse()]
    .slice(0, CHOICES_MAX)
    .flatMap((at) => addedAt(scene, { after: at, within: null }, text) ?? []);
}
