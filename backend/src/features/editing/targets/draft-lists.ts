import type { DraftNode } from '@themis/draft';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { listLines } from '../../templates/values/list-lines.js';
import { rowsOf, writtenRows } from '../../templates/values/rows.js';
import type { DraftScene } from './draft-scene.js';
import { subjectsOf } from './subjects.js';

/** A list or a table of the form, with where its entries stand in the draft. */
export interface DraftList {
  field: TemplateField;
  entries: readonly string[];
  /** Indexes of the lines that print its entries; -1 for one that is not found. */
  lines: readonly number[];
  /** Index of the line that it stands under; -1 where the draft does not have it. */
  under: number;
  /** What it is about: its label, what people call it, the line and the heading that it stands under. */
  subjects: ReadonlySet<string>;
}

const ENTRY_SHOWN = 60;

const known = new WeakMap<DraftScene, DraftList[]>();

/** The lists and tables of the form, read once for a draft. */
export function listsOf(scene: DraftScene): DraftList[] {
  const lists = known.get(scene) ?? readLists(scene);
  known.set(scene, lists);
  return lists;
}

function readLists(scene: DraftScene): DraftList[] {
  const { template, values } = scene.form;
  return template.fields
    .filter(({ format }) => format === 'list' || format === 'rows')
    .map((field) => {
      const entries = entriesOf(field, values[field.name] ?? '');
      const lines = entries.map((entry) => lineOfEntry(scene.tree.nodes, entry));
      const first = lines.find((at) => at >= 0) ?? -1;
      const under = first < 0 ? -1 : headOf(scene, first);
      const said = [
        field.label,
        field.name.replaceAll('_', ' '),
        ...(template.aliases[field.name] ?? []),
        first < 0 ? '' : scene.titleOf(first),
        scene.tree.nodes[under]?.text ?? '',
      ];
      return { field, entries, lines, under, subjects: new Set(said.flatMap((text) => subjectsOf(text))) };
    });
}

export const entriesOf = ({ format }: TemplateField, value: string): string[] =>
  format === 'rows' ? rowsOf(value).map((cells) => writtenRows([cells])) : listLines(value);

function lineOfEntry(nodes: readonly DraftNode[], entry: string): number {
  const [first = ''] = entry.split(' | ');
  const wanted = first.slice(0, ENTRY_SHOWN).trim();
  const starts = nodes.findIndex(({ text }) => text.replace(/^(?:- |\| )/, '').startsWith(wanted));
  return wanted === '' || starts >= 0 ? starts : nodes.findIndex(({ text }) => text.includes(wanted));
}

/** What introduces a list: the line that its entries stand below, or the last one above it. */
function headOf(scene: DraftScene, first: number): number {
  const parent = scene.parents[first] ?? null;
  if (parent !== null && scene.tree.nodes[first]?.kind !== 'clause') return parent;
  for (let at = first - 1; at >= 0; at -= 1) {
    const { text = '' } = scene.tree.nodes[at] ?? {};
    if (text.trim() !== '' && !/^\|/.test(text)) return at;
  }
  return -1;
}
