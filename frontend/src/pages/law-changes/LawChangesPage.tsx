import { useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { lawChangesAddress, paths } from '../../shared/config/paths.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { ChangeRow } from './ChangeRow.js';
import { LAW_CHANGES } from './law-changes.operations.js';
import styles from './law-changes-page.module.css';
import { lawChangesMessages as text } from './messages.js';
import { usePutAside } from './use-put-aside.js';

const PAGE = 20;

/** The answers and drafts whose law was changed since, with old and new words; all of them, or those of one conversation or draft. */
export function LawChangesPage() {
  const { params } = useUrlParams();
  const [withSeen, setWithSeen] = useState(false);
  const [conversationId, draftId] = [params.get('conversation'), params.get('draft')];
  const variables = { first: PAGE, seen: withSeen ? null : false, conversationId, draftId };
  const { data, previousData, error, refetch, fetchMore } = useQuery(LAW_CHANGES, { variables, fetchPolicy: 'cache-and-network' });
  const head = useRef<HTMLHeadingElement>(null);
  const putAside = usePutAside(async () => {
    // The row that was pressed goes, and the focus with it.
    head.current?.focus();
    await refetch();
  });
  const page = (data ?? previousData)?.lawChanges;
  const after = data?.lawChanges.pageInfo.hasNextPage ? data.lawChanges.pageInfo.endCursor : null;
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <Link to={paths.home}>{text.home}</Link>
      <h1 ref={head} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.filters}>
        <Checkbox checked={withSeen} onChange={({ target }) => setWithSeen(target.checked)}>
          {text.showSeen}
        </Checkbox>
        {(conversationId ?? draftId) !== null && <Link to={lawChangesAddress()}>{text.all}</Link>}
      </div>
      {error && !page && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !page && <Placeholder width="100%" height="calc(4 * var(--target))" />}
      {page && (
        <p className={styles.count} role="status">
          {page.totalCount > 0 ? text.count(page.totalCount) : withSeen ? text.none : text.noneLeft}
        </p>
      )}
      <ul className={styles.list}>
        {page?.nodes.map((change) => (
          <ChangeRow key={change.id} change={change} onPutAside={() => void putAside(change.id)} />
        ))}
      </ul>
      {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{text.more}</Button>}
    </div>
  );
}
