import { Alert, Button, Form, Input } from 'antd';
import { FormDialog } from '../../components/FormDialog.js';
import styles from '../guide.module.css';
import type { Topic } from '../use-topics.js';
import { plainTextMessages as text } from './messages.js';
import { plainTextInput, type PlainTextValues, plainTextValues, sentencesOf } from './plain-text-form.js';
import { usePlainText } from './use-plain-text.js';

const SENTENCES_LENGTH = 8000;

const sentencesRule = {
  validator: (_: unknown, value: string) => (sentencesOf(value) ? Promise.resolve() : Promise.reject(new Error(text.sentencesRequired))),
};

/** The plain text of a topic: why it is withheld, its words, whether it is shown, and who read it. */
export function PlainTextDialog({ topic, onClosed }: { topic: Topic; onClosed: () => void }) {
  const { plainText } = topic;
  const { save, show, sign } = usePlainText(topic.id);
  return (
    <FormDialog<PlainTextValues>
      title={`${text.title}: ${topic.name}`}
      submit={text.save}
      initial={plainTextValues(topic)}
      onClosed={onClosed}
      onSubmit={(values) => save(plainTextInput(values))}
    >
      {plainText && plainText.problems.length > 0 && (
        <Alert type="warning" title={text.withheldWhy} description={<Lines lines={plainText.problems} />} style={{ marginBottom: 16 }} />
      )}
      {plainText && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => void sign(plainText.signedBy === null)}>
            {plainText.signedBy === null ? text.sign : text.unsign}
          </Button>
          <Button size="small" onClick={() => void show(!plainText.enabled)}>
            {plainText.enabled ? text.hide : text.show}
          </Button>
          {plainText.own && (
            <Button size="small" onClick={() => void save(null)}>
              {text.restore}
            </Button>
          )}
        </div>
      )}
      <Form.Item name="sentences" label={text.sentences} extra={text.sentencesHelp} rules={[sentencesRule]}>
        <Input.TextArea autoFocus autoSize={{ minRows: 8, maxRows: 20 }} maxLength={SENTENCES_LENGTH} />
      </Form.Item>
      <Form.Item name="leftOut" label={text.leftOut} extra={text.leftOutHelp}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={SENTENCES_LENGTH} />
      </Form.Item>
      <Form.Item name="region" label={text.region}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="form" label={text.form}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
