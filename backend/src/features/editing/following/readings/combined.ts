import { applyOperations } from '@themis/draft';
import type { FormValues } from '../../../templates/form/form-values.js';
import { lineEdit } from '../../making/line-edit.js';
import { isSame, withYearOf } from '../../making/written-values.js';
import { valuesIn, type WrittenValue } from '../../reading/masks.js';
import type { DraftScene } from '../../targets/draft-scene.js';
import { type Candidate, fieldCandidate } from './candidate.js';

/** A value that a candidate brings, and the one that it takes the place of. */
interface Exchange {
  candidate: Candidate;
  node: string;
  old: string;
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
        { candidate, node: node.id, old: node.text.slice(old.start, old.end).trim(), fresh: after.slice(fresh.start, fresh.end).trim() },
      ];
    }),
  );
}

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
    const same = own.filter(({ node, old }, at) => old === best?.old && own.findIndex((each) => each.node === node) === at);
    const all = best && same.length > 1 ? joined(scene, same) : null;
    return all && best ? [{ ...all, label: `Everywhere (${same.length} lines): "${best.old}" → "${best.fresh}"` }] : [];
  }
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
  return sets
    .sort((a, b) => together(b) - together(a))
    .slice(0, 2)
    .flatMap((set) => joined(scene, set) ?? []);
}

/** Several candidates as one; those that change the same field of the form, as one change of it. */
function joined(scene: DraftScene, exchanges: readonly Exchange[]): Candidate | null {
  const all = exchanges.map(({ candidate }) => candidate);
  const fields = new Set(all.flatMap(({ values }) => Object.keys(values)));
  const [name] = fields;
  const field = scene.form.template.fields.find((each) => each.name === name);
  if (field && fields.size === 1 && all.every(({ values }) => field.name in values)) {
    const held = scene.form.values[field.name] ?? '';
    const text = all.reduce<string | null>((made, { values }) => {
      const edit = lineEdit({ id: '', text: held }, values[field.name] ?? '');
      return made !== null && edit && made.split(edit.oldText).length === 2 ? made.replace(edit.oldText, () => edit.newText) : made;
    }, held);
    const one = text === null || text === held ? null : fieldCandidate(scene, field, text);
    return one && 'label' in one ? { ...one, label: all.map(({ label }) => label).join('; ') } : null;
  }
  const operations = all.flatMap((each) => each.operations);
  if (applyOperations(scene.tree, operations).refused.length > 0) return null;
  return {
    label: all.map(({ label }) => label).join('; '),
    suggestion: all.map(({ suggestion }) => suggestion).join('. '),
    operations,
    values: Object.assign({}, ...all.map((each) => each.values)) as FormValues,
  };
}
