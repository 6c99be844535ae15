import { Alert, Button, Skeleton } from 'antd';
import { askMessages as text } from '../messages.js';

/** In the place of a conversation that is being read, or could not be. */
export function Opening({ failed, onReopen }: { failed: boolean; onReopen: () => void }) {
  if (failed) return <Alert type="error" title={text.openFailed} action={<Button onClick={onReopen}>{text.retry}</Button>} />;
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {text.opening}
      </p>
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    </div>
  );
}
