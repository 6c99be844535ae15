import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { toAppError } from '../../../shared/apollo/to-app-error.js';
import { notify } from '../../../shared/notices/toasts.js';
import { useSignedInUser } from '../../../shared/session/hooks.js';
import { isTextRecord } from '../../../shared/storage/guards.js';
import { privateKey, readJson, writeText } from '../../../shared/storage/local-store.js';
import type { Draft } from '../draft.js';
import type { StoredDraft } from '../hooks/use-stored-draft.js';
import { documentById, draftOfDocument, followed, lastDocument, sameValues, type KeptDocument } from './kept-document.js';
import { RESTORE_DOCUMENT } from './kept.operations.js';
import { keptMessages as text } from './messages.js';
import { useUnfinishedForm, type TakenUp } from './use-unfinished-form.js';

const NOT_FOUND = 'DOCUMENT_NOT_FOUND';

type State = 'loading' | 'ready' | 'failed' | 'absent' | 'deleted' | 'deleted-edits';

/** What was reported about an earlier draft does not apply to the one that has been made since. */
function stateNow(state: State, draft: Draft | null, asked: boolean): State {
  if (state === 'deleted-edits') return draft?.documentId ? 'ready' : state;
  return draft && (state === 'deleted' || (state === 'failed' && !asked)) ? 'ready' : state;
}

interface KeptDraftOptions {
  documentType: string;
  stored: StoredDraft;
  /** Name under which the form of this type keeps its input. */
  formName: string;
  /** A draft is being made: nothing may take its place in the meantime. */
  busy: boolean;
  /** Id of the document that the address asks for. */
  open: string | null;
  /** The document that was asked for is here, or will not be: the address need not name it any longer. */
  onOpened: () => void;
  /** The document that was asked for is of another type. */
  onOtherType: (document: KeptDocument) => void;
}

export interface KeptDraft {
  state: State;
  /** Whether the address asked for a document. */
  asked: boolean;
  retry: () => void;
  /** Undoes the deletion of the draft that was here. */
  undo: () => Promise<void>;
  /** A document that waits to be opened in place of something that is not saved. */
  waiting: KeptDocument | null;
  replace: () => void;
  keep: () => void;
  /** Increases each time the form was filled in, or the draft edited, from the server. */
  filled: number;
  /**
   * The draft was made from other values than before: a field that says what the draft said says what it says now; what somebody has
   * typed since stays.
   */
  follow: (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) => void;
  /** Called after each change of the form, and of the draft's text. @param now whether it is sent without waiting for the next one */
  entered: (now?: boolean) => void;
}

/**
 * Brings a drafting screen and the server together: it opens the document that the address asks for, otherwise it continues with the
 * draft as another device has left it, or with the last one of its type. Text that was typed and not saved is never replaced without
 * asking.
 */
