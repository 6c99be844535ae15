import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { describeError } from '../../../../shared/apollo/describe-error.js';
import { reload } from '../../../../shared/apollo/reload.js';
import type { LawStatusInput, LegalDocumentType } from '../../../../shared/gql/graphql.js';
import { notify } from '../../../../shared/notices/toasts.js';
import { editMessages } from '../edit/messages.js';
import { lawStatusMessages } from '../law-status/messages.js';
import {
  DELETE_LEGAL_DOCUMENT,
  EDIT_LEGAL_DOCUMENT,
  LEGAL_DOCUMENTS,
  RETRY_INDEXING,
  SET_LAW_STATUS,
  SYSTEM_STATUS,
} from '../legal-documents.operations.js';
import { legalDocumentMessages as text } from '../messages.js';

/** What is done to each of several documents. */
export type BulkWork =
  | { action: 'delete' }
  | { action: 'retry' }
  | { action: 'type'; documentType: LegalDocumentType }
  | { action: 'status'; input: LawStatusInput };
export type BulkAction = BulkWork['action'];

export interface BulkResult {
  filename: string;
  /** The server's reason for refusing; undefined on success. */
  problem?: string;
}

export interface BulkRun {
  action: BulkAction;
  /** Documents of the whole run. */
  count: number;
  /** In order; grows while the run is under way. */
  results: readonly BulkResult[];
}

interface BulkActions {
  /** The last run, until it is dismissed. */
  last: BulkRun | null;
  busy: boolean;
  /** Works on one after the other; a refusal does not stop the rest. */
  run: (work: BulkWork, filenames: readonly string[]) => Promise<void>;
  dismiss: () => void;
}

const FAILURES: Readonly<Record<BulkAction, string>> = {
  delete: text.deleteFailed,
  retry: text.retryFailed,
  type: editMessages.failed,
  status: lawStatusMessages.saveFailed,
};

/** Deletes, re-indexes or changes several documents, with the outcome for each. */
export function useBulkActions(): BulkActions {
  const client = useApolloClient();
  const [last, setLast] = useState<BulkRun | null>(null);
  const [busy, setBusy] = useState(false);

  const mutate = (work: BulkWork, filename: string): Promise<unknown> => {
    switch (work.action) {
      case 'delete':
        return client.mutate({ mutation: DELETE_LEGAL_DOCUMENT, variables: { filename } });
      case 'retry':
        return client.mutate({ mutation: RETRY_INDEXING, variables: { filename } });
      case 'type':
        return client.mutate({ mutation: EDIT_LEGAL_DOCUMENT, variables: { filename, input: { documentType: work.documentType } } });
      case 'status':
        return client.mutate({ mutation: SET_LAW_STATUS, variables: { filename, input: work.input } });
    }
  };
  const one = async (work: BulkWork, filename: string): Promise<BulkResult> => {
    try {
      await mutate(work, filename);
      return { filename };
    } catch (error) {
      return { filename, problem: describeError(error, FAILURES[work.action]) };
    }
  };
  return {
    last,
    busy,
    run: async (work, filenames) => {
      const { action } = work;
      setBusy(true);
      const results: BulkResult[] = [];
      setLast({ action, count: filenames.length, results: [] });
      for (const filename of filenames) {
        results.push(await one(work, filename));
        setLast({ action, count: filenames.length, results: [...results] });
      }
      await reload(client, [LEGAL_DOCUMENTS, SYSTEM_STATUS]);
      setBusy(false);
      const failed = results.filter(({ problem }) => problem !== undefined).length;
      if (failed === 0) notify.success(text.bulkDone(action, results.length));
      else notify.error(text.bulkFailed(action, failed, results.length));
    },
    dismiss: () => setLast(null),
  };
}
