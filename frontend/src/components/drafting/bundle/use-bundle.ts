import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { AppError } from '../../../shared/api/app-error.js';
import { pause } from '../../../shared/api/patience.js';
import { fetchFile } from '../../../shared/api/rest-files.js';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import type { BundleDocumentInput } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { BUNDLE_DOCUMENT, BUNDLE_PROGRESS, CANCEL_BUNDLE } from './bundle.operations.js';
import { bundleMessages as text } from './messages.js';

const LOOK_EVERY_MS = 1500;

type Input = Pick<BundleDocumentInput, 'content' | 'documentType' | 'annexures' | 'letterhead' | 'courtFormat'>;

/** Has a bundle made and saves it. It is stopped with the screen that asked for it. */
export function useBundle() {
  const client = useApolloClient();
  /** 0 to 100; null while none is being made. */
  const [percent, setPercent] = useState<number | null>(null);
  /** Why the last one was not made; it names the file that needs fixing, so it stays until the annexures are changed. */
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (input: Input): Promise<boolean> => {
    const stop = new AbortController();
    running.current = stop;
    setPercent(0);
    setFailure(null);
    let jobId: string | undefined;
    try {
      const begun = await client.mutate({ mutation: BUNDLE_DOCUMENT, variables: { input } });
      jobId = begun.data?.bundleDocument.job.id;
      if (!jobId) throw new Error('The server sent no job');
      const file = await finished(jobId, stop.signal);
      saveBlob(await fetchFile(file.downloadUrl), file.filename);
      notify.success(text.done);
      return true;
    } catch (error) {
      if (!stop.signal.aborted) setFailure(describeError(error, text.failed));
      else if (jobId) await cancel(jobId);
      return false;
    } finally {
      if (running.current === stop) {
        running.current = null;
        setPercent(null);
      }
    }
  };

  const finished = async (jobId: string, signal: AbortSignal): Promise<{ downloadUrl: string; filename: string }> => {
    for (;;) {
      await pause(LOOK_EVERY_MS, signal);
      signal.throwIfAborted();
      const context = { fetchOptions: { signal } };
      const { data } = await client.query({ query: BUNDLE_PROGRESS, variables: { jobId }, fetchPolicy: 'no-cache', context });
      signal.throwIfAborted();
      const rendering = data?.documentRendering;
      if (!rendering) throw new Error('The server sent no job');
      const { state, percent: done, error } = rendering.job;
      setPercent(done);
      if (state === 'COMPLETED') return rendering;
      if (state === 'FAILED' || state === 'CANCELLED') throw new AppError({ code: 'RENDER_FAILED', detail: error ?? text.failed });
    }
  };

  const cancel = async (jobId: string): Promise<void> => {
    try {
      await client.mutate({ mutation: CANCEL_BUNDLE, variables: { jobId } });
      notify.success(text.stopped);
    } catch (error) {
      notify.error(describeError(error, text.failed));
    }
  };

  return { percent, failure, make, stop: () => running.current?.abort(), forget: () => setFailure(null) };
}
