import { skipToken, useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { randomId } from '../../../../shared/lib/random-id.js';
import { GridRowCard } from './GridRowCard.js';
import { stepsMessages as text } from '../messages.js';
import { StepFrame } from '../StepFrame.js';
import { PROPOSED_LAW, REPLY_LAW } from '../steps.operations.js';
import { emptyRow, unmeantFact, type DecidedValue } from '../steps-state.js';
import styles from '../steps.module.css';
import type { Steps } from '../use-steps.js';

interface GridStepProps {
  steps: Steps;
  values: readonly DecidedValue[];
  kind: string;
  focus: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const SECTIONS_MAX = 100;
const PROVISION_MAX = 300;

/** A row for each allegation. */
export function GridStep({ steps, values, kind, focus }: GridStepProps) {
  const { state, change, changeRow } = steps;
  const { rows } = state;
  const [refused, setRefused] = useState<string | null>(null);
  const [confirm, dialog] = useConfirm();
  const [added, setAdded] = useState<string | null>(null);
  const sections = useMemo(() => values.filter(({ field, decision }) => field === 'SECTION' && decision?.state === 'confirmed'), [values]);
  const wanted = sections.map(({ current }) => current.slice(0, PROVISION_MAX)).slice(0, SECTIONS_MAX);
  const { data } = useQuery(REPLY_LAW, wanted.length > 0 ? { variables: { input: { sections: wanted } } } : skipToken);
  const cited = useMemo(() => getFragmentData(PROPOSED_LAW, data?.replyLaw ?? []), [data]);
  const here = useMemo(
    () =>
      new Map(
        values
          .filter(({ field }) => field === 'ALLEGATION')
          .map(({ id, start, end }) => [
            id,
            new Set(sections.filter((section) => section.start >= start && section.end <= end).map(({ current }) => current)),
          ]),
      ),
    [values, sections],
  );
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
    if (added) document.getElementById(`row-${added}`)?.focus();
  }, [rows, added]);
  const remove = useCallback(
    (id: string): void => {
      const row = latest.current.find((each) => each.id === id);
      const drop = (): void => change({ rows: latest.current.filter((each) => each.id !== id) });
      if (!row || !(row.text + row.answer + row.evidence).trim()) {
        drop();
        return;
      }
      confirm({
        title: text.removeRow(text.row(row.label, latest.current.indexOf(row) + 1)),
        text: text.removeRowQuestion,
        confirm: text.remove,
        cancel: text.back,
        danger: true,
        onConfirm: () => {
          drop();
          return Promise.resolve();
        },
      });
    },
    [change, confirm],
  );
  const add = (): void => {
    const row = emptyRow(randomId());
    change({ rows: [...rows, row] });
    setAdded(row.id);
  };
  const open = rows.filter(({ stance }) => stance === '').length;
  const go = (): void => {
    const some = rows.some((row) => row.text.trim());
    const problem = !some ? text.allegationsNeeded : rows.some(unmeantFact) ? text.meantFirst : null;
    setRefused(problem);
    if (problem === null) change({ step: 'draft' });
  };
  return (
    <StepFrame title={text.answer} hint={text.answerText} focus={focus} onBack={() => change({ step: 'reading' })} onNext={go}>
      {kind === 'written statement' && <Alert type="warning" showIcon title={text.serious} className={styles.note} />}
      <p role="status" className={styles.hint}>
        {text.open(open, rows.length)}
      </p>
      <ol className={styles.grid}>
        {rows.map((row, index) => (
          <GridRowCard
            key={row.id}
            row={row}
            place={index + 1}
            cited={cited}
            here={here.get(row.id.split('#')[0] ?? '') ?? NONE}
            onChange={changeRow}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button onClick={add}>{text.addRow}</Button>
      {refused && <Alert role="alert" type="warning" showIcon title={refused} className={styles.note} />}
      {dialog}
    </StepFrame>
  );
}
