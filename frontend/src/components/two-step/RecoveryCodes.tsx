import { saveBlob } from '../../shared/api/save-blob.js';
import { copyText } from '../../shared/lib/clipboard.js';
import { notify } from '../../shared/notices/toasts.js';
import { twoStepMessages as text } from './messages.js';
import styles from './two-step.module.css';

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join('\n'))) notify.success(text.copied);
    else notify.error(text.copyFailed);
  };
  const save = (): void => saveBlob(new Blob([[text.fileHead, '', ...codes, ''].join('\n')], { type: 'text/plain' }), text.fileName);
  return (
    <>
      <p>{text.codesText}</p>
      <ol className={styles.codes} aria-label={text.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <button className="button" type="button" onClick={() => void copy()}>
          {text.copy}
        </button>
        <button className="button" type="button" onClick={save}>
          {text.save}
        </button>
      </div>
    </>
  );
}
