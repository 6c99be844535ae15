import { applyOperations } from '@themis/draft';
import type { FormValues } from '../../../templates/form/form-values.js';
import { lineEdit } from '../../making/line-edit.js';
import { isSame, withYearOf } from '../../making/written-values.js';
import { valuesIn, type WrittenValue } from '../../reading/masks.js';
import type { DraftScene } from '../../targets/draft-scene.js';
import type { Candidate } from './candidate.js';

/** A value that a candidate brings, and the one that it takes the place of. */
interface Exchange {
  candidate: Candidate;
  node: string;
  /** Where the old one stands in its line. */
  at: number;
  old: string;
  value: WrittenValue;
  fresh: string;
}

/** The lines in which candidates put a value in the place of another of its kind. */
function exchangesOf(scene: DraftScene, candidates: readonly Candidate[], value: WrittenValue): Exchange[] {
  return candidates.flatMap((candidate) =>
    candidate.operations.slice(0, 1).flatMap((operation): Exchange[] => {
      const node = operation.do === 'edit' ? scene.tree.nodes.find(({ id }) => id === operation.node) : undefined;
      if (!node || operation.do !== 'edit') return [];
      const after = node.text.replace(operation.oldText, () => operation.newText);
      const [before, now] = [valuesIn(node.text), valuesIn(after)];
      const index = now.findIndex((each, at) => isSame(each, withYearOf(value, each.day)) && !(before[at] && isSame(before[at], each)));
      const [old, fresh] = [before[index], now[index]];
      if (!old || !fresh || before.length !== now.length) return [];
      return [
        {
          candidate,
          node: node.id,
          at: old.start,
          value: old,
          old: node.text.slice(old.start, old.end).trim(),
          fresh: after.slice(fresh.start, fresh.end).trim(),
        },
      ];
    }),
  );
}

/** More are not shown beside what else may be meant. */
const SETS_MAX = 3;
const candidatesOf = (exchanges: readonly Exchange[]): Candidate[] => exchanges.map(({ candidate }) => candidate);

/**
 * What several choices change together: each of the values of an instruction at a place of its own, those of one line first; and one value
 * wherever the same old one stands.
 */
export function combined(scene: DraftScene, candidates: readonly Candidate[], values: readonly WrittenValue[]): Candidate[] {
  const [first, ...rest] = values;
  if (!first) return [];
  const own = exchangesOf(scene, candidates, first);
  if (rest.length === 0) {
    const [best] = own;
    const same = own.filter(
      ({ node, value: old }, at) =>
        best && old.dimension === best.value.dimension && isSame(old, best.value) && own.findIndex((each) => each.node === node) === at,
    );
    const all = best && same.length > 1 ? joined(scene, candidatesOf(same)) : null;
    return all && best ? [{ ...all, label: `Everywhere (${same.length} lines): "${best.old}" → "${best.fresh}"` }] : [];
  }
  // One that brings all of them is no part of others.
  const brings = ({ candidate, node, at }: Exchange, value: WrittenValue) =>
    exchangesOf(scene, [candidate], value).some((each) => each.node !== node || each.at !== at);
  if (own.some((each) => rest.every((value) => brings(each, value)))) return [];
  const sets = own.flatMap((start) => {
    const chosen = [start];
    for (const value of rest) {
      const open = exchangesOf(scene, candidates, value).filter(
        (each) => !chosen.some(({ node, old }) => node === each.node && old === each.old),
      );
      const next = open.find(({ node }) => node === start.node) ?? open[0];
      if (!next) return [];
      chosen.push(next);
    }
    return [chosen];
  });
  const together = (set: readonly Exchange[]) => set.filter(({ node }) => node === set[0]?.node).length;
  // "1 April to 31 March": the first of them comes first.
  const inOrder = (set: readonly Exchange[]) => set.filter(({ at }, index) => at >= (set[index - 1]?.at ?? -1)).length;
  return sets
    .sort((a, b) => together(b) - together(a) || inOrder(b) - inOrder(a))
    .slice(0, SETS_MAX)
    .flatMap((set) => joined(scene, candidatesOf(set)) ?? []);
}

/** Several candidates as one; what they change of one field of the form is one change of it. Null where they do not go together. */
export function joined(scene: DraftScene, all: readonly Candidate[]): Candidate | null {
  const { template, values: held } = scene.form;
  const values: FormValues = {};
  for (const [name, fresh] of all.flatMap((each) => Object.entries(each.values))) {
    const now = values[name];
    const edit = now === undefined || now === fresh ? null : lineEdit({ id: '', text: held[name] ?? '' }, fresh);
    if (edit && now?.split(edit.oldText).length !== 2) return null;
    values[name] = edit && now !== undefined ? now.replace(edit.oldText, () => edit.newText) : fresh;
  }
  const change = Object.keys(values).length === 0 ? { operations: [], values } : scene.drafted.change(values);
  if ('problem' in change) return null;
  const touched = new Set(change.operations.flatMap((operation) => ('node' in operation ? operation.node : [])));
  const lines = all.filter((each) => Object.keys(each.values).length === 0);
  const operations = [
    ...change.operations,
    ...lines.flatMap((each) => each.operations.filter((operation) => !('node' in operation && touched.has(operation.node)))),
  ];
  const set = template.fields.flatMap(({ name, label }) => (name in values ? `Set “${label}” to “${values[name] ?? ''}”` : []));
  return applyOperations(scene.tree, operations).refused.length > 0
    ? null
    : {
        label: all.map(({ label }) => label).join('; '),
        suggestion: [...set, ...lines.map(({ suggestion }) => suggestion)].join('. '),
        operations,
        values: change.values,
      };
}
