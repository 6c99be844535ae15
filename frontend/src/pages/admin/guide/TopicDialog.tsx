import { Form, Input } from 'antd';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { guideMessages as text } from './messages.js';
import { inputOf, linesOf, placeOf, type TopicValues, valuesOf } from './topic-form.js';
import { useSaveTopic } from './use-topic-actions.js';
import type { Topic } from './use-topics.js';

const WAYS_LENGTH = 8200;

const nameRule = antdRule(required(text.nameRequired));
const lawRule = {
  validator: (_: unknown, value: string) => {
    const lines = linesOf(value);
    const malformed = lines.find((line) => placeOf(line) === null);
    if (lines.length === 0) return Promise.reject(new Error(text.lawRequired));
    return malformed === undefined ? Promise.resolve() : Promise.reject(new Error(text.lawMalformed(malformed)));
  },
};

/** Adds a topic, or edits one that was added. */
export function TopicDialog({ topic, onClosed }: { topic: Topic | null; onClosed: () => void }) {
  const save = useSaveTopic();
  return (
    <FormDialog<TopicValues>
      title={topic ? text.editTitle : text.addTitle}
      submit={text.save}
      initial={valuesOf(topic)}
      onClosed={onClosed}
      onSubmit={(values) => save(topic?.id ?? null, inputOf(values))}
    >
      {({ getFieldValue }) => (
        <>
          <Form.Item name="name" label={text.name} rules={[nameRule]}>
            <Input autoFocus autoComplete="off" maxLength={200} aria-required />
          </Form.Item>
          <Form.Item name="field" label={text.field}>
            <Input autoComplete="off" maxLength={100} />
          </Form.Item>
          <Form.Item
            name="en"
            label={text.english}
            extra={text.waysHelp}
            dependencies={['hi', 'hinglish']}
            rules={[
              {
                validator: (_, value: string) =>
                  linesOf([value, getFieldValue('hi'), getFieldValue('hinglish')].join('\n')).length > 0
                    ? Promise.resolve()
                    : Promise.reject(new Error(text.waysRequired)),
              },
            ]}
          >
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={WAYS_LENGTH} />
          </Form.Item>
          <Form.Item name="hi" label={text.hindi}>
            <Input.TextArea lang="hi" autoSize={{ minRows: 2, maxRows: 8 }} maxLength={WAYS_LENGTH} />
          </Form.Item>
          <Form.Item name="hinglish" label={text.hinglish}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={WAYS_LENGTH} />
          </Form.Item>
          <Form.Item name="law" label={text.law} extra={text.lawHelp} rules={[lawRule]}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2200} aria-required />
          </Form.Item>
          <Form.Item name="next" label={text.next}>
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 5 }} maxLength={1100} />
          </Form.Item>
        </>
      )}
    </FormDialog>
  );
}
