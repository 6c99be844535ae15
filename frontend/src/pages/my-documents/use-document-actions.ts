import { useApolloClient } from '@apollo/client/react';
import { RESTORE_DOCUMENT } from '../../components/drafting/kept/kept.operations.js';
import { reload } from '../../shared/apollo/reload.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { notify } from '../../shared/notices/toasts.js';
import { myDocumentsMessages as text } from './messages.js';
import { DELETE_DOCUMENT, DUPLICATE_DOCUMENT, MY_DOCUMENTS, RENAME_DOCUMENT } from './my-documents.operations.js';

export interface DocumentActions {
  rename: (id: string, title: string) => Promise<boolean>;
  duplicate: (id: string) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  restore: (id: string) => Promise<boolean>;
}

/**
 * What the owner of a document can do with it; each resolves with whether it succeeded, and says so if not. The list is read again
 * either way: what failed may have failed because the document was changed on another device.
 */
export function useDocumentActions(): DocumentActions {
  const client = useApolloClient();
  const attempt = async (work: () => Promise<string | undefined>, failed: string): Promise<boolean> => {
    try {
      const done = await work();
      if (done) notify.success(done);
      return true;
    } catch (error) {
      notify.error(toAppError(error).detail ?? failed);
      return false;
    } finally {
      await reload(client, [MY_DOCUMENTS]);
    }
  };
  return {
    rename: (id, title) =>
      attempt(async () => {
        await client.mutate({ mutation: RENAME_DOCUMENT, variables: { input: { id, title } } });
        return text.renamed;
      }, text.renameFailed),
    duplicate: (id) =>
      attempt(async () => {
        const { data } = await client.mutate({ mutation: DUPLICATE_DOCUMENT, variables: { id } });
        return data ? text.duplicated(data.duplicateDocument.title) : undefined;
      }, text.duplicateFailed),
    remove: (id) =>
      attempt(async () => {
        await client.mutate({ mutation: DELETE_DOCUMENT, variables: { id } });
        return undefined;
      }, text.deleteFailed),
    restore: (id) =>
      attempt(async () => {
        await client.mutate({ mutation: RESTORE_DOCUMENT, variables: { id } });
        return text.restored;
      }, text.restoreFailed),
  };
}
