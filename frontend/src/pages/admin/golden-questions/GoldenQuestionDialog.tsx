import { Form, Input } from 'antd';
import type { GoldenRow_QuestionFragment } from '../../../shared/gql/graphql.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { DocumentSelect } from './DocumentSelect.js';
import { goldenMessages as text } from './messages.js';
import { useSaveGoldenQuestion } from './use-save-golden-question.js';

export type GoldenQuestion = GoldenRow_QuestionFragment;

interface GoldenValues {
  question: string;
  document: string;
  unit: string;
}

const rules = { question: [antdRule(required(text.questionRequired))], document: [antdRule(required(text.documentRequired))] };

/** Adds a golden question, or edits the given one. */
export function GoldenQuestionDialog({ question, onClosed }: { question: GoldenQuestion | null; onClosed: () => void }) {
  const save = useSaveGoldenQuestion();
  return (
    <FormDialog<GoldenValues>
      title={question ? text.editTitle : text.addTitle}
      submit={text.save}
      initial={{ question: question?.question ?? '', document: question?.document ?? '', unit: question?.unit ?? '' }}
      onClosed={onClosed}
      onSubmit={(values) =>
        save(question?.id ?? null, { question: values.question.trim(), document: values.document, unit: values.unit.trim() || null })
      }
    >
      <Form.Item name="question" label={text.question} rules={rules.question}>
        <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} maxLength={1000} aria-required />
      </Form.Item>
      <Form.Item name="document" label={text.document} rules={rules.document}>
        <DocumentSelect />
      </Form.Item>
      <Form.Item name="unit" label={text.unit} extra={text.unitHelp}>
        <Input autoComplete="off" maxLength={50} />
      </Form.Item>
    </FormDialog>
  );
}
