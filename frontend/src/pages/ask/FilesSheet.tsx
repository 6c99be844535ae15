import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FilesSheet.module.css';
import { askMessages as text } from './messages.js';

interface FilesSheetProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The reference documents over a narrow screen. They stay in the page while it is closed, so that an upload continues; Escape closes it.
 */
export function FilesSheet({ open, onClose, children }: FilesSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={text.referenceTitle} onClose={onClose}>
      <button type="button" className={styles.close} aria-label={text.closeFiles} onClick={onClose}>
        ×
      </button>
      {children}
    </dialog>
  );
}
