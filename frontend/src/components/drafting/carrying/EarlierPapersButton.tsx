import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { DraftField } from '../form/draft-field.js';
import type { Template } from '../hooks/use-templates.js';
import styles from '../form/draft-form.module.css';
import { draftingMessages as text } from '../messages.js';
import { useUndoableFill, type Filling } from '../parties/use-undoable-fill.js';

const EarlierPapersDialog = lazy(async () => ({ default: (await import('./EarlierPapersDialog.js')).EarlierPapersDialog }));

interface EarlierPapersButtonProps extends Filling {
  templates: readonly Template[];
  fields: readonly DraftField[];
}

/** Takes over what an earlier paper says, as a complaint says what the notice before it said; nothing is shown where the form shares nothing. */
export function EarlierPapersButton({ templates, fields, ...filling }: EarlierPapersButtonProps) {
  const [open, setOpen] = useState(false);
  const { fill, undo } = useUndoableFill(filling);
  if (!fields.some(({ shared, party }) => shared ?? party?.side)) return null;
  return (
    <p className={styles.filler}>
      <Button size="small" disabled={filling.disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.earlierPapers}
      </Button>
      {undo && (
        <Button size="small" type="link" disabled={filling.disabled} onClick={undo}>
          {text.undoFill}
        </Button>
      )}
      {open && (
        <Suspense>
          <EarlierPapersDialog
            templates={templates}
            fields={fields}
            entered={filling.entered()}
            onFill={(values) => {
              fill(values);
              setOpen(false);
            }}
            onClosed={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  );
}
