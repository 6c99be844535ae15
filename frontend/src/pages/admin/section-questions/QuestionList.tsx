import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { SectionQuestionsQuery } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { sectionQuestionMessages as text } from './messages.js';
import { QUESTION_WRITING, SECTION_QUESTIONS, STRIKE_SECTION_QUESTION } from './section-questions.operations.js';
import styles from './section-questions.module.css';

type Question = SectionQuestionsQuery['sectionQuestions']['nodes'][number];

const PAGE = 25;
/** As many rows as the server gives at once. */
const MOST = 200;

/** The questions that are used, with a way to strike each. @param used how many there are now: the list is asked for again when that changes */
export function QuestionList({ used }: { used: number }) {
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, refetch } = useQuery(SECTION_QUESTIONS, { variables: { first }, fetchPolicy: 'cache-and-network' });
  const known = useRef(used);
  useEffect(() => {
    if (known.current === used) return;
    known.current = used;
    void refetch().catch(() => undefined);
  }, [used, refetch]);
  const [strike, { loading }] = useMutation(STRIKE_SECTION_QUESTION, { refetchQueries: [SECTION_QUESTIONS, QUESTION_WRITING] });
  const [confirm, dialog] = useConfirm();
  const page = (data ?? previousData)?.sectionQuestions;
  const ask = ({ id, question }: Question): void =>
    confirm({
      title: text.strikeTitle,
      text: text.strikeConfirm(question),
      confirm: text.strike,
      cancel: text.keep,
      onConfirm: async () => {
        try {
          await strike({ variables: { id } });
        } catch (reason) {
          notify.error(describeError(reason, text.strikeFailed));
        }
      },
    });
  const columns: DataColumn<Question>[] = [
    { key: 'question', title: text.question, card: 'heading', render: ({ question }) => question },
    {
      key: 'section',
      title: text.section,
      width: 320,
      render: ({ document, unit, heading }) => (
        <>
          {unit} {heading}
          <span className={styles.hint}>{document}</span>
        </>
      ),
    },
    { key: 'language', title: text.language, width: 120, render: ({ language }) => text.languageName(language) },
    {
      key: 'strike',
      title: text.actions,
      width: 110,
      render: (row) => (
        <Button size="small" disabled={loading} aria-label={`${text.strike}: ${row.question}`} onClick={() => ask(row)}>
          {text.strike}
        </Button>
      ),
    },
  ];
  if (error && !page) return <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <>
      <DataTable
        label={text.list}
        columns={columns}
        rows={page?.nodes}
        rowKey={({ id }) => id}
        stale={!data && Boolean(previousData)}
        empty={text.empty}
      />
      {page && page.nodes.length < Math.min(MOST, page.totalCount) && (
        <Button className={styles.more} onClick={() => setFirst(Math.min(MOST, first + PAGE * 2))}>
          {text.more}
        </Button>
      )}
      {dialog}
    </>
  );
}
