import { Button } from 'antd';
import { useConfirm } from '../../components/ui/confirm/use-confirm.js';
import { matterMessages as text } from './messages.js';
import styles from './matters.module.css';
import type { MatterActions } from './use-matter-actions.js';
import type { MatterRow } from './use-matters.js';

/** What it means that a matter is confidential, or is not; its owner changes that, and ending it is confirmed. */
export function MatterConfidentiality({ matter, actions }: { matter: MatterRow; actions: MatterActions }) {
  const [confirm, dialog] = useConfirm();
  const end = (): void =>
    confirm({
      title: text.endTitle,
      text: text.endText(matter.title),
      confirm: text.endConfidentiality,
      cancel: text.cancel,
      danger: true,
      onConfirm: async () => {
        await actions.setConfidential(matter, false);
      },
    });
  return (
    <section aria-labelledby="confidentiality">
      <h2 id="confidentiality" className={styles.heading}>
        {text.confidentiality}
      </h2>
      <p className={styles.facts}>{matter.confidential ? text.confidentialText : text.openText}</p>
      {matter.role === 'OWNER' && (
        <div className={styles.actions}>
          {matter.confidential ? (
            <Button onClick={end}>{text.endConfidentiality}</Button>
          ) : (
            <Button onClick={() => void actions.setConfidential(matter, true)}>{text.makeConfidential}</Button>
          )}
        </div>
      )}
      {dialog}
    </section>
  );
}
