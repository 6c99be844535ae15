import { Form } from 'antd';
import { useEffect, useMemo } from 'react';
import { DraftForm, filledValues } from '../../../components/drafting/form/DraftForm.js';
import type { FieldValues } from '../../../components/drafting/form/field-values.js';
import type { DraftField } from '../../../components/drafting/form/draft-field.js';
import type { Drafting } from '../../../components/drafting/hooks/use-drafting.js';
import { draftingMessages } from '../../../components/drafting/messages.js';
import { RegenerationOverlay } from '../../../components/drafting/output/RegenerationOverlay.js';
import { REPLY_DOCUMENT_TYPE } from '../../../shared/config/limits.js';
import { replyMessages } from '../messages.js';
import { stepsMessages as text } from './messages.js';
import { StepFrame } from './StepFrame.js';
import { dayInWords, type DecidedValue } from './steps-state.js';
import styles from './steps.module.css';
import { answersSomething, gridData } from './template-data.js';
import type { Steps } from './use-steps.js';

interface DraftStepProps {
  steps: Steps;
  values: readonly DecidedValue[];
  kind: string;
  proceeding: string;
  fields: readonly DraftField[];
  cost: number | undefined;
  drafting: Drafting;
  focus: boolean;
}

/** What the grid fills in by itself. */
const FROM_GRID = new Set(['complaint_summary', 'allegations', 'answers', 'evidence', 'law_relied_on', 'reply_kind', 'admissions_meant']);
const IN_COURT = new Set(['forum', 'case_title']);
/** What a reply that leaves it out has a gap for. */
const BLANKS = new Set(['place', 'reply_date']);
const PLEADINGS = new Set(['consumer complaint', 'written statement']);

/** What the reading knows of the other fields: only what the user confirmed. */
function prefilled({ receivedOn }: Steps['state'], values: readonly DecidedValue[], proceeding: string): FieldValues {
  const confirmed = (field: string): string[] =>
    values.filter((value) => value.field === field && value.decision?.state === 'confirmed').map(({ current }) => current);
  const [date] = confirmed('NOTICE_DATE');
  const [advocate] = confirmed('ADVOCATE');
  const sender = confirmed('SENDER').join(', ');
  const [forum = ''] = confirmed('FORUM');
  const [number = ''] = confirmed('CASE_NUMBER');
  const sides = [confirmed('SENDER')[0], confirmed('ADDRESSEE')[0]];
  const title = sides.every(Boolean) ? sides.join(' v. ') : '';
  return {
    other_side: sender && advocate ? `${sender}, through ${advocate}, Advocate` : sender,
    respondent_details: confirmed('ADDRESSEE').join(', '),
    notice_reference: date ? `dated ${dayInWords(date)}` : '',
    proceeding,
    forum,
    case_title: number && [number, title].filter(Boolean).join(', '),
    received_date: receivedOn,
  };
}

/** The rest of the form, and the draft. */
export function DraftStep({ steps, values, kind, proceeding, fields, cost, drafting, focus }: DraftStepProps) {
  const { state, change } = steps;
  const { work, regenerating, generate, exitRegeneration } = drafting;
  const [form] = Form.useForm<FieldValues>();
  const answered = answersSomething(state.rows);
  // Separate for each paper: the person named in one notice did not send the next.
  const storedAs = `reply.steps.details.${state.filename ?? ''}`;
  const inCourt = PLEADINGS.has(kind) || values.some(({ field, decision }) => field === 'FORUM' && decision?.state === 'confirmed');
  const filled = useMemo(() => prefilled(state, values, proceeding), [state, values, proceeding]);
  const own = useMemo(
    () =>
      fields
        .filter(({ name }) => !FROM_GRID.has(name) && (inCourt || !IN_COURT.has(name)))
        .map((field): DraftField =>
          field.name === 'defenses'
            ? { ...field, required: answered ? undefined : text.defensesNeeded }
            : { ...field, group: undefined, first: field.first || BLANKS.has(field.name) || Boolean(filled[field.name]) },
        ),
    [fields, inCourt, answered, filled],
  );
  useEffect(() => {
    const own = ([name, value]: [string, string]): boolean => {
      const now = (form.getFieldValue(name) as string | undefined) ?? '';
      return value !== now && (now === '' || now === state.filled[name]);
    };
    const changed = Object.entries(filled).filter(own);
    if (changed.length === 0) return;
    form.setFieldsValue(Object.fromEntries(changed));
    change({ filled });
  }, [form, state, filled, change]);

  const requestOf = (entered: FieldValues) => {
    const { answers, ...grid } = gridData(state.rows);
    const given = filledValues(own, entered);
    const defended = given.defenses ? { answers } : { defenses: answers };
    const data = { ...given, ...grid, ...defended, reply_kind: kind };
    return {
      documentType: REPLY_DOCUMENT_TYPE,
      templateData: Object.fromEntries(Object.entries(data).flatMap(([name, value]) => (value ? [[name, value] as const] : []))),
      referenceFilename: state.filename ?? undefined,
    };
  };
  return (
    <>
      <StepFrame title={text.details} focus={focus} onBack={() => change({ step: 'grid' })}>
        <DraftForm
          key={storedAs}
          form={form}
          storedAs={storedAs}
          fields={own}
          locked={work !== null || regenerating}
          submit={work === 'generate' ? replyMessages.generating : replyMessages.generate}
          price={cost}
          drafting={drafting}
          requestOf={requestOf}
          stepwise
          onSubmit={(entered) => generate(requestOf(entered))}
        >
          <p className={styles.hint}>{cost === undefined ? '…' : draftingMessages.cost(cost)}</p>
        </DraftForm>
      </StepFrame>
      {regenerating && <RegenerationOverlay busy={work !== null} onExit={exitRegeneration} />}
    </>
  );
}
