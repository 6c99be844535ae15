import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AppError } from '../../../../shared/api/app-error.js';
import { upload } from '../../../../shared/api/upload.js';
import { reload } from '../../../../shared/apollo/reload.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { randomId } from '../../../../shared/lib/random-id.js';
import { asAdmin } from '../../../../shared/session/authorized.js';
import { LEGAL_DOCUMENTS, SYSTEM_STATUS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';

export interface UploadEntry {
  id: string;
  file: File;
  state: 'chosen' | 'sending' | 'stored' | 'failed';
  /** 0 to 100. */
  percent: number;
  error?: string;
  /** Cancels the upload; present while it is running. */
  cancel?: () => void;
  /** The job that indexes the stored file. */
  jobId?: string;
}

export interface UploadDetails {
  documentType: string;
  description?: string;
  source?: string;
}

/** What came of one file. */
interface Outcome {
  stored: boolean;
  cancelled?: boolean;
  /** The server's words. */
  message?: string;
}

/** One notice for a batch; each row tells of its own file. */
function tell(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ stored, cancelled }) => !stored && !cancelled).length;
  const stored = outcomes.filter((outcome) => outcome.stored);
  if (failed > 0) notify.error(outcomes.length === 1 ? text.uploadFailed : text.uploadsFailed(failed, outcomes.length));
  else if (stored.length === 1 && stored[0]?.message) notify.success(stored[0].message);
  else if (stored.length > 0) notify.success(text.uploadsStored(stored.length));
}

interface LegalUploads {
  entries: readonly UploadEntry[];
  busy: boolean;
  choose: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** Sends one file, or all that have not been stored yet. @returns whether none is left to be sent */
  send: (details: UploadDetails, only?: string) => Promise<boolean>;
  /** The files that have not been stored yet. */
  unsent: readonly File[];
}

/** The files in the upload form, sent one after the other; a failed one stays in its row and can be retried. */
export function useLegalUploads(): LegalUploads {
  const client = useApolloClient();
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const change = (id: string, changes: Partial<UploadEntry>): void =>
    setEntries((current) => current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  const sendOne = async ({ id, file }: UploadEntry, { documentType, description = '', source = '' }: UploadDetails): Promise<Outcome> => {
    const aborter = new AbortController();
    const { signal } = aborter;
    change(id, { state: 'sending', percent: 0, error: undefined, cancel: () => aborter.abort() });
    const fields = { document_type: documentType, description, source, file };
    const onProgress = (percent: number): void => change(id, { percent });
    try {
      const answer = await asAdmin((token) => upload({ path: '/api/admin/upload-legal-document', fields, token, onProgress, signal }));
      const { message, job_id: jobId } = answer as { message?: unknown; job_id?: unknown };
      change(id, { state: 'stored', percent: 100, cancel: undefined, jobId: typeof jobId === 'string' ? jobId : undefined });
      return { stored: true, message: typeof message === 'string' ? message : undefined };
    } catch (error) {
      const detail = error instanceof AppError ? error.detail : undefined;
      change(id, { state: 'failed', cancel: undefined, error: signal.aborted ? text.uploadCancelled : (detail ?? text.uploadFailed) });
      return { stored: false, cancelled: signal.aborted };
    }
  };

  return {
    entries,
    unsent: entries.filter(({ state }) => state !== 'stored').map(({ file }) => file),
    busy: entries.some(({ state }) => state === 'sending'),
    choose: (files) => {
      const added = files.map((file): UploadEntry => ({ id: randomId(), file, state: 'chosen', percent: 0 }));
      setEntries((current) => [...current.filter(({ state }) => state !== 'stored'), ...added]);
    },
    remove: (id) => setEntries((current) => current.filter((entry) => entry.id !== id)),
    send: async (details, only) => {
      const waiting = entries.filter(({ id, state }) => state !== 'stored' && (!only || id === only));
      if (waiting.length === 0) {
        notify.error(text.noFile);
        return false;
      }
      const outcomes: Outcome[] = [];
      for (const entry of waiting) {
        outcomes.push(await sendOne(entry, details));
        await reload(client, [LEGAL_DOCUMENTS, SYSTEM_STATUS]);
      }
      tell(outcomes);
      const left = entries.filter(({ state }) => state !== 'stored').length - outcomes.filter(({ stored }) => stored).length;
      return left === 0;
    },
  };
}
