import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavSlot } from '../../shared/lib/nav-slot.js';
import { useMedia } from '../../shared/lib/use-media.js';
import styles from './AskPage.module.css';
import { startMessages } from './start-messages.js';

/** Narrower than this the chat has one bar and one row to write in. */
const PHONE = '(width < 760px)';

export const useIsPhone = (): boolean => useMedia(PHONE);

/** Title and buttons of the chat: above it, on a phone in the bar at the top. */
export function AskHeader({ children }: { children: ReactNode }) {
  const slot = useNavSlot();
  const content = (
    <>
      <h1>{startMessages.title}</h1>
      <div className={styles.tools}>{children}</div>
    </>
  );
  if (!useIsPhone()) return <header className={styles.header}>{content}</header>;
  return slot && createPortal(<div className={styles.bar}>{content}</div>, slot);
}
