import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import layout from '../drafting.module.css';
import { draftingMessages as text } from '../messages.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { editorMessages } from './messages.js';
import styles from './review.module.css';
import type { Selection } from './selection.js';
import { useSaveVersion } from '../hooks/use-save-version.js';

const RichEditor = lazy(async () => ({ default: (await import('./RichEditor.js')).RichEditor }));

interface DraftEditorProps {
  drafting: Drafting;
  /** The place to show first. */
  selection: Selection | undefined;
  onDone: () => void;
}

/** A draft open for editing. Downloads use the text as it stands; saving stores it as a new version. */
export function DraftEditor({ drafting, selection, onDone }: DraftEditorProps) {
  const { draft, content, edited, setEdited, replace, work } = drafting;
  const [saving, setSaving] = useState(false);
  const save = useSaveVersion();

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
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
        <RichEditor
          content={content}
          selection={selection}
          disabled={work !== null || saving}
          onChange={(written) => setEdited(written === draft?.content ? null : written)}
        />
      </Suspense>
      <p className={styles.hint}>{editorMessages.numbering}</p>
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
