import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import layout from '../drafting.module.css';
import { draftingMessages as text } from '../messages.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { editorMessages } from './messages.js';
import styles from './review.module.css';
import type { Selection } from './selection.js';
import { ConflictDialog } from './ConflictDialog.js';
import { type NewerVersion, useSaveVersion } from '../hooks/use-save-version.js';

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
  const [newer, setNewer] = useState<NewerVersion | null>(null);
  const save = useSaveVersion();

  /** @param known the newer version that the person has seen beside their own text */
  const keep = async (known?: string): Promise<void> => {
    if (!draft || edited === null) return;
    setSaving(true);
    const result = await save(draft, edited, known);
    setSaving(false);
    setNewer(result && 'newer' in result ? result.newer : null);
    if (!result || 'newer' in result) return;
    replace(result.saved);
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
      {newer && edited !== null && (
        <ConflictDialog newer={newer} own={edited} saving={saving} onSave={() => void keep(newer.id)} onClosed={() => setNewer(null)} />
      )}
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
