import { Button } from 'antd';
import type { DataColumn } from '../../../../../components/ui/data-table/data-column.js';
import { editorMessages as text, templateMessages } from '../../messages.js';
import styles from '../../templates.module.css';
import { type FieldEntry, isBlock, nameIn, textIn } from '../template-content.js';

export interface FieldRow {
  entry: FieldEntry;
  at: number;
}

interface FieldColumnsOptions {
  entries: readonly FieldEntry[];
  onEdit?: (at: number) => void;
  onMove?: (at: number, by: number) => void;
  onRemove?: (at: number) => void;
}

/** Columns of the list of fields; without the functions for a template that is only shown. */
export function fieldColumns({ entries, onEdit, onMove, onRemove }: FieldColumnsOptions): DataColumn<FieldRow>[] {
  const facts: DataColumn<FieldRow>[] = [
    {
      key: 'label',
      title: text.field,
      card: 'heading',
      render: ({ entry }) => (
        <>
          <span>{textIn(entry, 'label')}</span>
          <span className={styles.hint}>{nameIn(entry)}</span>
        </>
      ),
    },
    {
      key: 'format',
      title: text.format,
      width: 190,
      render: ({ entry }) => (isBlock(entry) ? text.block(textIn(entry, 'block')) : textIn(entry, 'format') || 'text'),
    },
    { key: 'required', title: text.required, width: 100, render: ({ entry }) => (isRequired(entry) ? text.yes : text.no) },
  ];
  if (!onEdit || !onMove || !onRemove) return facts;
  return [
    ...facts,
    {
      key: 'actions',
      title: templateMessages.actions,
      width: 280,
      card: 'actions',
      render: ({ entry, at }) => {
        const name = textIn(entry, 'label') || nameIn(entry);
        return (
          <div className={styles.actions}>
            <Button size="small" aria-label={text.editNamed(name)} onClick={() => onEdit(at)}>
              {text.edit}
            </Button>
            <Button size="small" aria-label={text.upNamed(name)} disabled={at === 0} onClick={() => onMove(at, -1)}>
              {text.up}
            </Button>
            <Button size="small" aria-label={text.downNamed(name)} disabled={at === entries.length - 1} onClick={() => onMove(at, 1)}>
              {text.down}
            </Button>
            <Button size="small" danger type="text" aria-label={text.removeNamed(name)} onClick={() => onRemove(at)}>
              {text.remove}
            </Button>
          </div>
        );
      },
    },
  ];
}

/** A group is required unless it says otherwise. */
const isRequired = (entry: FieldEntry): boolean => (isBlock(entry) ? entry['required'] !== false : entry['required'] === true);
