import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import styles from '../form/draft-form.module.css';
import { draftingMessages as text } from '../messages.js';
import type { DraftField } from '../form/draft-field.js';
import { partyBlocks, type PartyBlock } from './party-blocks.js';
import { useUndoableFill, type Filling } from './use-undoable-fill.js';

const PartyBookDialog = lazy(async () => ({ default: (await import('./PartyBookDialog.js')).PartyBookDialog }));

interface PartyBookProps extends Filling {
  fields: readonly DraftField[];
}

/** A button for each party of whom these fields hold the name. */
export function PartyBookButtons({ named, ...props }: PartyBookProps & { named: readonly DraftField[] }) {
  const names = named.filter(({ party }) => party?.fact === 'name').map(({ party }) => party?.role);
  const blocks = partyBlocks(props.fields).filter(({ role }) => names.includes(role));
  return blocks.map((block) => <PartyBookButton key={block.role} block={block} several={blocks.length > 1} {...props} />);
}

/** Fills a party's fields from the party book, which can be undone; the book's code is fetched when it is opened. */
function PartyBookButton({ block, several, fields, ...filling }: PartyBookProps & { block: PartyBlock; several: boolean }) {
  const [open, setOpen] = useState(false);
  const { fill, undo } = useUndoableFill(filling);
  return (
    <p className={styles.filler}>
      <Button size="small" disabled={filling.disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.partyBook}
        <span className={several ? undefined : 'visually-hidden'}>: {block.label}</span>
      </Button>
      {undo && (
        <Button size="small" type="link" disabled={filling.disabled} onClick={undo}>
          {text.undoFill}
        </Button>
      )}
      {open && (
        <Suspense>
          <PartyBookDialog
            block={block}
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
