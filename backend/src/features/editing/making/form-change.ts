import {
  applyOperations,
  type DraftNode,
  type DraftTree,
  isBlank,
  lineOf,
  type Operation,
  parseDraft,
  withReferences,
  writeDraft,
} from '@themis/draft';
import { diffArrays } from 'diff';
import { ValidationError } from '../../../core/errors/common-errors.js';
import type { DocumentTemplate } from '../../templates/engine/document-template.js';
import { checkedValues, type FormValues, readableValues } from '../../templates/form/form-values.js';
import { lineEdit } from './line-edit.js';

/** What a draft was made from. */
export interface DraftForm {
  template: DocumentTemplate;
  values: FormValues;
  /** What the template needs besides the form. */
  extra: Record<string, unknown>;
}

/** How a draft changes with its form: by operations on the draft as it stands, or not, with the reason. */
export type FormChange = { operations: Operation[]; values: FormValues } | { problem: string };

const MAX_EDITS = 2000;
/** Share of its words that a line keeps when only a value in it changes. */
const ALIKE = 0.4;
const EDITED = 'The draft was edited where this stands, so it is not clear what to change there.';

/** A draft with the form that it was made from; other values of the form are followed into it. */
export class DraftedForm {
  private readonly before: string;
  private readonly old: DraftTree;
  private readonly tree: DraftTree;
  private readonly known: ReadonlySet<string>;
  private readonly placeOf: (from: DraftNode, into?: DraftNode) => DraftNode | null;

  constructor(
    private readonly form: DraftForm,
    private readonly content: string,
  ) {
    this.before = form.template.assemble(form.values, form.extra);
    this.old = parseDraft(this.before);
    this.tree = parseDraft(content);
    this.known = new Set(problemsOf(form.template, form.values));
    this.placeOf = placesIn(written(this.old), this.tree, content === this.before);
  }

  /**
   * What differs between the text made from the old values and the one made from the new ones is changed where it stands in the draft, which
   * may have been edited since, and nothing else.
   * @param patch the values that change; '' takes one out
   */
  change(patch: FormValues): FormChange {
    const { template, values, extra } = this.form;
    const given = withValues(values, patch);
    const problem = problemsOf(template, given).find((message) => !this.known.has(message));
    if (problem !== undefined) return { problem };
    const next = readableValues(template.fields, given);
    const after = template.assemble(next, extra);
    const isSame = this.content === this.before;
    const operations = operationsBetween(this.old, parseDraft(after), this.tree, { placeOf: this.placeOf, isSame });
    if (!operations) return { problem: EDITED };
    // On the draft as it was made the result is known but for the references, which follow what they name.
    const made = applyOperations(this.tree, operations).tree;
    if (isSame && withoutReferences(writeDraft(made)) !== withoutReferences(after)) return { problem: EDITED };
    return { operations, values: changedValues(values, next) };
  }
}

/** The values that differ, '' for those that are gone. */
function changedValues(before: FormValues, after: FormValues): FormValues {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? '']));
}

/** A form with some values changed; '' takes one out. */
export const withValues = (values: FormValues, patch: FormValues): FormValues =>
  Object.fromEntries(Object.entries({ ...values, ...patch }).filter(([, value]) => value !== ''));

function problemsOf(template: DocumentTemplate, given: FormValues): string[] {
  try {
    checkedValues(template.fields, given);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.errors ?? []).map(({ message }) => message);
  }
}

/** A line without its number and without the numbers that it refers to: both follow by themselves. */
const withoutReferences = (text: string): string => withReferences(text, () => '§');
const keyOf = ({ kind, text }: DraftNode): string => `${kind ?? ''} ${withoutReferences(text)}`;
const written = ({ nodes }: DraftTree): DraftNode[] => nodes.filter((node) => !isBlank(node));

function operationsBetween(
  before: DraftTree,
  after: DraftTree,
  tree: DraftTree,
  { placeOf, isSame }: { placeOf: (from: DraftNode, into?: DraftNode) => DraftNode | null; isSame: boolean },
): Operation[] | null {
  const [old, fresh] = [written(before), written(after)];
  const parts = diffArrays(old.map(keyOf), fresh.map(keyOf), { maxEditLength: MAX_EDITS });
  if (!parts) return null;
  const operations: Operation[] = [];
  let [at, to] = [0, 0];
  let gone: DraftNode[] = [];
  let come: DraftNode[] = [];
  /** The last line of the old text that stays. */
  let last: DraftNode | null = null;
  const flush = (): boolean => {
    const pairs = paired(gone, come);
    let anchor = last;
    let added: DraftNode[] = [];
    const insert = (): boolean => {
      if (added.length === 0) return true;
      const after = anchor && placeOf(anchor);
      if (!after) return false;
      operations.push({ do: 'insert', after: after.id, text: added.map(lineOf).join('\n') });
      added = [];
      return true;
    };
    for (const { from, into } of pairs) {
      if (!from) {
        if (into) added.push(into);
        continue;
      }
      if (!insert()) return false;
      const node = placeOf(from, into ?? undefined);
      if (!node) return false;
      anchor = from;
      const text = into && (node.text === from.text ? into.text : rewritten(node.text, from.text, into.text));
      if (text === null && into) return false;
      const edit = text ? lineEdit(node, text) : null;
      if (edit) operations.push(isSame && into && keyOf(into) !== `${into.kind ?? ''} ${into.text}` ? { ...edit, settled: true } : edit);
      else if (!into) operations.push({ do: 'remove', node: node.id });
    }
    const isDone = insert();
    [gone, come] = [[], []];
    return isDone;
  };
  for (const { added, removed, value } of parts) {
    if (removed) gone = old.slice(at, (at += value.length));
    else if (added) come = fresh.slice(to, (to += value.length));
    else {
      if (!flush()) return null;
      last = old[at + value.length - 1] ?? last;
      at += value.length;
      to += value.length;
    }
  }
  return flush() ? withoutNested(operations, tree) : null;
}

