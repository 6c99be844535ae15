import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { HistoryList, type HistoryListProps } from './HistoryList.js';
import { historyMessages as text } from './messages.js';
import styles from './history.module.css';

/** The conversations beside the chat. */
export function HistoryPane(props: HistoryListProps) {
  return (
    <nav className={`${styles.pane} no-print`} aria-label={text.title}>
      <h2>{text.title}</h2>
      <HistoryList {...props} />
    </nav>
  );
}

/** The same over the screen, where there is no room beside the chat; choosing one closes it, and so does Escape. */
export function HistoryDrawer({ onClose, ...props }: HistoryListProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={text.title} onClose={onClose}>
      <header className={styles.header}>
        <h2>{text.title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={text.close} onClick={close} />
      </header>
      <HistoryList
        {...props}
        onOpen={(id) => {
          props.onOpen(id);
          close();
        }}
        onNew={() => {
          props.onNew();
          close();
        }}
      />
    </dialog>
  );
}
