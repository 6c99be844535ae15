import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cspNonce } from '../../../shared/lib/csp-nonce.js';
import { editorTheme } from './editor-theme.js';
import styles from './explorer.module.css';

interface CodeEditorProps {
  label: string;
  value: string;
  /** Undefined for a read-only text. */
  onChange?: (value: string) => void;
  onRun?: () => void;
  /** Language extensions; must be the same array at every render. */
  language: Extension;
}

/** A code editor that Tab leaves, so that it does not trap keyboard users. */
export function CodeEditor({ label, value, onChange, onRun, language }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const readOnly = onChange === undefined;
  const changed = useEffectEvent((text: string) => onChange?.(text));
  const run = useEffectEvent(() => onRun?.());
  const initial = useEffectEvent(() => value);

  useEffect(() => {
    if (!host.current) return;
    const runKey = {
      key: 'Mod-Enter',
      run: () => {
        run();
        return true;
      },
    };
    const editing = [
      history(),
      closeBrackets(),
      indentOnInput(),
      autocompletion(),
      keymap.of([runKey, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
    ];
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: initial(),
        extensions: [
          EditorView.cspNonce.of(cspNonce),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', tabindex: '0' }),
          EditorView.lineWrapping,
          bracketMatching(),
          readOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : editing,
          language,
          editorTheme,
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, language, readOnly]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  return <div ref={host} className={styles.editor} />;
}
