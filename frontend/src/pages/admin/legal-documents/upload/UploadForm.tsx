import { Button, Form, Input, Select } from 'antd';
import { useRef } from 'react';
import { useConfirm } from '../../../../components/ui/confirm/use-confirm.js';
import { Card } from '../../../../components/ui/card/Card.js';
import { FilePicker } from './FilePicker.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { doubtfulFiles } from './likely-type.js';
import { UploadEntries } from './UploadEntries.js';
import { TYPES } from '../list/use-document-query.js';
import { useLegalUploads, type UploadDetails } from './use-legal-uploads.js';

// The upload endpoint is REST and names types in lower case.
const typeOptions = TYPES.map((type) => ({ value: type.toLowerCase(), label: text.typeName(type) }));

export function UploadForm() {
  const { entries, busy, sending, choose, remove, send, stop, unsent } = useLegalUploads();
  const [ask, question] = useConfirm();
  const [form] = Form.useForm<UploadDetails>();
  const upload = async (details: UploadDetails, only?: string): Promise<void> => {
    // The next batch does not inherit the type or source of the last one.
    if (await send(details, only)) form.resetFields();
  };
  const check = async (details: UploadDetails): Promise<void> => {
    const doubtful = await doubtfulFiles(
      unsent.map((file) => file.onDisk ?? file),
      details.documentType,
    );
    if (doubtful.length === 0) return upload(details);
    ask({
      title: text.doubtTitle,
      text: text.doubt(doubtful, details.documentType),
      confirm: text.doubtSend,
      cancel: text.doubtBack,
      onConfirm: () => {
        void upload(details);
        return Promise.resolve();
      },
    });
  };
  // The button is not disabled yet while the files are being looked at.
  const underWay = useRef(false);
  const submit = async (details: UploadDetails): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await check(details);
    } finally {
      underWay.current = false;
    }
  };
  return (
    <Card title={<h2 className={styles.title}>{text.uploadTitle}</h2>}>
      <Form<UploadDetails>
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={{ documentType: 'act' }}
        onFinish={(details) => void submit(details)}
      >
        <div className={styles.wide}>
          <FilePicker disabled={busy} onFiles={(files) => void choose(files)} />
          <UploadEntries
            entries={entries}
            busy={busy}
            sending={sending}
            onRemove={remove}
            onRetry={(id) => void upload(form.getFieldsValue(), id)}
            onStop={stop}
          />
        </div>
        <Form.Item name="documentType" label={text.documentType}>
          <Select options={typeOptions} disabled={busy} />
        </Form.Item>
        <Form.Item name="source" label={text.source}>
          <Input placeholder={text.optional} maxLength={300} disabled={busy} />
        </Form.Item>
        <Form.Item name="description" label={text.description} className={styles.wide}>
          <Input placeholder={text.optional} maxLength={1000} disabled={busy} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={busy}>
          {sending ? text.uploading : busy ? text.looking : text.upload}
        </Button>
      </Form>
      {question}
    </Card>
  );
}
