import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef, useState } from 'react';
import layout from '../drafting.module.css';
import { draftingMessages as text } from '../messages.js';
import type { Drafting } from '../hooks/use-drafting.js';
import styles from './review.module.css';
import { useSaveVersion } from '../hooks/use-save-version.js';

/** A place in the text, in UTF-16 units. */
export interface Selection {
  start: number;
  end: number;
}

interface DraftEditorProps {
  drafting: Drafting;
  /** The place to show first. */
  selection: Selection | undefined;
  onDone: () => void;
}

/** A draft open for editing. Downloads use the text as it stands; saving stores it as a new version. */
export function DraftEditor({ drafting, selection, onDone }: DraftEditorProps) {
  const { draft, content, edited, setEdited, replace, work } = drafting;
  const area = useRef<TextAreaRef>(null);
  const [saving, setSaving] = useState(false);
  const save = useSaveVersion();

  useEffect(() => {
    const element = area.current?.resizableTextArea?.textArea;
    if (!element || !selection) return;
    element.focus();
    element.setSelectionRange(selection.start, selection.end);
    // Browsers scroll to a selection only when the user types.
    const line = element.value.slice(0, selection.start).split('\n').length;
    element.scrollTop = (line / Math.max(1, element.value.split('\n').length)) * element.scrollHeight - element.clientHeight / 2;
  }, [selection]);

  const keep = async (): Promise<void> => {
    if (!draft || edited === null) return;
    setSaving(true);
    const saved = await save(draft, edited);
    setSaving(false);
    if (!saved) return;
    replace(saved);
    onDone();
  };
  const discard = (): void => {
    setEdited(null);
    onDone();
  };
  return (
    <div className={styles.editor}>
      <Input.TextArea
        ref={area}
        className={styles.editorText}
        aria-label={text.editLabel}
        value={content}
        rows={22}
        spellCheck
        disabled={work !== null || saving}
        onChange={(event) => setEdited(event.target.value === draft?.content ? null : event.target.value)}
      />
      <div className={layout.actions}>
        <Button type="primary" onClick={() => void keep()} disabled={edited === null || !edited.trim() || saving}>
          {saving ? text.saving : text.saveEdit}
        </Button>
        <Button onClick={discard} disabled={edited === null || saving}>
          {text.discard}
        </Button>
        <span className={styles.hint} role="status">
          {edited === null ? '' : text.unsaved}
        </span>
      </div>
    </div>
  );
}
