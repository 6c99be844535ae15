import { Button, Form, Input, Radio } from 'antd';
import type { LawState, LawStatusInput } from '../../../../shared/gql/graphql.js';
import { antdRule } from '../../../../shared/validation/antd-rule.js';
import { required } from '../../../../shared/validation/rules.js';
import { FormDialog } from '../../components/FormDialog.js';
import parts from '../../components/parts.module.css';
import type { LegalDocument } from '../list/use-legal-documents.js';
import { LAW_STATES, lawStatusMessages as text } from './messages.js';
import { useSetLawStatus } from './use-set-law-status.js';

interface StatusValues {
  state: LawState | undefined;
  inForceFrom: string;
  repealedOn: string;
  /** One title per line. */
  replacedBy: string;
}

const rules = { state: [antdRule(required(text.stateRequired))], repealedOn: [antdRule(required(text.repealedOnRequired))] };
const states = LAW_STATES.map((value) => ({ value, label: text.stateName(value) }));

/** What was entered, as the server takes it. */
function inputOf({ state, inForceFrom, repealedOn, replacedBy }: StatusValues): LawStatusInput {
  const repealed = state === 'REPEALED';
  return {
    state: state ?? 'IN_FORCE',
    inForceFrom: inForceFrom || null,
    repealedOn: repealed ? repealedOn : null,
    replacedBy: repealed
      ? replacedBy
          .split('\n')
          .map((title) => title.trim())
          .filter(Boolean)
      : [],
  };
}

interface LawStatusDialogProps {
  document: LegalDocument;
  onClosed: () => void;
}

interface BulkStatusDialogProps {
  count: number;
  onChosen: (input: LawStatusInput) => void;
  onClosed: () => void;
}

/** Asks whether several documents are in force. */
export function BulkStatusDialog({ count, onChosen, onClosed }: BulkStatusDialogProps) {
  return (
    <FormDialog<StatusValues>
      title={text.bulkTitle(count)}
      submit={text.save}
      initial={{ state: 'IN_FORCE', inForceFrom: '', repealedOn: '', replacedBy: '' }}
      onClosed={onClosed}
      onSubmit={(values) => {
        onChosen(inputOf(values));
        return Promise.resolve(undefined);
      }}
    >
      <p className={parts.intro}>{text.intro}</p>
      <StatusFields />
    </FormDialog>
  );
}

/** Sets whether a document is in force, beginning with what is known; or goes back to what is proposed. */
export function LawStatusDialog({ document, onClosed }: LawStatusDialogProps) {
  const { filename, lawStatus, proposedLawStatus } = document;
  const save = useSetLawStatus();
  const reset = async (): Promise<void> => {
    if (!(await save(filename, null))) onClosed();
  };
  return (
    <FormDialog<StatusValues>
      title={text.dialogTitle(filename)}
      submit={text.save}
      initial={{
        state: lawStatus?.state,
        inForceFrom: lawStatus?.inForceFrom ?? '',
        repealedOn: lawStatus?.repealedOn ?? '',
        replacedBy: lawStatus?.replacedBy.join('\n') ?? '',
      }}
      onClosed={onClosed}
      onSubmit={(values) => save(filename, inputOf(values))}
    >
      <p className={parts.intro}>{text.intro}</p>
      {proposedLawStatus && <p className={parts.intro}>{text.proposal(proposedLawStatus.stamp)}</p>}
      <StatusFields />
      {lawStatus?.origin === 'ADMINISTRATOR' && <Button onClick={() => void reset()}>{text.reset}</Button>}
    </FormDialog>
  );
}

function StatusFields() {
  return (
    <>
      <Form.Item name="state" label={text.state} rules={rules.state}>
        <Radio.Group options={states} />
      </Form.Item>
      <Form.Item name="inForceFrom" label={text.inForceFrom}>
        <Input type="date" max="9999-12-31" />
      </Form.Item>
      <Form.Item noStyle dependencies={['state']}>
        {({ getFieldValue }) =>
          getFieldValue('state') === 'REPEALED' && (
            <>
              <Form.Item name="repealedOn" label={text.repealedOn} extra={text.repealedOnHelp} rules={rules.repealedOn}>
                <Input type="date" max="9999-12-31" aria-required />
              </Form.Item>
              <Form.Item name="replacedBy" label={text.replacedBy} extra={text.replacedByHelp}>
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 5 }} maxLength={1500} />
              </Form.Item>
            </>
          )
        }
      </Form.Item>
    </>
  );
}
