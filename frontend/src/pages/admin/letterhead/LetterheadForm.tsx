import { useMutation } from '@apollo/client/react';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useRef, useState } from 'react';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { LETTERHEAD, MAX_LOGO_BYTES } from '../../../shared/config/limits.js';
import type { HouseStyleQuery } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { adminMessages } from '../messages.js';
import styles from './letterhead.module.css';
import { REMOVE_HOUSE_STYLE, SET_HOUSE_STYLE } from './letterhead.operations.js';
import { LetterheadPreview, type LetterheadValues } from './LetterheadPreview.js';
import { letterheadMessages as text } from './messages.js';

interface LetterheadFormProps {
  /** The current letterhead; null where none is set. */
  style: HouseStyleQuery['houseStyle'];
  onChanged: () => void;
}

/** Sets or removes the letterhead. A logo that was chosen is sent when the form is saved. */
export function LetterheadForm({ style, onChanged }: LetterheadFormProps) {
  const [logo, setLogo] = useState<string | null>(style?.logo ?? null);
  const picker = useRef<HTMLInputElement>(null);
  const [set, { loading }] = useMutation(SET_HOUSE_STYLE);
  const [remove] = useMutation(REMOVE_HOUSE_STYLE);
  const [confirm, confirmation] = useConfirm();

  const choose = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    if (file.size > MAX_LOGO_BYTES) notify.error(text.logoTooLarge);
    else setLogo(await dataUrlOf(file));
  };
  const save = async ({ header, footer, marginMm, font }: LetterheadValues): Promise<void> => {
    const changed = logo !== null && logo !== style?.logo;
    const input = {
      header,
      footer,
      marginMm: marginMm ?? LETTERHEAD.margin.preset,
      font,
      logo: changed ? logo.slice(logo.indexOf(',') + 1) : undefined,
      removeLogo: logo === null,
    };
    try {
      await set({ variables: { input } });
      notify.success(text.saved);
      onChanged();
    } catch (error) {
      notify.error(describeError(error, text.saveFailed));
    }
  };
  const removeAll = async (): Promise<void> => {
    try {
      await remove();
      notify.success(text.removed);
      onChanged();
    } catch (error) {
      notify.error(describeError(error, text.removeFailed));
    }
  };
  return (
    <Form<LetterheadValues>
      className={styles.form}
      layout="vertical"
      initialValues={{
        header: style?.header ?? '',
        footer: style?.footer ?? '',
        marginMm: style?.marginMm ?? LETTERHEAD.margin.preset,
        font: style?.font ?? 'SERIF',
      }}
      onFinish={(values) => void save(values)}
    >
      <div>
        <Form.Item name="header" label={text.header} extra={text.headerHelp}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 6 }} maxLength={LETTERHEAD.header} />
        </Form.Item>
        <Form.Item name="footer" label={text.footer} extra={text.footerHelp}>
          <Input maxLength={LETTERHEAD.footer} autoComplete="off" />
        </Form.Item>
        <Form.Item name="marginMm" label={text.margin}>
          <InputNumber min={LETTERHEAD.margin.min} max={LETTERHEAD.margin.max} precision={0} />
        </Form.Item>
        <Form.Item name="font" label={text.font} extra={text.fontHelp}>
          <Select
            options={[
              { value: 'SERIF', label: text.serif },
              { value: 'SANS', label: text.sans },
            ]}
          />
        </Form.Item>
        <Form.Item label={text.logo} extra={text.logoHelp}>
          <div className={styles.logo}>
            {logo && <img src={logo} alt={text.logoAlt} />}
            <Button onClick={() => picker.current?.click()}>{text.chooseLogo}</Button>
            {logo && <Button onClick={() => setLogo(null)}>{text.noLogo}</Button>}
            <input
              ref={picker}
              className="visually-hidden"
              type="file"
              accept="image/png,image/jpeg"
              tabIndex={-1}
              aria-label={text.logo}
              onChange={({ target }) => void choose(target)}
            />
          </div>
        </Form.Item>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" disabled={loading}>
            {text.save}
          </Button>
          {style && (
            <Button
              danger
              onClick={() =>
                confirm({
                  title: text.removeTitle,
                  text: text.removeText,
                  confirm: text.remove,
                  cancel: adminMessages.cancel,
                  danger: true,
                  onConfirm: removeAll,
                })
              }
            >
              {text.remove}
            </Button>
          )}
        </div>
      </div>
      <LetterheadPreview logo={logo} />
      {confirmation}
    </Form>
  );
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
