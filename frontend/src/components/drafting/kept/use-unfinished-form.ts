import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DISCARD_UNFINISHED_FORM, KEEP_UNFINISHED_FORM, UNFINISHED_FORM } from '../../../shared/apollo/unfinished.operations.js';
import { useSignedInUser } from '../../../shared/session/hooks.js';
import { isTextRecord } from '../../../shared/storage/guards.js';
import {
  entriesOf,
  hasEntries,
  isUnkept,
  rememberKept,
  restoreEntries,
  type KeptEdits,
  typeOfForm,
  wasKept,
} from '../../../shared/storage/unfinished-form.js';

/** Milliseconds without a key before the entries are sent. */
const REST_MS = 2000;

/** What another device has entered. */
export interface TakenUp {
  /** The form says something else than before. */
  changed: boolean;
  /** Edits of a draft that are not saved; null for none. */
  edits: KeptEdits | null;
}

interface UnfinishedForm {
  /** Called after each change of the form, and of the draft's text. @param now whether it is sent without waiting for the next one */
  entered: (now?: boolean) => void;
  /** Uses what another device has entered, unless this browser has entries of its own. */
  takeUp: () => Promise<TakenUp>;
}

const NOTHING: TakenUp = { changed: false, edits: null };

/**
 * Has the server keep what is entered in a form until a draft is made from it, and edits of a draft until they are saved. A failure changes nothing here: this browser has the entries,
 * they are sent with the next change, and a logout asks about those that were not.
 * @param busy a draft is being made: the server forgets the entries with it
 */
export function useUnfinishedForm(form: string, busy: boolean): UnfinishedForm {
  const client = useApolloClient();
  const { id: userId } = useSignedInUser();
  /** What is sent soon, or once no draft is being made: the form as it was named then. */
  const waiting = useRef<{ form: string; timer?: ReturnType<typeof setTimeout> }>(null);
  const documentType = typeOfForm(form);

  const save = async (name: string): Promise<void> => {
    if (isUnkept(userId, name)) {
      const entries = entriesOf(userId, name);
      const input = { documentType: typeOfForm(name), ...entries };
      await client.mutate({ mutation: KEEP_UNFINISHED_FORM, variables: { input } });
      rememberKept(userId, name, entries);
    } else if (!hasEntries(userId, name) && wasKept(userId, name)) {
      // The form was emptied, or says again what the draft was made of.
      await client.mutate({ mutation: DISCARD_UNFINISHED_FORM, variables: { documentType: typeOfForm(name) } });
      rememberKept(userId, name, null);
    }
  };
  const sendWaiting = useEffectEvent((): void => {
    if (!waiting.current) return;
    const { form: name, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = busy ? { form: name } : null;
    if (!busy) save(name).catch(() => undefined);
  });
  useEffect(() => {
    if (!busy && waiting.current && !waiting.current.timer) sendWaiting();
  }, [busy]);
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') sendWaiting();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  const later = useRef<() => void>(() => undefined);
  useEffect(() => {
    later.current = () => sendWaiting();
  }, []);
  // The form of another type, or another screen, begins.
  useEffect(() => () => sendWaiting(), [form]);

  return {
    entered: (now = false) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { form, timer: setTimeout(() => later.current(), now ? 0 : REST_MS) };
    },
    takeUp: async () => {
      const { data } = await client.query({
        query: UNFINISHED_FORM,
        variables: { documentType },
        fetchPolicy: 'no-cache',
        context: { waitsItself: true },
      });
      const [found] = data?.unfinishedForms ?? [];
      // It no longer has what it was given: a logout has it kept again.
      if (!found) rememberKept(userId, form, null);
      if (!found || isUnkept(userId, form)) return NOTHING;
      const { templateData, extra } = found;
      const before = JSON.stringify(entriesOf(userId, form));
      const edits = restoreEntries(userId, form, {
        templateData: isTextRecord(templateData) ? templateData : {},
        extra: isTextRecord(extra) ? extra : {},
      });
      return { changed: JSON.stringify(entriesOf(userId, form)) !== before, edits };
    },
  };
}
