import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Quotations } from '../../components/law-changes/Quotations.js';
import { STANDING } from '../../components/law-changes/standing.operations.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import { conversationAddress, documentAddress } from '../../shared/config/paths.js';
import { formatDate } from '../../shared/format/dates.js';
import type { LawChangesQuery } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import styles from './law-changes-page.module.css';
import { lawChangesMessages as text } from './messages.js';

type Change = LawChangesQuery['lawChanges']['nodes'][number];

/** An answer or a draft with what became of the law that it cites. */
export function ChangeRow({ change, onPutAside }: { change: Change; onPutAside: () => void }) {
  const { kind, title, conversationId, draftId, documentType, lawTitle, changes, changedAt, seenAt } = change;
  const quotations = getFragmentData(STANDING, change.quotations);
  const address = draftId && documentType ? documentAddress({ id: draftId, documentType }) : conversationAddress(conversationId);
  const stand = changes.includes('WORDS') && quotations.every(({ state }) => state === 'STANDS');
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <Tag>{text.kinds[kind]}</Tag>
        <h2 className={styles.title}>
          <Link to={address}>{title}</Link>
        </h2>
        {changes.map((each) => (
          <Tag key={each} tone={each === 'REMOVED' ? 'danger' : 'warning'}>
            {text.changes[each]}
          </Tag>
        ))}
      </div>
      <p className={styles.cites}>{text.cites(lawTitle, formatDate(changedAt))}</p>
      {changes.includes('STATUS') && <p>{text.status(change.statusBefore ?? text.unknown, change.statusAfter ?? text.unknown)}</p>}
      {stand && <p>{text.wordsStand}</p>}
      <Quotations quotations={quotations} />
      <div className={styles.actions}>
        {seenAt ? (
          <Tag>{text.aside}</Tag>
        ) : (
          <Button aria-label={text.putAsideThis(title)} onClick={onPutAside}>
            {text.putAside}
          </Button>
        )}
      </div>
    </li>
  );
}