interface Pair {
  from: DraftNode | null;
  into: DraftNode | null;
}

/** Lines that go and lines that come, each line with the one that it becomes. */
function paired(gone: readonly DraftNode[], come: readonly DraftNode[]): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  for (const from of gone) {
    const found = come.findIndex((into, index) => index >= next && into.kind === from.kind && likeness(from.text, into.text) >= ALIKE);
    const isOnlyOne = found < 0 && gone.length === come.length && come[next]?.kind === from.kind;
    const at = isOnlyOne ? next : found;
    if (at < 0) pairs.push({ from, into: null });
    else {
      for (const into of come.slice(next, at)) pairs.push({ from: null, into });
      pairs.push({ from, into: come[at] ?? null });
      next = at + 1;
    }
  }
  return zipped([...pairs, ...come.slice(next).map((into) => ({ from: null, into }))]);
}

/** Of neighbours that go and come the first of each kind are one line with other words. */
function zipped(pairs: readonly Pair[]): Pair[] {
  const made: Pair[] = [];
  for (const pair of pairs) {
    const start = made.findLastIndex(({ from, into }) => from && into) + 1;
    const kind = (pair.from ?? pair.into)?.kind;
    const open = made.findIndex(({ from, into }, index) => index >= start && (pair.into ? from : into)?.kind === kind && !(from && into));
    const other = pair.from && pair.into ? undefined : made[open];
    if (other) made[open] = { from: other.from ?? pair.from, into: other.into ?? pair.into };
    else made.push(pair);
  }
  return made;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Share of the words of the longer of two lines that both have. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const known = new Set(b);
  return a.filter((word) => known.has(word)).length / Math.max(a.length, b.length, 1);
}

/** Finds a line of the old text in the draft as it stands. */
function placesIn(old: readonly DraftNode[], tree: DraftTree, isSame: boolean): (from: DraftNode, into?: DraftNode) => DraftNode | null {
  const byId = new Map(tree.nodes.map((node) => [node.id, node]));
  if (isSame) return (from) => byId.get(from.id) ?? null;
  const now = written(tree);
  const found = new Map<DraftNode, DraftNode>();
  let [at, to] = [0, 0];
  for (const { added, removed, value } of diffArrays(old.map(keyOf), now.map(keyOf), { maxEditLength: MAX_EDITS }) ?? []) {
    const [left, right] = [old.slice(at, at + value.length), now.slice(to, to + value.length)];
    if (!added && !removed) for (const [index, node] of left.entries()) if (right[index]) found.set(node, right[index]);
    if (!added) at += value.length;
    if (!removed) to += value.length;
  }
  return (from, into) => {
    const same = found.get(from);
    if (same || !into) return same ?? null;
    const [oldText] = differing(from.text, into.text);
    const taken = new Set(found.values());
    const holding = now.filter((node) => !taken.has(node) && node.kind === from.kind && once(node.text, oldText));
    const alike = holding.filter((node) => likeness(node.text, from.text) >= ALIKE);
    return alike.length === 1 ? (alike[0] ?? null) : null;
  };
}

const once = (text: string, words: string): boolean => words !== '' && text.split(words).length === 2;

/** What is left of two lines without the whole words that they share at both ends. */
function differing(old: string, fresh: string): [string, string] {
  const edit = lineEdit({ id: '', text: old }, fresh);
  return edit ? [edit.oldText, edit.newText] : ['', ''];
}

/** A line that its owner edited, with the words exchanged that differ between two others; null where they do not stand there once. */
function rewritten(text: string, old: string, fresh: string): string | null {
  const [from, to] = differing(old, fresh);
  return once(text, from) ? text.replace(from, () => to) : null;
}

/** Without removals of what stands below something that is removed. */
function withoutNested(operations: readonly Operation[], tree: DraftTree): Operation[] {
  let rest = tree;
  return operations.filter((operation) => {
    if (operation.do !== 'remove') return true;
    const { tree: made, refused } = applyOperations(rest, [operation]);
    if (refused.length > 0) return false;
    rest = made;
    return true;
  });
}
