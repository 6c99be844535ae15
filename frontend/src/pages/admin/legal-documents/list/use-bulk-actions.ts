import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { reload } from '../../../../shared/apollo/reload.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { DELETE_LEGAL_DOCUMENT, LEGAL_DOCUMENTS, RETRY_INDEXING, SYSTEM_STATUS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';

export type BulkAction = 'delete' | 'retry';

export interface BulkResult {
  filename: string;
  /** The server's reason for refusing; undefined on success. */
  problem?: string;
}

interface BulkActions {
  /** Results of the last run in order; grows while it is running. */
  results: readonly BulkResult[];
  action: BulkAction | null;
  busy: boolean;
  /** Runs one after the other; a refusal does not stop the rest. */
  run: (action: BulkAction, filenames: readonly string[]) => Promise<void>;
  dismiss: () => void;
}

const mutations = { delete: DELETE_LEGAL_DOCUMENT, retry: RETRY_INDEXING } as const;
const failures = { delete: text.deleteFailed, retry: text.retryFailed } as const;

/** Deletes or re-indexes several documents, with the outcome for each. */
export function useBulkActions(): BulkActions {
  const client = useApolloClient();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [busy, setBusy] = useState(false);

  const one = async (wanted: BulkAction, filename: string): Promise<BulkResult> => {
    try {
      await client.mutate({ mutation: mutations[wanted], variables: { filename } });
      return { filename };
    } catch (error) {
      return { filename, problem: describeError(error, failures[wanted]) };
    }
  };
  return {
    results,
    action,
    busy,
    run: async (wanted, filenames) => {
      setBusy(true);
      setAction(wanted);
      setResults([]);
      const done: BulkResult[] = [];
      for (const filename of filenames) {
        done.push(await one(wanted, filename));
        setResults([...done]);
      }
      await reload(client, [LEGAL_DOCUMENTS, SYSTEM_STATUS]);
      setBusy(false);
      const failed = done.filter(({ problem }) => problem !== undefined).length;
      if (failed === 0) notify.success(text.bulkDone(wanted, done.length));
      else notify.error(text.bulkFailed(wanted, failed, done.length));
    },
    dismiss: () => setResults([]),
  };
}
