import { useState } from 'react';
import { postDownload, type DownloadFormat } from '../../../shared/api/rest-client.js';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { notify } from '../../../shared/notices/toasts.js';
import { asUser } from '../../../shared/session/authorized.js';
import type { Draft } from '../draft.js';
import { draftingMessages } from '../messages.js';
import { downloadRefusal } from '../output/download-refusal.js';

interface DownloadOptions {
  draft: Draft | null;
  /** The draft's text as it stands. */
  content: string;
  /** PDF and Word files have the letterhead that administrators set. */
  letterhead: boolean;
  /** A court format by its id or `auto`; empty for none. */
  courtFormat: string;
  /** Name without extension. */
  basename: string;
  failed: string;
}

interface Download {
  /** The format being downloaded. */
  busy: DownloadFormat | null;
  /** Why the last file was refused, until it is tried again or dismissed; null for none. */
  refusal: string | null;
  dismissRefusal: () => void;
  download: (format: DownloadFormat) => Promise<void>;
}

/** Saves the draft as a file. */
export function useDownload({ draft, content, letterhead, courtFormat, basename, failed }: DownloadOptions): Download {
  const [busy, setBusy] = useState<DownloadFormat | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const download = async (format: DownloadFormat): Promise<void> => {
    if (!draft) {
      notify.error(draftingMessages.nothingToDownload);
      return;
    }
    setBusy(format);
    setRefusal(null);
    // Plain text has no place for either.
    const paged = format !== 'txt';
    const looks = { letterhead: letterhead && paged, courtFormat: paged ? courtFormat : null };
    const order = { content, documentType: draft.request.documentType, format, ...looks };
    try {
      const blob = await asUser((token) => postDownload(order, token));
      saveBlob(blob, `${basename}.${format}`);
      notify.success(draftingMessages.downloaded(format));
    } catch (error) {
      notify.error(failed);
      setRefusal(downloadRefusal(error));
    } finally {
      setBusy(null);
    }
  };
  return { busy, refusal, dismissRefusal: () => setRefusal(null), download };
}
