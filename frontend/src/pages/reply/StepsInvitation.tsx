import { Button } from 'antd';
import { replyMessages as text } from './messages.js';
import styles from './steps-invitation.module.css';

/** The way from the plain form to the steps. */
export function StepsInvitation({ onBegin }: { onBegin: () => void }) {
  return (
    <aside className={styles.invite}>
      <p>
        <strong>{text.invite}</strong> {text.inviteText}
      </p>
      <Button onClick={onBegin}>{text.begin}</Button>
    </aside>
  );
}
