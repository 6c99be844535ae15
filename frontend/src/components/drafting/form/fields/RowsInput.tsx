import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { draftingMessages as text } from '../../messages.js';
import { keyboardOf, type DraftColumn } from '../draft-field.js';
import { MAX_ROWS, rowsOf, writtenRows } from '../rules/rows.js';
import styles from './fields.module.css';

interface RowsInputProps {
  label: string;
  columns: readonly DraftColumn[];
  /** From the form. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** Rows of the same few parts, such as further people: each part has a field of its own. */
export function RowsInput({ label, columns, id, value = '', onChange, onBlur }: RowsInputProps) {
  const [entered, setEntered] = useState<readonly (readonly string[])[]>(() => rowsOf(value));
  // Typed text keeps its spaces while it is being typed; a value from elsewhere replaces it.
  const rows = writtenRows(entered) === value ? entered : rowsOf(value);
  const change = (next: readonly (readonly string[])[]): void => {
    setEntered(next);
    onChange?.(writtenRows(next));
  };
  const setCell = (row: number, at: number, cell: string): void =>
    change(
      rows.map((cells, index) => (index === row ? columns.map((_column, part) => (part === at ? cell : (cells[part] ?? ''))) : cells)),
    );
  return (
    <div id={id} role="group" aria-label={label} onBlur={onBlur}>
      {rows.map((cells, row) => (
        <fieldset key={row} className={styles.row}>
          <legend>{text.row(row + 1)}</legend>
          {columns.map(({ name, label: part, required, format, maxLength }, at) => (
            <label key={name}>
              <span>{required ? part : text.optionalPart(part)}</span>
              <Input
                value={cells[at] ?? ''}
                maxLength={maxLength}
                inputMode={keyboardOf(format)}
                onChange={(event) => setCell(row, at, event.target.value)}
              />
            </label>
          ))}
          <Button
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text.removeRow(label, row + 1)}
            onClick={() => change(rows.filter((_cells, index) => index !== row))}
          />
        </fieldset>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={rows.length >= MAX_ROWS}
        onClick={() => change([...rows, columns.map(() => '')])}
      >
        {text.addRow}
      </Button>
    </div>
  );
}
