import { useQuery } from '@apollo/client/react';
import { Card } from '../../../components/ui/card/Card.js';
import { DataTable } from '../../../components/ui/data-table/DataTable.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import type { LanguageModelQuery } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { type Fact, Facts } from '../components/Facts.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { PendingPart } from '../components/PendingPart.js';
import styles from './language-model.module.css';
import { LANGUAGE_MODEL, MODEL_USE } from './language-model.operations.js';
import { languageModelMessages as text } from './messages.js';
import { useColumns, type UseRow } from './use-columns.js';

const DAYS = 30;

/** The language model: whether it works, what of today's budget is used, and what it was used for. */
export function LanguageModelTab() {
  const { data, error, refetch } = useQuery(LANGUAGE_MODEL, { variables: { days: DAYS }, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <LoadFailed text={text.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <PendingPart />;
  const { byPurpose, byModel } = data.modelUsage;
  const rowOf = (name: string, totals: (typeof byModel)[number]['totals']): UseRow => ({ name, ...getFragmentData(MODEL_USE, totals) });
  const purposes = byPurpose.map(({ purpose, totals }) => rowOf(text.purposeName(purpose), totals));
  const models = byModel.map(({ model, totals }) => rowOf(model, totals));
  return (
    <div className={styles.tab}>
      <Card title={<h2 className={styles.title}>{text.title}</h2>}>
        <p className={styles.intro}>{text.intro}</p>
        <Facts facts={factsOf(data)} />
      </Card>
      <Card title={<h2 className={styles.title}>{text.useTitle}</h2>}>
        <UseTable label={text.byPurpose} title={text.useFor} rows={purposes} />
        {models.length > 0 && <UseTable label={text.byModel} title={text.modelName} rows={models} />}
      </Card>
    </div>
  );
}

function UseTable({ label, title, rows }: { label: string; title: string; rows: readonly UseRow[] }) {
  return (
    <>
      <h3 className={styles.part}>{label}</h3>
      <DataTable label={label} columns={useColumns(title)} rows={rows} rowKey={({ name }) => name} empty={text.unused} />
    </>
  );
}

function factsOf({ systemStatus: { languageModel, modelBudget } }: LanguageModelQuery): Fact[] {
  return [
    [text.model, languageModel.adapter],
    [text.state, languageModel.healthy ? text.working : text.notWorking],
    ...(languageModel.healthy ? [] : [[text.said, languageModel.detail] satisfies Fact]),
    [text.today, modelBudget ? text.budget(modelBudget.used, modelBudget.limit) : text.noBudget],
    ...(modelBudget ? [[text.exhausted, formatNumber(modelBudget.exhaustedUsers)] satisfies Fact] : []),
  ];
}
