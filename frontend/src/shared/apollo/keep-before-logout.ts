import type { UnsavedEntries } from '../storage/unsaved-entries.js';
import { entriesOf, isUnkept, rememberKept, typeOfForm } from '../storage/unfinished-form.js';
import { createClient } from './create-client.js';
import { KEEP_UNFINISHED_FORM } from './unfinished.operations.js';

/** A logout waits no longer than this, in milliseconds; it asks about what was not kept by then. */
const PATIENCE_MS = 4000;

/** Has the server keep the entries of forms that only this browser has. @returns what a logout would still lose */
export async function keepBeforeLogout(userId: string, token: string, unsaved: readonly UnsavedEntries[]): Promise<UnsavedEntries[]> {
  const { client, dispose } = createClient({ token: () => token, onRefused: () => undefined });
  const fetchOptions = { signal: AbortSignal.timeout(PATIENCE_MS) };
  const isLost = async ({ form, kind }: UnsavedEntries): Promise<boolean> => {
    if (kind === 'edits') return true;
    if (!isUnkept(userId, form)) return false;
    const entries = entriesOf(userId, form);
    try {
      const input = { documentType: typeOfForm(form), ...entries };
      await client.mutate({ mutation: KEEP_UNFINISHED_FORM, variables: { input }, context: { fetchOptions } });
      rememberKept(userId, form, entries);
      return false;
    } catch {
      // The question names it.
      return true;
    }
  };
  try {
    const lost = await Promise.all(unsaved.map(isLost));
    return unsaved.filter((_, index) => lost[index]);
  } finally {
    dispose();
  }
}
