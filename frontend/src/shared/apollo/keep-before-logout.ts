import type { UnsavedEntries } from '../storage/unsaved-entries.js';
import { canBeKept, entriesOf, isUnkept, rememberKept, typeOfForm } from '../storage/unfinished-form.js';
import { createClient } from './create-client.js';
import { KEEP_UNFINISHED_FORM } from './unfinished.operations.js';

/** A logout waits no longer than this, in milliseconds; it asks about what was not kept by then. */
const PATIENCE_MS = 4000;

/** Has the server keep the entries of forms, and the edits of drafts, that only this browser has. @returns what a logout would still lose */
export async function keepBeforeLogout(userId: string, token: string, unsaved: readonly UnsavedEntries[]): Promise<UnsavedEntries[]> {
  const { client, dispose } = createClient({ token: () => token, onRefused: () => Promise.resolve(false) });
  const fetchOptions = { signal: AbortSignal.timeout(PATIENCE_MS) };
  const keep = async (form: string): Promise<boolean> => {
    if (!isUnkept(userId, form)) return true;
    const entries = entriesOf(userId, form);
    try {
      const input = { documentType: typeOfForm(form), ...entries };
      await client.mutate({ mutation: KEEP_UNFINISHED_FORM, variables: { input }, context: { fetchOptions } });
      rememberKept(userId, form, entries);
      return true;
    } catch {
      // The question names it.
      return false;
    }
  };
  const keepable = unsaved.filter((entry) => canBeKept(userId, entry));
  try {
    // A form and the edits of its draft are kept together.
    const forms = [...new Set(keepable.map(({ form }) => form))];
    const kept = new Set((await Promise.all(forms.map(async (form) => ((await keep(form)) ? [form] : [])))).flat());
    return unsaved.filter((entry) => !keepable.includes(entry) || !kept.has(entry.form));
  } finally {
    dispose();
  }
}
