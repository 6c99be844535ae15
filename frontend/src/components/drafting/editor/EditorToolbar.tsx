import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ReactNode, RefObject } from 'react';
import { editorMessages as text } from './messages.js';
import styles from './rich-editor.module.css';
import { kindAt, makeBlock, moveLevel, type BlockKind } from './tree/commands.js';
import { schema } from './tree/schema.js';

interface EditorToolbarProps {
  /** Null until the editor has been created. */
  state: EditorState | null;
  view: RefObject<EditorView | null>;
  disabled: boolean;
}

const KINDS = Object.keys(text.kinds) as BlockKind[];
const BOLD = toggleMark(schema.marks.bold);
const ITALIC = toggleMark(schema.marks.italic);

/** The acts on the text; each also has its key. */
export function EditorToolbar({ state, view, disabled }: EditorToolbarProps) {
  const run = (command: Command): void => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const kind = state && kindAt(state);
  const has = (mark: 'bold' | 'italic'): boolean => {
    if (!state) return false;
    const { from, to, empty, $from } = state.selection;
    const type = schema.marks[mark];
    return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
  };
  const button = (name: string, keys: string, sign: ReactNode, command: Command, pressed?: boolean) => (
    <button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      title={`${name} (${keys})`}
      // `disabled` would take the focus away while the button is being used.
      aria-disabled={disabled || !state || !command(state)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && run(command)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.toolbar} role="group" aria-label={text.toolbar}>
      {button(text.undo, 'Ctrl+Z', '↶', undo)}
      {button(text.redo, 'Ctrl+Y', '↷', redo)}
      {button(text.bold, 'Ctrl+B', <strong>B</strong>, BOLD, has('bold'))}
      {button(text.italic, 'Ctrl+I', <em>I</em>, ITALIC, has('italic'))}
      <select
        aria-label={text.kind}
        value={kind ?? ''}
        disabled={disabled || kind === null}
        onChange={({ target }) => run(makeBlock(target.value as BlockKind))}
      >
        {kind === null && <option value="">{text.fixed}</option>}
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {text.kinds[each]}
          </option>
        ))}
      </select>
      {button(text.higher, 'Ctrl+[', '⇤', moveLevel(-1))}
      {button(text.deeper, 'Ctrl+]', '⇥', moveLevel(1))}
    </div>
  );
}
