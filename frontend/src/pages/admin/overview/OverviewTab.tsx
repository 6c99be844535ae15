import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/Card.js';
import { paths } from '../../../shared/config/paths.js';
import type { OverviewQuery } from '../../../shared/gql/graphql.js';
import { choiceOf, useUrlParams } from '../../../shared/url/use-url-params.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { PendingPart } from '../components/PendingPart.js';
import { type Stat, StatCards } from '../components/StatCards.js';
import { StarterLawNote } from '../starter-law/StarterLawNote.js';
import { BarChart } from './BarChart.js';
import { overviewMessages as text } from './messages.js';
import styles from './overview.module.css';
import { OVERVIEW } from './overview.operations.js';

const PERIODS = ['7', '30', '90'] as const;
const periods = PERIODS.map((value) => ({ value, label: text.lastDays(Number(value)) }));

/** How the product is used: people, drafts, questions, the language model and the queue, day by day. */
export function OverviewTab() {
  const { params, change } = useUrlParams();
  const period = choiceOf(params.get('days'), PERIODS) ?? '30';
  const { data, previousData, error, refetch } = useQuery(OVERVIEW, {
    variables: { days: Number(period) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <h2>{text.title}</h2>
        <Select
          aria-label={text.period}
          value={period}
          options={periods}
          onChange={(days) => change({ days: days === '30' ? null : days })}
        />
      </div>
      <StarterLawNote />
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : shown ? (
        <Figures data={shown} days={shown.activity.length} />
      ) : (
        <PendingPart />
      )}
    </div>
  );
}

function Figures({ data, days }: { data: OverviewQuery; days: number }) {
  const { activity, modelUsage } = data;
  const calls = new Map(modelUsage.byDay.map(({ day, totals }) => [day, totals.calls]));
  const chart = (count: (day: OverviewQuery['activity'][number]) => number) => activity.map((day) => ({ day: day.day, count: count(day) }));
  return (
    <>
      <StatCards label={text.figures} stats={statsOf(data, days)} />
      <section className={styles.charts} aria-label={text.lastDays(days)}>
        <BarChart title={text.newUsers} points={chart(({ newUsers }) => newUsers)} />
        <BarChart title={text.drafts} points={chart(({ drafts }) => drafts)} />
        <BarChart title={text.answers} points={chart(({ answered }) => answered)} />
        <BarChart title={text.noAnswers} points={chart(({ unanswered }) => unanswered)} />
        <BarChart title={text.calls} points={chart(({ day }) => calls.get(day) ?? 0)} />
      </section>
      <MissingLaw data={data} />
    </>
  );
}

function statsOf({ activity, userStatistics, modelUsage, systemStatus }: OverviewQuery, days: number): Stat[] {
  const sum = (of: (day: OverviewQuery['activity'][number]) => number): number => activity.reduce((total, day) => total + of(day), 0);
  const unanswered = sum((day) => day.unanswered);
  const questions = unanswered + sum((day) => day.answered);
  const { queue } = systemStatus;
  const { total } = modelUsage;
  return [
    {
      title: text.users,
      value: formatNumber(userStatistics.totalCount),
      note: text.usersNote(userStatistics.activeCount, userStatistics.verifiedCount),
    },
    { title: text.drafts, value: formatNumber(sum(({ drafts }) => drafts)), note: text.inPeriod(days) },
    { title: text.questions, value: formatNumber(questions), note: text.inPeriod(days) },
    { title: text.withoutAnswer, value: formatNumber(unanswered), note: text.share(unanswered, questions) },
    {
      title: text.model,
      value: text.modelCalls(total.calls),
      note: text.modelNote(total.inputTokens + total.outputTokens, total.failures),
    },
    {
      title: text.queue,
      value: queue.healthy ? text.queueWell : text.queueIll,
      note: queue.healthy ? text.queueNote(queue.running, queue.queued, queue.failed) : queue.detail,
    },
  ];
}

function MissingLaw({ data: { missingLaw } }: { data: OverviewQuery }) {
  return (
    <Card title={<h2>{text.missing}</h2>}>
      <p className={styles.muted}>{missingLaw.totalCount === 0 ? text.missingNone : text.missingIntro}</p>
      {missingLaw.totalCount > 0 && (
        <>
          <ul className={styles.missing}>
            {missingLaw.nodes.map(({ act, asked, citedBy }) => (
              <li key={act}>
                <span>{act}</span>
                <span className={styles.muted}>{text.missingNote(asked, citedBy)}</span>
              </li>
            ))}
          </ul>
          <Link to={`${paths.admin}?tab=unanswered`}>{text.missingAll(missingLaw.totalCount)}</Link>
        </>
      )}
    </Card>
  );
}
