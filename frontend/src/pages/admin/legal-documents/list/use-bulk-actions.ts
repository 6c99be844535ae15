import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { DELETE_LEGAL_DOCUMENT, LEGAL_DOCUMENTS, RETRY_INDEXING, SYSTEM_STATUS } from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';

export type BulkAction = 'delete' | 'retry';

export interface BulkResult {
  filename: string;
  /** What the server refused it for; undefined when it is done. */
  problem?: string;
}

interface BulkActions {
  /** Of the last run, in its order; grows while it is under way. */
  results: readonly BulkResult[];
  action: BulkAction | null;
  busy: boolean;
  /** One after the other; what is refused stops none of the others. */
  run: (action: BulkAction, filenames: readonly string[]) => Promise<void>;
  dismiss: () => void;
}

const mutations = { delete: DELETE_LEGAL_DOCUMENT, retry: RETRY_INDEXING } as const;
const failures = { delete: text.deleteFailed, retry: text.retryFailed } as const;

/** Deletes or indexes again several documents, with what came of each. */
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
      await client.refetchQueries({ include: [LEGAL_DOCUMENTS, SYSTEM_STATUS] });
      setBusy(false);
      const failed = done.filter(({ problem }) => problem !== undefined).length;
      if (failed === 0) notify.success(text.bulkDone(wanted, done.length));
      else notify.error(text.bulkFailed(wanted, failed, done.length));
    },
    dismiss: () => setResults([]),
  };
}
