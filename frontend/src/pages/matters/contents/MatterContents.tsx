import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { conversationAddress, documentAddress } from '../../../shared/config/paths.js';
import { MoveDialog } from './MoveDialog.js';
import { MATTER_CONTENTS } from '../matters.operations.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';
import { groupsOf, type MatterItem } from './matter-items.js';
import type { MatterActions } from '../use-matter-actions.js';
import type { MatterRow } from '../use-matters.js';

interface MatterContentsProps {
  matterId: string;
  /** Whether something can be put into it, and taken out of it. */
  role: MatterRow['role'];
  /** Nothing is offered to be taken out of it. */
  confidential: boolean;
  actions: MatterActions;
}

/** The conversations, documents and files of a matter; more can be moved here, many at once. */
export function MatterContents({ matterId, role, confidential, actions }: MatterContentsProps) {
  const { data, error, refetch } = useQuery(MATTER_CONTENTS, { variables: { id: matterId }, fetchPolicy: 'cache-and-network' });
  const [moving, setMoving] = useState(false);
  const groups = data ? groupsOf(data).filter(({ items }) => items.length > 0) : [];
  return (
    <section aria-labelledby="contents">
      <div className={styles.head}>
        <h2 id="contents" className={styles.heading}>
          {text.contents}
        </h2>
        {role !== 'READER' && <Button onClick={() => setMoving(true)}>{text.moveHere}</Button>}
      </div>
      {!data && error && (
        <Alert
          type="error"
          showIcon
          title={text.contentsFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!data && !error && <Placeholder width="100%" height="var(--target)" />}
      {data && groups.length === 0 && <p className={styles.facts}>{text.nothingYet}</p>}
      {data &&
        groups.map(({ kind, items, total }) => (
          <div key={kind}>
            <h3 className={styles.kind}>{text[kind]}</h3>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <ItemName item={item} />
                  {!confidential && role === 'OWNER' && (
                    <Button
                      size="small"
                      aria-label={text.takeOutThis(item.name)}
                      onClick={() => void actions.move({ matterId: null, [kind]: [item.id] })}
                    >
                      {text.takeOut}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {items.length < total && <p className={styles.facts}>{text.shownOf(items.length, total)}</p>}
          </div>
        ))}
      {moving && <MoveDialog matterId={matterId} onMove={(ids) => actions.move({ matterId, ...ids })} onClosed={() => setMoving(false)} />}
    </section>
  );
}

function ItemName({ item: { kind, id, name, documentType } }: { item: MatterItem }) {
  const to: To | null = kind === 'conversations' ? conversationAddress(id) : documentType ? documentAddress({ id, documentType }) : null;
  if (to === null) return <span className={styles.title}>{name}</span>;
  return (
    <Link className={styles.title} to={to}>
      {name}
    </Link>
  );
}
