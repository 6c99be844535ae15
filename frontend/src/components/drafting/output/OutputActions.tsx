import { Alert, Button, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { DownloadFormat } from '../../../shared/api/rest-client.js';
import { copyRich } from '../../../shared/lib/clipboard.js';
import { notify } from '../../../shared/notices/toasts.js';
import { bundleMessages } from '../bundle/messages.js';
import type { Draft } from '../draft.js';
import { draftingMessages as text } from '../messages.js';
import styles from '../drafting.module.css';
import type { DraftCheckState } from '../hooks/use-draft-check.js';
import { useCourtFormat } from '../hooks/use-court-format.js';
import { useDownload } from '../hooks/use-download.js';
import { useAcknowledged } from './use-acknowledged.js';
import { useLetterhead } from '../hooks/use-letterhead.js';

const FORMATS: readonly DownloadFormat[] = ['txt', 'pdf', 'docx'];

const BundleDialog = lazy(async () => ({ default: (await import('../bundle/BundleDialog.js')).BundleDialog }));

interface OutputActionsProps {
  draft: Draft | null;
  /** The draft's text as it stands. */
  content: string;
  /** What the check of this text found, once it is known. */
  check: DraftCheckState['check'];
  /** Disabled while another draft is being made. */
  locked: boolean;
  basename: string;
  downloadFailed: string;
}

/** The copy and download buttons. */
export function OutputActions({ draft, content, check, locked, basename, downloadFailed }: OutputActionsProps) {
  const letterhead = useLetterhead(draft !== null);
  const court = useCourtFormat(draft ? content : '');
  // A court paper has no letterhead.
  const looks = { letterhead: letterhead.chosen && !court.chosen, courtFormat: court.chosen };
  const { busy, refusal, dismissRefusal, download } = useDownload({ draft, content, ...looks, basename, failed: downloadFailed });
  const [acknowledged, question] = useAcknowledged(check);
  const [bundling, setBundling] = useState(false);
  const openBundle = (): Promise<void> => {
    setBundling(true);
    return Promise.resolve();
  };
  const copy = async (): Promise<void> => {
    if (!draft) {
      notify.error(text.nothingToCopy);
      return;
    }
    try {
      const { formsOf } = await import('../paper/forms-of-text.js');
      if (await copyRich(formsOf(content))) notify.success(text.copied);
      else notify.error(text.copyFailed);
    } catch {
      notify.error(text.copyFailed);
    }
  };
  return (
    <div className={`${styles.actions} no-print`}>
      <Button onClick={() => void copy()} disabled={locked}>
        {text.copy}
      </Button>
      {FORMATS.map((format) => (
        <Button
          key={format}
          aria-label={text.download(format)}
          loading={busy === format}
          disabled={locked || (busy !== null && busy !== format)}
          onClick={() => acknowledged(() => download(format))}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {draft && (
        <Button title={bundleMessages.openTitle} disabled={locked} onClick={() => acknowledged(openBundle)}>
          {bundleMessages.open}
        </Button>
      )}
      {question}
      {draft && bundling && (
        <Suspense fallback={null}>
          <BundleDialog content={content} documentType={draft.request.documentType} {...looks} onClosed={() => setBundling(false)} />
        </Suspense>
      )}
      {court.options && (
        <Select
          aria-label={text.courtFormat}
          value={court.chosen}
          options={court.options}
          onChange={court.setChosen}
          popupMatchSelectWidth={false}
        />
      )}
      {letterhead.available && !court.chosen && (
        <label className={styles.letterhead}>
          <input type="checkbox" checked={letterhead.chosen} onChange={({ target }) => letterhead.setChosen(target.checked)} />
          {text.withLetterhead}
        </label>
      )}
      {refusal && <Alert type="error" showIcon closable={{ onClose: dismissRefusal }} title={refusal} className={styles.refusal} />}
    </div>
  );
}
