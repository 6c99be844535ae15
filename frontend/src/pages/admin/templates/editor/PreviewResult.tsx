import { Button } from 'antd';
import { useState } from 'react';
import { LegalMarkdown } from '../../../../components/ui/markdown/LegalMarkdown.js';
import { postTemplatePreview } from '../../../../shared/api/rest-client.js';
import { saveBlob } from '../../../../shared/api/save-blob.js';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { asAdmin } from '../../../../shared/session/authorized.js';
import { editorMessages as text } from '../messages.js';
import styles from '../templates.module.css';
import type { Inspection } from './use-inspection.js';

/** The document that a template makes of its sample, also as a PDF file. */
export function PreviewResult({ inspection }: { inspection: Inspection }) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    const { text: document } = inspection;
    if (document === null) return;
    setBusy(true);
    try {
      saveBlob(await asAdmin((token) => postTemplatePreview(document, 'pdf', token)), 'template_preview.pdf');
    } catch (error) {
      notify.error(describeError(error, text.pdfFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.result} aria-label={text.result} tabIndex={0}>
      <Button disabled={inspection.text === null || busy} onClick={() => void download()}>
        {text.pdf}
      </Button>
      {inspection.text === null ? <p className={styles.hint}>{text.noPreview}</p> : <LegalMarkdown text={inspection.text} keepLines />}
    </section>
  );
}
