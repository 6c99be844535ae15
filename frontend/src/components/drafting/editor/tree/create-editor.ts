import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { clipboardProps } from './clipboard.js';
import { backspace, breakLine, leaveBlock, moveCell, moveLevel, newBlock } from './commands.js';
import { openDraft } from './nodes-of-tree.js';
import { renumbering } from './renumbering.js';
import { schema } from './schema.js';
import { textOf } from './text-of-nodes.js';

interface EditorOptions {
  place: HTMLElement;
  /** The stored text. */
  content: string;
  label: string;
  className: string | undefined;
  /** Called after each change with the text as it would be stored. */
  onChange: (text: string) => void;
  /** Called after everything that the toolbar shows. */
  onState: (state: EditorState) => void;
  onTooLong: () => void;
  editable: () => boolean;
}

const KEYS = keymap({
  'Mod-b': toggleMark(schema.marks.bold),
  'Mod-i': toggleMark(schema.marks.italic),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-]': moveLevel(1),
  'Mod-[': moveLevel(-1),
  Enter: newBlock,
  'Shift-Enter': breakLine,
  'Mod-Enter': leaveBlock,
  Backspace: backspace,
  Tab: moveCell(1),
  'Shift-Tab': moveCell(-1),
});

/** An editor of a draft. Tab leaves it, except from one cell of a table to the next. */
export function createEditor({ place, content, label, className, onChange, onState, onTooLong, editable }: EditorOptions): EditorView {
  const draft = openDraft(content);
  const view = new EditorView(place, {
    state: EditorState.create({ doc: draft.document, plugins: [KEYS, keymap(baseKeymap), history(), renumbering()] }),
    attributes: {
      role: 'textbox',
      tabindex: '0',
      'aria-multiline': 'true',
      'aria-label': label,
      lang: draft.tree.model.language,
      spellcheck: 'true',
      ...(className ? { class: className } : {}),
    },
    editable,
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (transaction.docChanged) onChange(textOf(draft, state.doc));
      onState(state);
    },
    ...clipboardProps(onTooLong),
  });
  onState(view.state);
  return view;
}
