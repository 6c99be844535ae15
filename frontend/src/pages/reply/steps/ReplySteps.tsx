import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { DraftingLayout } from '../../../components/drafting/DraftingLayout.js';
import type { DraftField } from '../../../components/drafting/form/draft-field.js';
import type { Drafting } from '../../../components/drafting/hooks/use-drafting.js';
import { MatterNote } from '../../../components/matter/MatterNote.js';
import { ReferencePanel } from '../../../components/reference-files/ReferencePanel.js';
import { replyMessages } from '../messages.js';
import { DraftStep } from './DraftStep.js';
import { GridStep } from './grid/GridStep.js';
import { stepsMessages as text } from './messages.js';
import { ReadingStep } from './reading/ReadingStep.js';
import { StepFrame } from './StepFrame.js';
import { StepNav } from './StepNav.js';
import { FIRST_STEPS, type StepName } from './steps-state.js';
import styles from './steps.module.css';
import { useNoticeReading } from './reading/use-notice-reading.js';
import { useSteps } from './use-steps.js';

interface ReplyStepsProps {
  fields: readonly DraftField[];
  cost: number | undefined;
  drafting: Drafting;
  /** The draft, beside the last step. */
  output: ReactNode;
  onPlain: () => void;
}

const DEFAULT_KIND = 'legal notice';

/** A reply in four steps: the paper, what it says, an answer to each allegation, the draft. */
export function ReplySteps({ fields, cost, drafting, output, onPlain }: ReplyStepsProps) {
  const steps = useSteps(drafting.kept.entered);
  const { state, change } = steps;
  const reading = useNoticeReading(state);
  const [first] = useState(state.step);
  const [moved, setMoved] = useState(false);
  if (!moved && state.step !== first) setMoved(true);

  const values = reading.reading?.values ?? [];
  const kinds = fields.find(({ name }) => name === 'reply_kind')?.options ?? [DEFAULT_KIND];
  const kind = state.kind ?? reading.reading?.kind ?? DEFAULT_KIND;
  // The grid begins with the values that were checked; the draft with a row.
  const unchecked = values.some(({ decision }) => !decision);
  const reached = state.rows.length > 0;
  const open = (step: StepName): boolean =>
    step === 'notice' ||
    (step === 'reading' && state.filename !== null) ||
    (step === 'grid' ? reached || (reading.reading !== null && !unchecked) : reached);
  const choose = (filename: string | null): void => {
    if (filename === state.filename) return;
    // Rows that the user wrote stay; those of the other file go with it.
    const written = state.rows.filter(({ id }) => !id.includes(':'));
    change({ ...FIRST_STEPS, filename, rows: filename === null ? state.rows : written, receivedOn: '' });
  };
  const step = (() => {
    if (state.step === 'reading') return <ReadingStep steps={steps} state={reading} kinds={kinds} focus={moved} />;
    if (state.step === 'grid') return <GridStep steps={steps} values={values} kind={kind} focus={moved} />;
    if (state.step === 'draft')
      return (
        <DraftStep
          steps={steps}
          values={values}
          kind={kind}
          proceeding={reading.reading?.proceeding ?? ''}
          fields={fields}
          cost={cost}
          drafting={drafting}
          focus={moved}
        />
      );
    return (
      <StepFrame
        title={text.choose}
        hint={text.chooseText}
        focus={moved}
        onNext={() => change({ step: 'reading' })}
        next={state.filename === null ? text.skip : text.next}
      >
        <ReferencePanel title={replyMessages.reference} hint={replyMessages.formats} selected={state.filename} onSelect={choose} />
      </StepFrame>
    );
  })();
  return (
    <DraftingLayout
      title={replyMessages.title}
      drafting={drafting}
      above={
        <>
          {drafting.matterId && <MatterNote matterId={drafting.matterId} onLeave={drafting.leaveMatter} />}
          <div className={styles.top}>
            <StepNav current={state.step} open={open} onGo={(next) => change({ step: next })} />
            <Button onClick={onPlain}>{text.plain}</Button>
          </div>
        </>
      }
      form={step}
      output={state.step === 'draft' ? output : null}
    />
  );
}
