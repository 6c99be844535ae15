import { Button, Tag } from 'antd';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { formatBytes } from '../../../shared/format/bytes.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import type { IndexGenerationsQuery } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { GOLDEN_REPORT } from './index-versions.operations.js';
import styles from './index-versions.module.css';
import { indexVersionMessages as text } from './messages.js';

export type IndexVersion = IndexGenerationsQuery['indexGenerations'][number];

const colours = { ACTIVE: 'success', PREVIOUS: 'default', SEALED: 'processing', BUILDING: 'processing' } as const;

interface ColumnOptions {
  onReport: (version: IndexVersion) => void;
  onRollBack: (version: IndexVersion) => void;
}

const goldenReportOf = ({ goldenReport }: IndexVersion) => getFragmentData(GOLDEN_REPORT, goldenReport);

/** Columns of the list of builds. */
export function indexVersionColumns({ onReport, onRollBack }: ColumnOptions): DataColumn<IndexVersion>[] {
  return [
    { key: 'created', title: text.created, width: 210, card: 'heading', render: ({ createdAt }) => formatDateTime(createdAt) },
    { key: 'state', title: text.state, width: 130, render: ({ state }) => <Tag color={colours[state]}>{text.stateName(state)}</Tag> },
    {
      key: 'content',
      title: text.content,
      render: ({ documents, passages, bytes, builtWith }) => (
        <>
          {documents !== null && passages !== null ? text.contentOf(documents, passages) : '–'}
          <span className={styles.note}>
            {[bytes !== null && formatBytes(bytes), builtWith.embeddingModel].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'golden',
      title: text.golden,
      width: 200,
      render: (version) => {
        const report = goldenReportOf(version);
        return report && report.total > 0 ? (
          <>
            {text.found(report.foundAfter, report.total)}
            <span className={styles.note}>{text.moved(report.improved, report.worsened)}</span>
          </>
        ) : (
          text.notTried
        );
      },
    },
    {
      key: 'actions',
      title: text.actions,
      width: 200,
      card: 'actions',
      render: (version) => (
        <div className={styles.actions}>
          {(goldenReportOf(version)?.total ?? 0) > 0 && (
            <Button size="small" aria-label={text.resultsNamed(formatDateTime(version.createdAt))} onClick={() => onReport(version)}>
              {text.results}
            </Button>
          )}
          {version.canRollBack && (
            <Button size="small" onClick={() => onRollBack(version)}>
              {text.rollBack}
            </Button>
          )}
        </div>
      ),
    },
  ];
}
