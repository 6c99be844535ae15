import { Modal } from 'antd';
import { useState } from 'react';
import type { Confirmation } from './confirmation.js';

export function ConfirmDialog({ title, text, confirm, cancel, danger, onConfirm, onClosed }: Confirmation & { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await onConfirm();
    setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger }}
      cancelText={cancel}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      closable={!busy}
      onOk={() => void run()}
      onCancel={() => !busy && setOpen(false)}
      afterClose={onClosed}
      width={440}
    >
      {typeof text === 'string' ? <p>{text}</p> : text}
    </Modal>
  );
}
