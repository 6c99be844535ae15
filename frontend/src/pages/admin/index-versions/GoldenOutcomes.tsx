import { Tag } from 'antd';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import type { GoldenOutcomes_ReportFragment } from '../../../shared/gql/graphql.js';
import styles from './index-versions.module.css';
import { indexVersionMessages as text } from './messages.js';

export type GoldenReport = GoldenOutcomes_ReportFragment;
type Outcome = GoldenReport['outcomes'][number];

function colourOf({ rankBefore, rankAfter }: Outcome): string | undefined {
  if (rankAfter === null) return 'error';
  if (rankBefore !== null && rankAfter > rankBefore) return 'warning';
  return 'success';
}

const question: DataColumn<Outcome> = { key: 'question', title: text.question, card: 'heading', render: (outcome) => outcome.question };
const place: DataColumn<Outcome> = {
  key: 'place',
  title: text.place,
  width: 230,
  render: ({ document, unit }) => text.placeOf(document, unit),
};
const before: DataColumn<Outcome> = { key: 'before', title: text.before, width: 100, render: ({ rankBefore }) => text.rank(rankBefore) };
const after: DataColumn<Outcome> = {
  key: 'after',
  title: text.after,
  width: 110,
  render: (outcome) => <Tag color={colourOf(outcome)}>{text.rank(outcome.rankAfter)}</Tag>,
};

interface GoldenOutcomesProps {
  report: GoldenReport;
  label: string;
  compared?: boolean;
  /** Heads of the two columns of ranks. */
  names?: { before: string; after: string };
}

/** The ranks at which an index finds the expected places of the golden questions, compared with the previous index. */
export function GoldenOutcomes({ report, label, compared = true, names = text }: GoldenOutcomesProps) {
  const { total, foundAfter, improved, worsened, outcomes } = report;
  return (
    <>
      <p className={styles.summary}>
        {text.found(foundAfter, total)}
        {compared && ` · ${text.moved(improved, worsened)}`}
      </p>
      <DataTable
        label={label}
        columns={
          compared ? [question, place, { ...before, title: names.before }, { ...after, title: names.after }] : [question, place, after]
        }
        rows={outcomes}
        rowKey={({ questionId }) => questionId}
        empty={text.noOutcomes}
      />
    </>
  );
}
