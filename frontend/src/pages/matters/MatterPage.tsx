import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useConfirm } from '../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { matterWorkAddress, paths } from '../../shared/config/paths.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { MatterContents } from './contents/MatterContents.js';
import { MatterConfidentiality } from './MatterConfidentiality.js';
import { MatterChronology } from './chronology/MatterChronology.js';
import { MatterDates } from './dates/MatterDates.js';
import { MatterFacts } from './MatterFacts.js';
import { MatterForm } from './MatterForm.js';
import { holdsOf } from './MatterList.js';
import { MATTER, ONE_MATTER } from './matters.operations.js';
import { matterMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import styles from './matters.module.css';
import { MatterMembers } from './sharing/MatterMembers.js';
import { sharingMessages as sharing } from './sharing/messages.js';
import { useMatterActions } from './use-matter-actions.js';

const link = `button ${styles.link}`;

/** One matter: what stands in it, its dates, and what belongs to it. A deleted one can be restored at once. */
export function MatterPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ONE_MATTER, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const actions = useMatterActions();
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [confirm, dialog] = useConfirm();
  const matter = data && getFragmentData(MATTER, data.matter);
  const back = <Link to={paths.matters}>{text.back}</Link>;
  if (deleted !== null)
    return (
      <div className={styles.screen}>
        <title>{`${start.title} – Themis`}</title>
        {back}
        <p role="status" className={styles.note}>
          {text.deleted(deleted)}{' '}
          <Button autoFocus size="small" type="link" onClick={() => void actions.restore(id).then((done) => done && setDeleted(null))}>
            {text.undo}
          </Button>
        </p>
      </div>
    );
  if (!matter)
    return (
      <div className={styles.screen} aria-busy={!error}>
        <title>{`${start.title} – Themis`}</title>
        {back}
        {!error && <Placeholder width="100%" height="calc(6 * var(--target))" />}
        {error && toAppError(error).code === 'MATTER_NOT_FOUND' && <p role="status">{text.notThere}</p>}
        {error && toAppError(error).code !== 'MATTER_NOT_FOUND' && (
          <Alert
            type="error"
            showIcon
            title={text.oneFailed}
            action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
          />
        )}
      </div>
    );
  const remove = (): void =>
    confirm({
      title: text.deleteTitle,
      text: text.deleteText(holdsOf(matter)),
      confirm: text.deleteConfirm,
      cancel: text.cancel,
      danger: true,
      onConfirm: () => actions.remove(id, () => setDeleted(matter.title)),
    });
  const isOwner = matter.role === 'OWNER';
  const writable = matter.role !== 'READER';
  const become = (status: typeof matter.status, label: string) =>
    isOwner && matter.status !== status && <Button onClick={() => void actions.update(matter, { status })}>{label}</Button>;
  return (
    <div className={styles.screen}>
      <title>{`${matter.title} – Themis`}</title>
      {back}
      <div className={styles.head}>
        <h1 className={styles.name}>{matter.title}</h1>
        {!isOwner && <Tag tone="info">{sharing.sharedBy(matter.ownerName ?? '', sharing.roles[matter.role])}</Tag>}
        {matter.confidential && <Tag tone="warning">{text.confidential}</Tag>}
        {matter.status !== 'OPEN' && <Tag>{text.statuses[matter.status]}</Tag>}
      </div>
      {editing ? (
        <MatterForm
          matter={matter}
          submit={text.save}
          onSave={async (values) => {
            const saved = await actions.update(matter, values);
            if (saved) setEditing(false);
            return saved;
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <MatterFacts matter={matter} />
          <div className={styles.actions}>
            <Button type="primary" aria-describedby="ask-help" onClick={() => void actions.ask(id)}>
              {text.ask}
            </Button>
            {writable && (
              <>
                <Link className={link} to={matterWorkAddress(paths.document, id)}>
                  {text.draft}
                </Link>
                <Link className={link} to={matterWorkAddress(paths.reply, id)}>
                  {text.reply}
                </Link>
                <Button onClick={() => setEditing(true)}>{text.edit}</Button>
              </>
            )}
            {become('OPEN', text.reopen)}
          </div>
          <p id="ask-help" className={styles.facts}>
            {text.askHelp}
          </p>
        </>
      )}
      <MatterDates matterId={id} writable={writable} actions={actions} />
      {isOwner && <MatterChronology matterId={id} />}
      <MatterContents matterId={id} role={matter.role} confidential={matter.confidential} actions={actions} />
      <MatterMembers matter={matter} />
      <MatterConfidentiality matter={matter} actions={actions} />
      {isOwner && (
        <section aria-labelledby="ending">
          <h2 id="ending" className={styles.heading}>
            {text.ending}
          </h2>
          <p className={styles.facts}>{text.endingHelp}</p>
          <div className={styles.actions}>
            {become('CLOSED', text.close)}
            {become('ARCHIVED', text.archive)}
            <Button danger onClick={remove}>
              {text.delete}
            </Button>
          </div>
        </section>
      )}
      {dialog}
    </div>
  );
}
