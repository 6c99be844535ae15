import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { formatDate } from '../../../shared/format/dates.js';
import type { MissingLawQuery } from '../../../shared/gql/graphql.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { MISSING_LAW } from './guide.operations.js';
import styles from './guide.module.css';
import { guideMessages as text } from './messages.js';

type LackingAct = MissingLawQuery['missingLaw']['nodes'][number];

const PAGE = 25;
/** As many rows as the server gives at once. */
const MOST = 200;

const columns: DataColumn<LackingAct>[] = [
  { key: 'act', title: text.act, card: 'heading', render: ({ act }) => act },
  { key: 'asked', title: text.asked, width: 130, render: ({ asked }) => text.times(asked) },
  { key: 'last', title: text.lastAsked, width: 150, render: ({ lastAskedAt }) => (lastAskedAt ? formatDate(lastAskedAt) : '–') },
  { key: 'cited', title: text.citedBy, width: 150, render: ({ citedBy }) => text.documents(citedBy) },
  { key: 'topics', title: text.topics, width: 100, render: ({ topics }) => formatNumber(topics) },
];

/** Acts that are needed and that the library does not hold. */
export function MissingLaw() {
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, refetch } = useQuery(MISSING_LAW, { variables: { first }, fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.missingLaw;
  return (
    <Card title={<h2 className={styles.title}>{text.missingTitle}</h2>}>
      <p className={styles.intro}>{text.missingIntro}</p>
      {error && !page ? (
        <LoadFailed text={text.missingFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable
          label={text.missingTitle}
          columns={columns}
          rows={page?.nodes}
          rowKey={({ act }) => act}
          stale={!data && Boolean(previousData)}
          empty={text.missingEmpty}
        />
      )}
      {page && page.nodes.length < Math.min(MOST, page.totalCount) && (
        <Button className={styles.more} onClick={() => setFirst(Math.min(MOST, first + PAGE * 2))}>
          {text.more}
        </Button>
      )}
    </Card>
  );
}