export function useKeptDraft(options: KeptDraftOptions): KeptDraft {
  const { documentType, stored, formName, busy, open, onOpened, onOtherType } = options;
  const client = useApolloClient();
  const formKey = privateKey(useSignedInUser().id, formName);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ key: string; state: State }>();
  const [waiting, setWaiting] = useState<KeptDocument | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const [filled, setFilled] = useState(0);
  /** The type of the document that the address asked for last. */
  const openedType = useRef<string>(null);
  const { draft, edited, setDraft, setEdited } = stored;
  const key = `${documentType} ${open} ${attempt}`;
  const unfinished = useUnfinishedForm(formName, busy);

  const typed = (): Record<string, string> => {
    const values = readJson(formKey);
    return isTextRecord(values) ? values : {};
  };
  const isFormUntouched = (): boolean => sameValues(typed(), {}) || (draft !== null && sameValues(typed(), draft.request.templateData));
  const adopt = (document: KeptDocument, withForm: boolean): void => {
    const next = draftOfDocument(document);
    setDraft(next);
    setEdited(null);
    if (!withForm) return;
    writeText(formKey, JSON.stringify(next.request.templateData));
    setFilled((count) => count + 1);
  };

  const arrived = useEffectEvent((document: KeptDocument | null): void => {
    setOutcome({ key, state: 'ready' });
    if (open !== null) {
      if (document && document.documentType !== documentType) return onOtherType(document);
      onOpened();
    }
    if (!document || busy) return;
    if (draft?.documentId === document.id) {
      if (draft.versionId !== document.currentVersion.id && edited === null) adopt(document, isFormUntouched());
    } else if (open === null) {
      if (!draft) adopt(document, isFormUntouched());
    } else if (edited !== null || !isFormUntouched()) setWaiting(document);
    else adopt(document, true);
  });
  const failed = useEffectEvent((error: unknown): boolean => {
    const isGone = toAppError(error).code === NOT_FOUND;
    if (open !== null || !isGone || !draft?.documentId) {
      // A draft that is here can be worked on without the server.
      const state = isGone ? 'absent' : open === null && draft ? 'ready' : 'failed';
      setOutcome({ key, state });
      return false;
    }
    setGone(draft.documentId);
    setOutcome({ key, state: edited === null ? 'deleted' : 'deleted-edits' });
    if (edited === null) setDraft(null);
    else setDraft({ ...draft, documentId: undefined, versionId: undefined, number: undefined });
    return edited === null;
  });
  const load = useEffectEvent((): Promise<KeptDocument | null> => {
    const id = open ?? draft?.documentId;
    if (open !== null) openedType.current = documentType;
    // A draft that only this browser has also counts as the last one.
    if (id === undefined && draft) return Promise.resolve(null);
    return id === undefined ? lastDocument(client, documentType) : documentById(client, id);
  });
  const takeUp = useEffectEvent(async (): Promise<(TakenUp & { document: KeptDocument | null }) | null> => {
    // A document that was asked for brings its own form, and is not replaced by another one.
    if (openedType.current === documentType || busy) return null;
    const found = await unfinished.takeUp();
    // Edits of a document that has since been deleted go with it.
    const document = found.edits && (await documentById(client, found.edits.documentId).catch(() => null));
    return { ...found, document };
  });
  const tookUp = useEffectEvent(({ changed, edits, document }: TakenUp & { document: KeptDocument | null }): void => {
    if (changed) setFilled((count) => count + 1);
    if (!edits || document?.documentType !== documentType || busy || edited !== null) return;
    const isHere = draft?.documentId === document.id;
    // A draft that only this browser has is not replaced.
    if (draft && !draft.documentId) return;
    if (!isHere) adopt(document, false);
    const saved = isHere ? draft.content : document.currentVersion.content;
    if (edits.text === saved) return;
    setEdited(edits.text);
    setFilled((count) => count + 1);
    unfinished.entered();
  });
  const restored = useEffectEvent((document: KeptDocument): void => {
    // By now another type may be on the screen, or another draft: the restored one is in the list of documents.
    if (document.documentType !== documentType || busy) return;
    setOutcome({ key, state: 'ready' });
    if (!draft) return adopt(document, isFormUntouched());
    if (draft.documentId) return;
    // What was edited, or saved in this browser alone, stays as edits of the restored draft.
    const next = draftOfDocument(document);
    const words = edited ?? draft.content;
    setDraft(next);
    setEdited(words === next.content ? null : words);
  });
  /** What is done with a restored document once it is here, with the screen as it is then. */
  const onRestored = useRef<(document: KeptDocument) => void>(() => undefined);
  useEffect(() => {
    onRestored.current = (document) => restored(document);
    return () => {
      onRestored.current = () => undefined;
    };
  }, []);
  useEffect(() => {
    let left = false;
    void load()
      .then(
        (document) => left || arrived(document),
        (error: unknown) => left || failed(error),
      )
      // Without it this browser still has what was entered here.
      .then(() => (left ? null : takeUp()))
      .then((found) => left || !found || tookUp(found))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [key]);

  const state = outcome?.key === key ? stateNow(outcome.state, draft, open !== null) : 'loading';
  const retry = (): void => setAttempt((count) => count + 1);
  return {
    state,
    asked: open !== null,
    retry,
    undo: async () => {
      if (!gone) return;
      try {
        await client.mutate({ mutation: RESTORE_DOCUMENT, variables: { id: gone } });
        onRestored.current(await documentById(client, gone));
        notify.success(text.restored);
      } catch (error) {
        notify.error(describeError(error, text.restoreFailed));
      }
    },
    waiting,
    replace: () => {
      if (waiting) adopt(waiting, true);
      setWaiting(null);
      unfinished.entered(true);
    },
    keep: () => setWaiting(null),
    filled,
    follow: (before, now) => {
      const entered = typed();
      const next = followed(entered, before, now);
      if (sameValues(entered, next)) return;
      writeText(formKey, JSON.stringify(next));
      setFilled((count) => count + 1);
      unfinished.entered();
    },
    entered: unfinished.entered,
  };
}
