import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { draftingMessages as text } from '../messages.js';
import type { DraftField } from '../form/draft-field.js';
import type { FieldValues } from '../form/field-values.js';
import { partyBlocks, type PartyBlock } from './party-blocks.js';

const PartyBookDialog = lazy(async () => ({ default: (await import('./PartyBookDialog.js')).PartyBookDialog }));

interface PartyBookProps {
  fields: readonly DraftField[];
  disabled: boolean;
  /** What the form says now. */
  entered: () => Partial<FieldValues>;
  onFill: (values: FieldValues) => void;
}

/** A button for each party of whom these fields hold the name. */
export function PartyBookButtons({ named, ...props }: PartyBookProps & { named: readonly DraftField[] }) {
  const names = named.filter(({ party }) => party?.fact === 'name').map(({ party }) => party?.role);
  const blocks = partyBlocks(props.fields).filter(({ role }) => names.includes(role));
  return blocks.map((block) => <PartyBookButton key={block.role} block={block} several={blocks.length > 1} {...props} />);
}

/** Fills a party's fields from the party book, which can be undone; the book's code is fetched when it is opened. */
function PartyBookButton({ block, several, fields, disabled, entered, onFill }: PartyBookProps & { block: PartyBlock; several: boolean }) {
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState<FieldValues | null>(null);
  const fill = (values: FieldValues): void => {
    const now = entered();
    setBefore(Object.fromEntries(Object.keys(values).map((name) => [name, now[name] ?? ''])));
    onFill(values);
    setOpen(false);
  };
  return (
    <p>
      <Button size="small" disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.partyBook}
        <span className={several ? undefined : 'visually-hidden'}>: {block.label}</span>
      </Button>
      {before && (
        <Button
          size="small"
          type="link"
          disabled={disabled}
          onClick={() => {
            onFill(before);
            setBefore(null);
          }}
        >
          {text.undoFill}
        </Button>
      )}
      {open && (
        <Suspense>
          <PartyBookDialog block={block} fields={fields} entered={entered()} onFill={fill} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
