import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { SOURCE_CITING } from './library.operations.js';
import styles from './library.module.css';
import { sourceAddress } from '../../shared/config/paths.js';
import { sourceMessages } from '../../components/source/messages.js';
import { libraryMessages as text } from './messages.js';

/** The judgments that cite a source, and what it cites itself. */
export function CitingLists({ id }: { id: string }) {
  const { data, error, refetch, fetchMore } = useQuery(SOURCE_CITING, { variables: { id } });
  if (error && !data)
    return (
      <Alert
        type="error"
        showIcon
        title={text.failed}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
      />
    );
  if (!data?.sourceContents) return null;
  const { citedBy, cites } = data.sourceContents;
  const held = cites.flatMap(({ source }) => source ?? []);
  const others = cites.filter(({ source }) => !source).map(({ written }) => written);
  const after = citedBy.pageInfo.hasNextPage ? citedBy.pageInfo.endCursor : null;
  return (
    <>
      {citedBy.totalCount > 0 && (
        <section>
          <h3>{sourceMessages.citedBy(citedBy.totalCount)}</h3>
          <Sources sources={citedBy.nodes} />
          {after && (
            <Button className={styles.more} onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>
              {text.more}
            </Button>
          )}
        </section>
      )}
      {cites.length > 0 && (
        <section>
          <h3>{text.cites}</h3>
          <Sources sources={held} />
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>{`${text.notHeld} ${others.length}`}</summary>
              <ul>
                {others.map((written) => (
                  <li key={written}>{written}</li>
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
    </>
  );
}

function Sources({ sources }: { sources: readonly { id: string; citation: string }[] }) {
  return (
    <ul className={styles.links}>
      {sources.map(({ id, citation }) => (
        <li key={id}>
          <Link to={sourceAddress(id)}>{citation}</Link>
        </li>
      ))}
    </ul>
  );
}
