import {
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
  splitBlockAs,
} from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import type { ClauseLabel } from '../../../../shared/document/draft-tree.js';
import { firstLabel, nextLabel, withParts } from './labels.js';
import { schema } from './schema.js';

/** What the block at the cursor may be made into. */
export type BlockKind = 'paragraph' | 'title' | 'heading' | 'subheading' | 'clause' | 'bullet' | 'quote';

const HEADING_LEVELS: Readonly<Partial<Record<BlockKind, number>>> = { title: 1, heading: 2, subheading: 3 };
const KEEPS_LINES = ['signature', 'quote', 'citation'];

const textBlock = ({ selection }: EditorState): Node => selection.$from.parent;

/** Which kind the block at the cursor is; null for tables and signatures, which stay what they are. */
export function kindAt(state: EditorState): BlockKind | null {
  const { type, attrs } = textBlock(state);
  if (type.name === 'heading') return attrs['level'] === 1 ? 'title' : attrs['level'] === 2 ? 'heading' : 'subheading';
  const { name } = type;
  return name === 'paragraph' || name === 'clause' || name === 'bullet' || name === 'quote' ? name : null;
}

/** Makes the blocks of the selection into this kind. */
export const makeBlock =
  (kind: BlockKind): Command =>
  (state, dispatch) => {
    if (kindAt(state) === null) return false;
    const transaction = state.tr;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, position) => {
      if (!node.isTextblock) return;
      const { origin } = node.attrs as { origin?: number | null };
      const level = HEADING_LEVELS[kind];
      if (level) transaction.setNodeMarkup(position, schema.nodes.heading, { origin, level });
      else if (kind === 'clause') {
        const before = clauseBefore(transaction.doc, position);
        const attributes = before ? following(before) : { label: firstLabel(1), level: 1, indent: 0, heading: false };
        // It is new in the numbering.
        transaction.setNodeMarkup(position, schema.nodes.clause, { ...attributes, origin: null });
      } else transaction.setNodeMarkup(position, schema.nodes[kind], { origin });
    });
    dispatch?.(transaction);
    return true;
  };

/** What follows a clause: its sibling or, after a title of clauses, the first of them. */
function following(clause: Node): { label: ClauseLabel; level: number; indent: number; heading: boolean } {
  const { label, level, indent, heading } = clause.attrs as { label: ClauseLabel; level: number; indent: number; heading: boolean };
  if (heading && level === 1) return { label: withParts(firstLabel(2), [label.parts[0] ?? 1, 1]), level: 2, indent: 0, heading: false };
  return { label: nextLabel(label), level, indent, heading: false };
}

function clauseBefore(document: Node, position: number): Node | null {
  let found: Node | null = null;
  document.nodesBetween(0, position, (node, at) => {
    if (at < position && node.type === schema.nodes.clause) found = node;
    return false;
  });
  return found;
}

/** One level deeper or less deep in the numbering: `1.`, `1.1`, `(a)`, `(i)`. */
export const moveLevel =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const node = $from.parent;
    if (node.type === schema.nodes.bullet) {
      const indent = (node.attrs['indent'] as number) + step;
      if (indent < 0 || indent > 4) return false;
      dispatch?.(state.tr.setNodeAttribute($from.before(), 'indent', indent));
      return true;
    }
    if (node.type !== schema.nodes.clause) return false;
    const level = (node.attrs['level'] as number) + step;
    if (level < 1 || level > 4) return false;
    const before = clauseBefore(state.doc, $from.before());
    if (step > 0 && (!before || (before.attrs['level'] as number) < level - 1)) return false;
    const label = firstLabel(level);
    const parent = before && level === 2 ? (before.attrs['label'] as ClauseLabel).parts[0] : undefined;
    dispatch?.(
      state.tr.setNodeMarkup($from.before(), schema.nodes.clause, {
        origin: null,
        label: parent === undefined ? label : withParts(label, [parent, 1]),
        level,
        indent: Math.max(0, level - 2),
        heading: false,
      }),
    );
    return true;
  };

/** Enter: a clause is followed by the next one, an empty one becomes plain text; signatures and quotes get a line. */
const enter: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const node = $from.parent;
  if (node.type === schema.nodes.cell) return true;
  if (KEEPS_LINES.includes(node.type.name)) return breakLine(state, dispatch, view);
  const isItem = node.type === schema.nodes.clause || node.type === schema.nodes.bullet || node.type === schema.nodes.recital;
  if (isItem && node.content.size === 0) return makePlain(state, dispatch);
  const atEnd = $from.parentOffset === node.content.size;
  return splitBlockAs((parent) => {
    if (parent.type === schema.nodes.clause) return { type: parent.type, attrs: { ...following(parent), origin: null } };
    if (parent.type === schema.nodes.recital)
      return { type: parent.type, attrs: { label: nextLabel(parent.attrs['label'] as ClauseLabel), origin: null } };
    if (parent.type === schema.nodes.bullet) return { type: parent.type, attrs: { ...parent.attrs, origin: null } };
    if (parent.type === schema.nodes.heading && !atEnd) return { type: parent.type, attrs: { ...parent.attrs, origin: null } };
    return { type: schema.nodes.paragraph, attrs: { indent: parent.attrs['indent'] as number | undefined } };
  })(state, dispatch, view);
};

const makePlain: Command = (state, dispatch) => {
  dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(), schema.nodes.paragraph, { origin: null }));
  return true;
};

/** Backspace at the start of a clause, a heading or an item takes its form away before it joins the block above. */
export const backspace: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || kindAt(state) === 'paragraph' || kindAt(state) === null) return false;
  return makePlain(state, dispatch, view);
};

export const breakLine: Command = (state, dispatch) => {
  if (textBlock(state).type === schema.nodes.cell) return false;
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.line_break.create()).scrollIntoView());
  return true;
};

export const newBlock = chainCommands(newlineInCode, enter, createParagraphNear, liftEmptyBlock, splitBlock);
export const leaveBlock = chainCommands(exitCode, breakLine);

/** From cell to cell; outside of tables the key keeps its meaning. */
export const moveCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.parent.type !== schema.nodes.cell) return false;
    const cells: number[] = [];
    const table = $from.before(1);
    state.doc.nodeAt(table)?.descendants((node, offset) => {
      if (node.type === schema.nodes.cell) cells.push(table + 1 + offset);
    });
    const to = cells[cells.indexOf($from.before()) + step];
    if (to === undefined) return false;
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, to + 1)).scrollIntoView());
    return true;
  };
