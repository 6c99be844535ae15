import { Button } from 'antd';
import { draftingMessages as text } from '../messages.js';
import styles from '../drafting.module.css';

/** Covers the form, which is locked in regeneration mode. */
export function RegenerationOverlay({ busy, onExit }: { busy: boolean; onExit: () => void }) {
  return (
    <div className={styles.overlay}>
      <div className={styles.overlayCard} role="status">
        <strong>{text.mode}</strong>
        <p>{text.modeText}</p>
        <Button onClick={onExit} disabled={busy}>
          {text.exit}
        </Button>
      </div>
    </div>
  );
}
