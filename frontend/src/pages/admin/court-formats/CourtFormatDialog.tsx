import { useMutation } from '@apollo/client/react';
import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import type { AppError } from '../../../shared/api/app-error.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { COURT_FORMAT } from '../../../shared/config/limits.js';
import type { CourtFormatInput, CourtFormatRow_FormatFragment, PageNumberPlace, Paper } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { antdRule } from '../../../shared/validation/antd-rule.js';
import { required } from '../../../shared/validation/rules.js';
import { FormDialog } from '../components/FormDialog.js';
import { ADD_COURT_FORMAT, ADMIN_COURT_FORMATS, UPDATE_COURT_FORMAT } from './court-formats.operations.js';
import styles from './court-formats.module.css';
import { courtFormatMessages as text } from './messages.js';

type CourtFormat = CourtFormatRow_FormatFragment;
type Values = Omit<CourtFormatInput, 'courts'> & { courts: string };

const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: 'A4', label: 'A4' },
  { value: 'LEGAL', label: 'Legal' },
  { value: 'LETTER', label: 'Letter' },
];
const SPACINGS = [1, 1.15, 1.5, 2, 2.5, 3].map((value) => ({ value, label: String(value) }));

const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface CourtFormatDialogProps {
  /** The one to be edited; null for a new one. */
  format: CourtFormat | null;
  /** What a new one begins with. */
  like: CourtFormat;
  onClosed: () => void;
}

/** Adds a court format, or changes one. */
export function CourtFormatDialog({ format, like, onClosed }: CourtFormatDialogProps) {
  const again = { refetchQueries: [ADMIN_COURT_FORMATS] };
  const [add] = useMutation(ADD_COURT_FORMAT, again);
  const [update] = useMutation(UPDATE_COURT_FORMAT, again);
  const { id: _id, ...fields } = format ?? { ...like, name: '', courts: [], isDefault: false };
  const places: { value: PageNumberPlace; label: string }[] = [
    { value: 'TOP_CENTRE', label: text.topCentre },
    { value: 'TOP_RIGHT', label: text.topRight },
    { value: 'FOOT_CENTRE', label: text.footCentre },
    { value: 'FOOT_RIGHT', label: text.footRight },
  ];
  const sides = [
    { name: 'marginTopMm', label: text.top },
    { name: 'marginRightMm', label: text.right },
    { name: 'marginBottomMm', label: text.bottom },
    { name: 'marginLeftMm', label: text.left },
  ] as const;

  const save = async ({ courts, ...values }: Values): Promise<AppError | undefined> => {
    const input: CourtFormatInput = { ...values, name: values.name.trim(), courts: linesOf(courts), maxFileMb: values.maxFileMb ?? null };
    try {
      await (format ? update({ variables: { id: format.id, input } }) : add({ variables: { input } }));
      notify.success(text.saved);
      return undefined;
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
      return toAppError(error);
    }
  };
  return (
    <FormDialog<Values>
      title={format ? text.editTitle : text.addTitle}
      submit={text.save}
      initial={{ ...fields, courts: fields.courts.join('\n') }}
      onClosed={onClosed}
      onSubmit={save}
    >
      <Form.Item name="name" label={text.name} rules={[antdRule(required(text.nameRequired))]}>
        <Input autoFocus autoComplete="off" maxLength={COURT_FORMAT.name} aria-required />
      </Form.Item>
      <Form.Item
        name="courts"
        label={text.courts}
        extra={text.courtsHelp}
        rules={[antdRule((value) => (linesOf(value).length > COURT_FORMAT.courts ? text.tooManyCourts : undefined))]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="paper" label={text.paper}>
        <Select options={[...PAPERS]} />
      </Form.Item>
      <div className={styles.margins}>
        {sides.map(({ name, label }) => (
          <Form.Item key={name} name={name} label={label} rules={[{ required: true, message: label }]}>
            <InputNumber min={COURT_FORMAT.margin.min} max={COURT_FORMAT.margin.max} precision={0} />
          </Form.Item>
        ))}
        <Form.Item name="fontSize" label={text.fontSize} rules={[{ required: true, message: text.fontSize }]}>
          <InputNumber min={COURT_FORMAT.size.min} max={COURT_FORMAT.size.max} precision={0} />
        </Form.Item>
        <Form.Item name="lineSpacing" label={text.lineSpacing}>
          <Select options={SPACINGS} />
        </Form.Item>
      </div>
      <Form.Item name="pageNumbers" label={text.pageNumbers}>
        <Select options={places} />
      </Form.Item>
      <Form.Item name="indexFirst" valuePropName="checked">
        <Checkbox>{text.indexFirst}</Checkbox>
      </Form.Item>
      <Form.Item name="maxFileMb" label={text.maxFile} extra={text.maxFileHelp}>
        <InputNumber min={COURT_FORMAT.fileMb.min} max={COURT_FORMAT.fileMb.max} precision={0} />
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked" extra={text.isDefaultHelp}>
        <Checkbox>{text.isDefault}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
