import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fetchListOfDates } from '../../../shared/api/rest-files.js';
import { saveBlob } from '../../../shared/api/save-blob.js';
import { reload } from '../../../shared/apollo/reload.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import type { AddChronologyEventInput, UpdateChronologyEventInput } from '../../../shared/gql/graphql.js';
import { language } from '../../../shared/i18n/language.js';
import { notify } from '../../../shared/notices/toasts.js';
import { asUser } from '../../../shared/session/authorized.js';
import { chronologyMessages as text } from './chronology-messages.js';
import { ADD_EVENT, DELETE_EVENT, READ_CHRONOLOGY, UPDATE_EVENT } from './chronology.operations.js';

/** What the owner of a matter can do with its chronology; each resolves with whether it succeeded, and says so if not. */
export function useChronology(matterId: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<'reading' | 'printing' | null>(null);
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const { fieldErrors, detail } = toAppError(error);
      notify.error(fieldErrors[0]?.message ?? detail ?? failed);
      return false;
    }
  };
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await attempt(work, text.saveFailed);
    await reload(client, 'active');
    return done;
  };
  const busily = async (what: 'reading' | 'printing', work: () => Promise<unknown>, failed: string): Promise<void> => {
    setBusy(what);
    await attempt(work, failed);
    setBusy(null);
  };
  const update = (id: string, input: UpdateChronologyEventInput) => client.mutate({ mutation: UPDATE_EVENT, variables: { id, input } });
  return {
    busy,
    /** Reads the papers, and says what that brought. */
    read: () =>
      busily(
        'reading',
        async () => {
          const { data } = await client.mutate({ mutation: READ_CHRONOLOGY, variables: { id: matterId } });
          if (!data) return;
          const { added, leftOver, leftOut } = data.readChronology;
          const words = [
            text.found(added),
            leftOver > 0 && text.leftOver(leftOver),
            leftOut.length > 0 && text.leftOut(leftOut.join(', ')),
          ];
          notify.success(words.filter(Boolean).join(' '));
          await reload(client, 'active');
        },
        text.readFailed,
      ),
    print: () =>
      busily(
        'printing',
        async () => saveBlob(await asUser((token) => fetchListOfDates(matterId, language, token)), 'list-of-dates.docx'),
        text.downloadFailed,
      ),
    add: (input: AddChronologyEventInput) => change(() => client.mutate({ mutation: ADD_EVENT, variables: { id: matterId, input } })),
    update: (id: string, input: UpdateChronologyEventInput) => change(() => update(id, input)),
    /** One after the other: they are counted against the same limit. */
    confirmAll: (ids: readonly string[]) =>
      change(async () => {
        for (const id of ids) await update(id, { state: 'CONFIRMED' });
      }),
    remove: (id: string) => change(() => client.mutate({ mutation: DELETE_EVENT, variables: { id } })),
  };
}

export type ChronologyActions = ReturnType<typeof useChronology>;
