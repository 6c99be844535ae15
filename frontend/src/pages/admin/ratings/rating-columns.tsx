import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { Tag } from '../../../components/ui/tag/Tag.js';
import { formatDate } from '../../../shared/format/dates.js';
import type { AnswerRatingsQuery } from '../../../shared/gql/graphql.js';
import { adminRatingMessages as text } from './messages.js';
import styles from './ratings.module.css';

export type RatedAnswer = AnswerRatingsQuery['answerRatings']['nodes'][number];

/** Columns of the list of ratings. */
export const ratingColumns: DataColumn<RatedAnswer>[] = [
  {
    key: 'question',
    title: text.question,
    card: 'heading',
    render: ({ question }) => (question === null ? <span className={styles.muted}>{text.notSent}</span> : question),
  },
  {
    key: 'verdict',
    title: text.verdict,
    width: 210,
    render: ({ verdict, quoted }) => (
      <span className={styles.tags}>
        <Tag tone={verdict === 'UP' ? 'success' : 'danger'}>{text.verdictName(verdict)}</Tag>
        {!quoted && <Tag tone="warning">{text.notAnswered}</Tag>}
      </span>
    ),
  },
  {
    key: 'why',
    title: text.why,
    width: 240,
    render: ({ reason, note }) => (
      <>
        {reason === null ? text.none : text.reasonName(reason)}
        {note !== null && <span className={styles.note}>{note}</span>}
      </>
    ),
  },
  { key: 'missing', title: text.missing, width: 200, render: ({ acts }) => (acts.length === 0 ? text.none : acts.join(', ')) },
  { key: 'when', title: text.when, width: 120, render: ({ createdAt }) => formatDate(createdAt) },
];
