import { Button } from 'antd';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { askMessages as text } from '../messages.js';
import styles from './thread.module.css';

/** In the place of a conversation that is being read, or could not be. */
export function Opening({ failed, onReopen }: { failed: boolean; onReopen: () => void }) {
  if (failed)
    return (
      <p role="alert" className={styles.opening}>
        {text.openFailed} <Button onClick={onReopen}>{text.retry}</Button>
      </p>
    );
  return (
    <div aria-busy="true" className={styles.opening}>
      <p role="status" className="visually-hidden">
        {text.opening}
      </p>
      <Placeholder width="60%" />
      <Placeholder width="95%" />
      <Placeholder width="85%" />
    </div>
  );
}
