import { Alert, Button } from 'antd';
import { copyText } from '../../../shared/lib/clipboard.js';
import { notify } from '../../../shared/notices/toasts.js';
import styles from './secret-once.module.css';

export interface SecretTexts {
  /** That it is not shown again. */
  once: string;
  /** What it is. */
  secret: string;
  copy: string;
  copied: string;
  copyFailed: string;
}

/** A secret that is shown once, with a button that copies it. */
export function SecretOnce({ secret, text }: { secret: string; text: SecretTexts }) {
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) notify.success(text.copied);
    else notify.error(text.copyFailed);
  };
  return (
    <>
      <Alert type="warning" showIcon title={text.once} />
      <code className={styles.secret} role="textbox" aria-readonly aria-label={text.secret} tabIndex={0}>
        {secret}
      </code>
      <Button type="primary" autoFocus onClick={() => void copy()}>
        {text.copy}
      </Button>
    </>
  );
}
