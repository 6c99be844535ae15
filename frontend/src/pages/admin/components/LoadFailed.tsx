import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { notify } from '../../../shared/notices/toasts.js';
import { adminMessages } from '../messages.js';

/** Replaces a list that could not be loaded, with a button to retry. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  useEffect(() => notify.error(text), [text]);
  return <Alert type="error" showIcon title={text} action={<Button onClick={onRetry}>{adminMessages.tryAgain}</Button>} />;
}
