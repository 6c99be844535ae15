import { Alert, Button } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { LackingLaw } from './LackingLaw.js';
import { starterLawMessages as text } from './messages.js';
import { StarterProgress } from './StarterProgress.js';
import styles from './starter-law.module.css';
import { type StarterLawState, useStarterLaw } from './use-starter-law.js';

const LOADABLE = ['NOT_LOADED', 'REMOVED', 'WAITING'];
const REMOVABLE = ['LOADING', 'WAITING', 'LOADED'];

/** The acts that the product fetches by itself: how far that is, what is the matter with which, and ways to load, update and remove them. */
export function StarterLaw() {
  const { law, failed, busy, reload, load, update, remove } = useStarterLaw();
  const [confirm, dialog] = useConfirm();
  return (
    <Card title={<h2 className={styles.title}>{text.title}</h2>}>
      <p className={styles.intro}>{text.intro}</p>
      {failed && <LoadFailed text={text.failedToLoad} onRetry={reload} />}
      {!failed && !law && (
        <p aria-busy="true">
          <Placeholder width="60%" />
        </p>
      )}
      {law && (
        <>
          <StarterProgress law={law} />
          <Notes law={law} />
          <div className={styles.actions}>
            {LOADABLE.includes(law.phase) && (
              <Button disabled={busy} onClick={load}>
                {law.phase === 'WAITING' ? text.tryNow : text.load}
              </Button>
            )}
            {law.changed.length > 0 && (
              <Button
                disabled={busy}
                onClick={() =>
                  confirm({
                    title: text.updateTitle,
                    text: text.updateConfirm(law.changed.length),
                    confirm: text.update,
                    cancel: text.cancel,
                    onConfirm: () => {
                      update();
                      return Promise.resolve();
                    },
                  })
                }
              >
                {text.update}
              </Button>
            )}
            {REMOVABLE.includes(law.phase) && law.loaded > 0 && (
              <Button
                danger
                disabled={busy}
                onClick={() =>
                  confirm({
                    title: text.removeTitle,
                    text: text.removeConfirm(law.loaded),
                    confirm: text.remove,
                    cancel: text.cancel,
                    danger: true,
                    onConfirm: remove,
                  })
                }
              >
                {text.remove}
              </Button>
            )}
          </div>
        </>
      )}
      <LackingLaw />
      {dialog}
    </Card>
  );
}

function Notes({ law: { problem, nextTryAt, refused, changed } }: { law: StarterLawState }) {
  return (
    <>
      {problem && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title={nextTryAt ? `${problem}. ${text.nextTry(formatDateTime(nextTryAt))}` : problem}
        />
      )}
      {refused.length > 0 && (
        <section className={styles.notice}>
          <p>{text.refused}</p>
          <ul className={styles.list}>
            {refused.map(({ act, note }) => (
              <li key={act}>
                {act}: {note}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section className={styles.notice}>
          <p>{text.changed(changed.length)}</p>
          <ul className={styles.list}>
            {changed.map((act) => (
              <li key={act}>{act}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
