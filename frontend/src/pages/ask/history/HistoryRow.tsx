import { EllipsisOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { RenameForm } from '../../../components/ui/rename-form/RenameForm.js';
import type { ExportFormat } from '../../../shared/api/rest-files.js';
import { historyMessages as text } from './messages.js';
import styles from './history.module.css';
import type { HistoryActions } from './use-history-actions.js';
import type { HistoryRow as Row } from './use-history.js';

const FORMATS: readonly ExportFormat[] = ['md', 'docx', 'pdf'];

interface HistoryRowProps {
  row: Row;
  current: boolean;
  actions: HistoryActions;
  onOpen: () => void;
  onRemove: () => void;
}

/** A conversation of the list: its title opens it, the button beside it shows what else can be done. Escape closes that again. */
export function HistoryRow({ row, current, actions, onOpen, onRemove }: HistoryRowProps) {
  const [opened, setOpened] = useState<'actions' | 'rename' | null>(null);
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const title = row.title || text.untitled;

  const close = (): void => {
    setOpened(null);
    more.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !opened) return;
    // Inside the drawer, Escape would close that as well.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const download = async (format: ExportFormat): Promise<void> => {
    setBusy(format);
    await actions.exportAs(row, format);
    setBusy(null);
  };
  return (
    <li className={styles.row} data-current={current} data-conversation={row.id} onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <button type="button" className={styles.open} aria-current={current ? 'true' : undefined} title={title} onClick={onOpen}>
          {title}
        </button>
        <Button
          ref={more}
          size="small"
          type="text"
          icon={<EllipsisOutlined />}
          aria-label={text.actions(title)}
          aria-expanded={opened !== null}
          aria-controls={opened ? panel : undefined}
          onClick={() => setOpened(opened ? null : 'actions')}
        />
      </div>
      {opened && (
        <div id={panel} className={styles.actions}>
          {opened === 'rename' ? (
            <RenameForm
              title={row.title}
              text={text}
              onCancel={close}
              onSave={async (next) => {
                if (await actions.rename(row.id, next)) close();
              }}
            />
          ) : (
            <>
              <div className={styles.group}>
                <Button size="small" onClick={() => setOpened('rename')}>
                  {text.rename}
                </Button>
                <Button size="small" onClick={() => void actions.pin(row.id, !row.pinned).then(() => setOpened(null))}>
                  {row.pinned ? text.unpin : text.pin}
                </Button>
                <Button size="small" danger onClick={onRemove}>
                  {text.delete}
                </Button>
              </div>
              <div className={styles.group}>
                <span>{text.export}</span>
                {FORMATS.map((format) => (
                  <Button
                    key={format}
                    size="small"
                    aria-label={text.exportAs(text.formats[format])}
                    loading={busy === format}
                    onClick={() => void download(format)}
                  >
                    {text.formats[format]}
                  </Button>
                ))}
              </div>
            </>
          )}
        </div>
      )}
    </li>
  );
}
