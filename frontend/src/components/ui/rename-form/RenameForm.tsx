import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import styles from './rename-form.module.css';

/** Length of every title on the server. */
const TITLE_MAX = 200;

interface RenameFormProps {
  title: string;
  text: Readonly<Record<'newTitle' | 'save' | 'cancel', string>>;
  onSave: (title: string) => Promise<void>;
  onCancel: () => void;
}

/** A title open for editing; Enter saves it. */
export function RenameForm({ title, text, onSave, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(title);
  const [busy, setBusy] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setBusy(true);
    void onSave(typed.trim()).finally(() => setBusy(false));
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <Input
        autoFocus
        size="small"
        aria-label={text.newTitle}
        maxLength={TITLE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="small" type="primary" htmlType="submit" disabled={!typed.trim()} loading={busy}>
        {text.save}
      </Button>
      <Button size="small" onClick={onCancel}>
        {text.cancel}
      </Button>
    </form>
  );
}
