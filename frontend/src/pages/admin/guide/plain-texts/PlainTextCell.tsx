import { Button } from 'antd';
import styles from '../guide.module.css';
import type { Topic } from '../use-topics.js';
import { plainTextMessages as text } from './messages.js';

/** How the plain text of a topic stands, and the button that opens it. */
export function PlainTextCell({ topic, onOpen }: { topic: Topic; onOpen: (topic: Topic) => void }) {
  const { plainText, name } = topic;
  return (
    <>
      {plainText ? (
        <>
          <span className={plainText.standing === 'AGREES' ? undefined : styles.missing}>{text.standing(plainText.standing)}</span>
          <span className={styles.hint}>
            {plainText.enabled ? (plainText.signedBy ? text.signedBy(plainText.signedBy) : text.unsigned) : text.off}
          </span>
        </>
      ) : (
        <span className={styles.hint}>{text.none}</span>
      )}
      <Button size="small" aria-label={text.openNamed(name)} onClick={() => onOpen(topic)}>
        {text.open}
      </Button>
    </>
  );
}
