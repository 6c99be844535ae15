import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { Card } from '../../../components/ui/card/Card.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { Pager } from '../../../components/ui/data-table/Pager.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import { useNumberedPage } from '../../../shared/url/use-numbered-page.js';
import { choiceOf, useUrlParams } from '../../../shared/url/use-url-params.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { StatCards } from '../components/StatCards.js';
import { MissingLaw } from '../guide/MissingLaw.js';
import { adminRatingMessages as text } from './messages.js';
import { ratingColumns } from './rating-columns.js';
import { ANSWER_RATINGS } from './ratings.operations.js';
import styles from './ratings.module.css';

const VERDICTS = ['UP', 'DOWN'] as const;
const ANSWERED = ['yes', 'no'] as const;
const verdicts = [{ value: '', label: text.anyVerdict }, ...VERDICTS.map((value) => ({ value, label: text.verdictName(value) }))];
const answers = [
  { value: '', label: text.anyAnswer },
  { value: 'yes', label: text.answered },
  { value: 'no', label: text.notAnswered },
];

/** What was asked and not answered: the ratings of answers, and the law that questions needed and the library lacks. */
export function RatingsTab() {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const verdict = choiceOf(params.get('verdict'), VERDICTS);
  const answered = choiceOf(params.get('answered'), ANSWERED);
  const quoted = answered === null ? null : answered === 'yes';
  const { data, previousData, error, refetch } = useQuery(ANSWER_RATINGS, {
    variables: { first: place.size, offset: place.offset, verdict, quoted },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const counts = shown?.answerRatingCounts;
  const figure = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  return (
    <div className={styles.tab}>
      <StatCards
        label={text.figures}
        stats={[
          { title: text.up, value: figure(counts?.up) },
          { title: text.down, value: figure(counts?.down) },
          { title: text.unquoted, value: figure(counts?.unquoted) },
        ]}
      />
      <MissingLaw />
      <Card title={<h2 className={styles.title}>{text.title}</h2>}>
        {counts && <p className={styles.intro}>{text.intro(counts.days)}</p>}
        <div className={styles.filters} role="search">
          <Select
            aria-label={text.verdict}
            value={verdict ?? ''}
            options={verdicts}
            onChange={(value) => change({ verdict: value, page: null })}
          />
          <Select
            aria-label={text.anyAnswer}
            value={answered ?? ''}
            options={answers}
            onChange={(value) => change({ answered: value, page: null })}
          />
        </div>
        {error && !shown ? (
          <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <>
            <DataTable
              label={text.title}
              columns={ratingColumns}
              rows={shown?.answerRatings.nodes}
              rowKey={({ id }) => id}
              stale={!data && Boolean(previousData)}
              empty={verdict || answered ? text.noMatch : text.empty}
            />
            <Pager label={text.title} place={place} total={shown?.answerRatings.totalCount} />
          </>
        )}
      </Card>
    </div>
  );
}
