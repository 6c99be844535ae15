import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../../shared/notices/toasts.js';
import paper from '../paper/paper.module.css';
import { EditorToolbar } from './EditorToolbar.js';
import { editorMessages as text } from './messages.js';
import styles from './rich-editor.module.css';
import type { Selection } from './selection.js';
import { createEditor } from './tree/create-editor.js';
import { selectionOf } from './tree/place-in-document.js';

interface RichEditorProps {
  content: string;
  /** The place to show first. */
  selection: Selection | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** A draft open for editing as it is printed. The stored notation is neither seen nor written by hand. */
export function RichEditor({ content, selection, disabled, onChange }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const editable = useRef(!disabled);
  const [state, setState] = useState<EditorState | null>(null);
  const change = useEffectEvent(onChange);
  const open = useEffectEvent((element: HTMLElement) =>
    createEditor({
      place: element,
      content,
      label: text.label,
      className: `${paper.sheet} ${styles.text}`,
      onChange: (written) => change(written),
      onState: setState,
      onTooLong: () => notify.error(text.tooLong),
      editable: () => editable.current,
    }),
  );
  useEffect(() => {
    if (!place.current) return;
    const editor = open(place.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    editable.current = !disabled;
    view.current?.setProps({});
  }, [disabled]);
  const show = useEffectEvent((wanted: Selection) => {
    const editor = view.current;
    if (!editor) return;
    editor.focus();
    editor.dispatch(editor.state.tr.setSelection(selectionOf(editor.state.doc, content, wanted)).scrollIntoView());
  });
  useEffect(() => {
    if (selection) show(selection);
  }, [selection]);
  return (
    <div className={styles.frame}>
      <EditorToolbar state={state} view={view} disabled={disabled} />
      <div ref={place} className={styles.place} />
    </div>
  );
}
