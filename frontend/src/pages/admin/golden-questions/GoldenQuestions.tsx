import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import type { DataColumn } from '../../../components/ui/data-table/data-column.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { GoldenCheck } from './GoldenCheck.js';
import { GOLDEN_QUESTION, GOLDEN_QUESTIONS } from './golden-questions.operations.js';
import { GoldenQuestionDialog, type GoldenQuestion } from './GoldenQuestionDialog.js';
import styles from './golden-questions.module.css';
import { goldenMessages as text } from './messages.js';
import { useDeleteGoldenQuestion } from './use-delete-golden-question.js';

interface ColumnOptions {
  onEdit: (question: GoldenQuestion) => void;
  onDelete: (question: GoldenQuestion) => void;
}

function goldenColumns({ onEdit, onDelete }: ColumnOptions): DataColumn<GoldenQuestion>[] {
  return [
    { key: 'question', title: text.question, card: 'heading', render: ({ question }) => question },
    { key: 'document', title: text.document, width: 280, render: ({ document }) => <span className={styles.break}>{document}</span> },
    { key: 'unit', title: text.unit, width: 110, render: ({ unit }) => unit ?? '–' },
    {
      key: 'actions',
      title: text.actions,
      width: 160,
      card: 'actions',
      render: (row) => (
        <div className={styles.actions}>
          <Button size="small" aria-label={text.editNamed(row.question)} onClick={() => onEdit(row)}>
            {text.edit}
          </Button>
          <Button size="small" danger type="text" aria-label={text.deleteNamed(row.question)} onClick={() => onDelete(row)}>
            {text.delete}
          </Button>
        </div>
      ),
    },
  ];
}

/** The questions that every rebuild is tested with. */
export function GoldenQuestions() {
  const { data, error, refetch } = useQuery(GOLDEN_QUESTIONS);
  const remove = useDeleteGoldenQuestion();
  const [confirm, confirmation] = useConfirm();
  const [dialog, setDialog] = useState<{ question: GoldenQuestion | null } | null>(null);
  const columns = useMemo(
    () =>
      goldenColumns({
        onEdit: (question) => setDialog({ question }),
        onDelete: ({ id, question }) =>
          confirm({
            title: text.deleteTitle,
            text: text.deleteConfirm(question),
            confirm: text.delete,
            cancel: text.cancel,
            danger: true,
            onConfirm: () => {
              void remove(id);
              return Promise.resolve();
            },
          }),
      }),
    [confirm, remove],
  );
  const questions = data && getFragmentData(GOLDEN_QUESTION, data.goldenQuestions);
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setDialog({ question: null })}>
          {text.add}
        </Button>
      }
    >
      <p className={styles.intro}>{text.intro}</p>
      {error && !data ? (
        <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <DataTable label={text.title} columns={columns} rows={questions} rowKey={({ id }) => id} empty={text.empty} />
      )}
      {questions && questions.length > 0 && <GoldenCheck />}
      {dialog && <GoldenQuestionDialog question={dialog.question} onClosed={() => setDialog(null)} />}
      {confirmation}
    </Card>
  );
}
