import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { cspNonce } from '../../../shared/lib/csp-nonce.js';
import { editorTheme } from './editor-theme.js';
import styles from './code-editor.module.css';

/** A fault to be shown beside its line; lines and columns are counted from 1. */
export interface TextProblem {
  line: number;
  column: number;
  message: string;
}

/** What is put where the cursor is. */
export interface Insertion {
  before: string;
  /** Stands between the two and is selected; what was selected takes its place. */
  middle: string;
  after: string;
  /** Whether it begins on a line of its own. */
  ownLine: boolean;
}

export interface CodeEditorHandle {
  insert: (insertion: Insertion) => void;
}

interface CodeEditorProps {
  ref?: Ref<CodeEditorHandle>;
  label: string;
  value: string;
  /** Undefined for a read-only text. */
  onChange?: (value: string) => void;
  onRun?: () => void;
  /** Language extensions; must be the same array at every render. */
  language: Extension;
  /** With numbered lines and these faults beside them; must be the same array until they change. */
  problems?: readonly TextProblem[];
}

/** A code editor that Tab leaves, so that it does not trap keyboard users. */
export function CodeEditor({ ref, label, value, onChange, onRun, language, problems }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const readOnly = onChange === undefined;
  const numbered = problems !== undefined;
  const changed = useEffectEvent((text: string) => onChange?.(text));
  const run = useEffectEvent(() => onRun?.());
  const initial = useEffectEvent(() => value);

  useImperativeHandle(
    ref,
    () => ({
      insert: (insertion) => {
        if (view.current) insert(view.current, insertion);
      },
    }),
    [],
  );

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
          numbered ? [lineNumbers(), lintGutter()] : [],
          bracketMatching(),
          readOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : editing,
          language,
          editorTheme,
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, language, readOnly, numbered]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (editor && problems)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          problems.map((problem) => diagnosticOf(editor.state.doc, problem)),
        ),
      );
  }, [problems, numbered]);

  return <div ref={host} className={styles.editor} />;
}

function insert(editor: EditorView, { before, middle, after, ownLine }: Insertion): void {
  const { state } = editor;
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const open = ownLine && line.text.slice(0, from - line.from).trim() !== '' ? '\n' : '';
  const words = state.sliceDoc(from, to) || middle;
  const start = from + open.length + before.length;
  editor.dispatch({
    changes: { from, to, insert: open + before + words + after },
    selection: { anchor: start, head: start + words.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
  editor.focus();
}

/** From the place of the fault to the end of the word there; a text that was changed since may be shorter. */
function diagnosticOf(doc: Text, { line, column, message }: TextProblem): Diagnostic {
  const { from, to, text } = doc.line(Math.min(line, doc.lines));
  const start = Math.min(from + column - 1, to);
  const word = /^[^\s%}]*/.exec(text.slice(start - from).replace(/^(?:\{[{%]-?\s*)/, (open) => '_'.repeat(open.length)))?.[0] ?? '';
  return { from: start, to: Math.min(to, start + word.length), severity: 'error', message };
}
