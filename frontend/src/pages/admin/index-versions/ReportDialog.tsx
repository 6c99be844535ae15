import { Button, Modal } from 'antd';
import { useState } from 'react';
import { GoldenOutcomes, type GoldenReport } from './GoldenOutcomes.js';
import { indexVersionMessages as text } from './messages.js';

/** The golden-question results of one build of the index. */
export function ReportDialog({ title, report, onClosed }: { title: string; report: GoldenReport; onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={title}
      closable={{ 'aria-label': text.close }}
      footer={<Button onClick={() => setOpen(false)}>{text.close}</Button>}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={860}
      styles={{ header: { marginBottom: 16 } }}
    >
      <GoldenOutcomes report={report} label={title} />
    </Modal>
  );
}
