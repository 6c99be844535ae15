import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { AppError } from '../../../../shared/api/app-error.js';
import { upload } from '../../../../shared/api/upload.js';
import { reload } from '../../../../shared/apollo/reload.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { asAdmin } from '../../../../shared/session/authorized.js';
import { LEGAL_DOCUMENTS, SYSTEM_STATUS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';
import type { ChosenFile } from './chosen-file.js';
import { gatherFiles, isArchive, openArchives, type OpenedFiles, plainFiles } from './gather-files.js';
import { ArchiveError } from './zip-archive.js';
import { chosenEntry, isDone, isUnsent, refusedEntry, type UploadEntry } from './upload-entry.js';

export interface UploadDetails {
  documentType: string;
  description?: string;
  source?: string;
}

/** The outcome for one file. */
interface Outcome {
  came: 'stored' | 'present' | 'failed' | 'cancelled';
  /** The server's words. */
  message?: string;
}

/** The list of documents is asked for again at most this often while a batch is sent, in milliseconds. */
const REFETCH_EVERY_MS = 5_000;
const CONFLICT = 409;

/** One notice for a batch; each row reports on its own file. */
function tell(outcomes: readonly Outcome[]): void {
  const count = (wanted: Outcome['came']): number => outcomes.filter(({ came }) => came === wanted).length;
  const [failed, present, stored] = [count('failed'), count('present'), count('stored')];
  if (failed > 0) notify.error(outcomes.length === 1 ? text.uploadFailed : text.uploadsFailed(failed, outcomes.length));
  else if (present > 0) notify.success(text.uploadsPresent(stored, present));
  else if (stored === 1) notify.success(outcomes.find(({ came }) => came === 'stored')?.message ?? text.uploadsStored(1));
  else if (stored > 0) notify.success(text.uploadsStored(stored));
}

interface LegalUploads {
  entries: readonly UploadEntry[];
  /** Files are being looked through or sent. */
  busy: boolean;
  sending: boolean;
  choose: (files: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
  /** Sends one file, or all that have not been stored yet. @returns whether none is left to be sent */
  send: (details: UploadDetails, only?: string) => Promise<boolean>;
  /** Ends the batch; what was not sent stays. */
  stop: () => void;
  /** The files that have not been stored yet. */
  unsent: readonly ChosenFile[];
}

/** The files in the upload form, sent one after the other; a failed one stays in its row and can be retried. */
export function useLegalUploads(): LegalUploads {
  const client = useApolloClient();
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const [looking, setLooking] = useState(false);
  /** A batch is being sent, also between two of its files. */
  const [sending, setSending] = useState(false);
  const batch = useRef<AbortController | null>(null);
  const change = (id: string, changes: Partial<UploadEntry>): void =>
    setEntries((current) => current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));

  const sendOne = async (
    { id, file: chosen }: UploadEntry,
    { documentType, description = '', source = '' }: UploadDetails,
    { stopped, several }: { stopped: AbortSignal; several: boolean },
  ): Promise<Outcome> => {
    if (!chosen) return { came: 'failed' };
    const aborter = new AbortController();
    const signal = AbortSignal.any([aborter.signal, stopped]);
    change(id, { state: 'sending', percent: 0, error: undefined, cancel: () => aborter.abort() });
    try {
      const file = await chosen.read();
      const fields = { document_type: documentType, description, source, file };
      const onProgress = (percent: number): void => change(id, { percent });
      const answer = await asAdmin((token) => upload({ path: '/api/admin/upload-legal-document', fields, token, onProgress, signal }));
      const { message, job_id: jobId } = answer as { message?: unknown; job_id?: unknown };
      change(id, { state: 'stored', percent: 100, cancel: undefined, jobId: typeof jobId === 'string' ? jobId : undefined });
      return { came: 'stored', message: typeof message === 'string' ? message : undefined };
    } catch (error) {
      const detail = error instanceof AppError ? error.detail : undefined;
      // A batch that was interrupted is sent again as a whole: files stored before are not failures.
      if (several && error instanceof AppError && error.status === CONFLICT && error.code === 'DUPLICATE_SOURCE') {
        change(id, { state: 'present', cancel: undefined, error: undefined });
        return { came: 'present' };
      }
      const words = error instanceof ArchiveError ? error.message : detail;
      change(id, { state: 'failed', cancel: undefined, error: signal.aborted ? text.uploadCancelled : (words ?? text.uploadFailed) });
      return { came: signal.aborted ? 'cancelled' : 'failed' };
    }
  };
  const look = async (chosen: readonly File[]): Promise<OpenedFiles[]> => {
    setLooking(true);
    try {
      return await openArchives(chosen);
    } finally {
      setLooking(false);
    }
  };
  const reloadLists = () => reload(client, [LEGAL_DOCUMENTS, SYSTEM_STATUS]);

  return {
    entries,
    unsent: entries.filter(isUnsent).flatMap(({ file }) => file ?? []),
    busy: looking || sending,
    sending,
    choose: async (chosen) => {
      const opened = chosen.some(isArchive) ? await look(chosen) : [plainFiles(chosen)];
      if (gatherFiles(opened, []).others > 0) notify.error(text.badType);
      // An archive takes a while to look through: what happened to the others meanwhile is kept.
      setEntries((current) => {
        const kept = current.filter((entry) => !isDone(entry));
        const { files, refused } = gatherFiles(
          opened,
          kept.map(({ name }) => name),
        );
        return [...kept, ...files.map(chosenEntry), ...refused.map(refusedEntry)];
      });
    },
    remove: (id) => setEntries((current) => current.filter((entry) => entry.id !== id)),
    stop: () => batch.current?.abort(),
    send: async (details, only) => {
      const waiting = entries.filter((entry) => isUnsent(entry) && (!only || entry.id === only));
      if (waiting.length === 0) {
        notify.error(text.noFile);
        return false;
      }
      batch.current = new AbortController();
      const context = { stopped: batch.current.signal, several: waiting.length > 1 };
      const outcomes: Outcome[] = [];
      setSending(true);
      try {
        let asked = 0;
        for (const entry of waiting) {
          if (context.stopped.aborted) break;
          outcomes.push(await sendOne(entry, details, context));
          if (Date.now() - asked < REFETCH_EVERY_MS) continue;
          asked = Date.now();
          await reloadLists();
        }
        await reloadLists();
      } finally {
        setSending(false);
      }
      tell(outcomes);
      const sent = outcomes.filter(({ came }) => came === 'stored' || came === 'present').length;
      return entries.filter(isUnsent).length === sent;
    },
  };
}
