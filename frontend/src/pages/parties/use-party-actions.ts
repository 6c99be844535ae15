import { useApolloClient } from '@apollo/client/react';
import { partyMessages } from '../../components/parties/messages.js';
import { CREATE_PARTY, UPDATE_PARTY } from '../../components/parties/parties.operations.js';
import type { PartyFacts, PartyRow } from '../../components/parties/party-row.js';
import type { FieldError } from '../../shared/api/app-error.js';
import { saveBlob } from '../../shared/api/save-blob.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { reload } from '../../shared/apollo/reload.js';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { notify } from '../../shared/notices/toasts.js';
import { partiesMessages as text } from './messages.js';
import { readCsv } from './read-csv.js';
import { DELETE_PARTY, IMPORT_PARTIES, MATTERS_OF_PARTY, PARTY_BOOK, RESTORE_PARTY } from './parties.operations.js';

/** What a file would bring, or what is wrong with it. */
export type Foreseen = { csv: string; added: number; known: number; namesakes: readonly string[] } | { faults: readonly string[] };
export type PartyActions = ReturnType<typeof usePartyActions>;

/** What the owner of a party book can do; each says what failed. */
export function usePartyActions() {
  const client = useApolloClient();
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<readonly FieldError[]> => {
    try {
      await work();
      return [];
    } catch (error) {
      const { fieldErrors } = toAppError(error);
      notify.error(fieldErrors[0]?.message ?? describeError(error, failed));
      // Also without a field of its own it was not done.
      return fieldErrors.length > 0 ? fieldErrors : [{ field: '', message: failed }];
    } finally {
      await reload(client, 'active');
    }
  };
  return {
    /** @returns what was refused; nothing means that it was saved */
    save: (facts: PartyFacts, party?: PartyRow) =>
      attempt(async () => {
        const { name = '', ...rest } = facts;
        if (party)
          await client.mutate({ mutation: UPDATE_PARTY, variables: { id: party.id, input: { name, ...rest, version: party.version } } });
        else await client.mutate({ mutation: CREATE_PARTY, variables: { input: { name, ...rest } } });
        notify.success(partyMessages.saved(name));
      }, partyMessages.saveFailed),
    /** The titles of the matters that name somebody. */
    mattersOf: async (id: string): Promise<string[]> => {
      const { data } = await client.query({ query: MATTERS_OF_PARTY, variables: { id }, fetchPolicy: 'network-only' });
      return data?.mattersOfParty?.map(({ title }) => title) ?? [];
    },
    remove: (id: string) => attempt(() => client.mutate({ mutation: DELETE_PARTY, variables: { id } }), text.deleteFailed),
    restore: (id: string) => attempt(() => client.mutate({ mutation: RESTORE_PARTY, variables: { id } }), text.restoreFailed),
    export: () =>
      attempt(async () => {
        const { data } = await client.query({ query: PARTY_BOOK, fetchPolicy: 'no-cache' });
        if (data) saveBlob(new Blob([data.partyBook], { type: 'text/csv;charset=utf-8' }), 'party-book.csv');
      }, text.exportFailed),
    /** What a file would bring; nothing is added. */
    foresee: async (file: File): Promise<Foreseen> => {
      const read = await readCsv(file);
      if ('refused' in read) return { faults: [text.unread[read.refused]] };
      try {
        const { data } = await client.mutate({ mutation: IMPORT_PARTIES, variables: { input: { csv: read.csv, dryRun: true } } });
        return data ? { csv: read.csv, ...data.importParties } : { faults: [text.importFailed] };
      } catch (error) {
        return { faults: faultsOf(error) };
      }
    },
    /** Adds what a file brings. @returns why it was refused after all: a sentence for each fault */
    take: async (csv: string): Promise<readonly string[]> => {
      try {
        const { data } = await client.mutate({ mutation: IMPORT_PARTIES, variables: { input: { csv } } });
        if (data) notify.success(text.imported(data.importParties.added));
        return [];
      } catch (error) {
        return faultsOf(error);
      } finally {
        await reload(client, 'active');
      }
    },
  };
}

function faultsOf(error: unknown): readonly string[] {
  const { fieldErrors } = toAppError(error);
  return fieldErrors.length > 0 ? fieldErrors.map(({ message }) => message) : [describeError(error, text.importFailed)];
}
