import { useMutation } from '@apollo/client/react';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { ExportFormat } from '../../../shared/api/rest-files.js';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { notify } from '../../../shared/notices/toasts.js';
import { asUser } from '../../../shared/session/authorized.js';
import { noteConversationChange } from '../conversation/kept-state.js';
import { DELETE_CONVERSATION, RESTORE_CONVERSATION, UPDATE_CONVERSATION } from './history.operations.js';
import { historyMessages as text } from './messages.js';

export interface HistoryActions {
  rename: (id: string, title: string) => Promise<boolean>;
  pin: (id: string, pinned: boolean) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  restore: (id: string) => Promise<boolean>;
  exportAs: (conversation: { id: string; title: string }, format: ExportFormat) => Promise<boolean>;
}

/** What the owner of a conversation can do with it; each resolves with whether it succeeded, and says so if not. */
export function useHistoryActions(): HistoryActions {
  const [update] = useMutation(UPDATE_CONVERSATION);
  const [remove] = useMutation(DELETE_CONVERSATION);
  const [restore] = useMutation(RESTORE_CONVERSATION);
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(toAppError(error).detail ?? failed);
      return false;
    } finally {
      noteConversationChange();
    }
  };
  return {
    rename: (id, title) => attempt(() => update({ variables: { id, input: { title } } }), text.updateFailed),
    pin: (id, pinned) => attempt(() => update({ variables: { id, input: { pinned } } }), text.updateFailed),
    remove: (id) => attempt(() => remove({ variables: { id } }), text.deleteFailed),
    restore: (id) => attempt(() => restore({ variables: { id } }), text.restoreFailed),
    exportAs: ({ id, title }, format) =>
      attempt(async () => {
        const { fetchExport } = await import('../../../shared/api/rest-files.js');
        saveBlob(await asUser((token) => fetchExport(id, format, token)), `${title || 'conversation'}.${format}`);
        notify.success(text.exported(text.formats[format]));
      }, text.exportFailed),
  };
}
