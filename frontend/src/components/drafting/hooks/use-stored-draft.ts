import { isText } from '../../../shared/storage/guards.js';
import { useStoredState } from '../../../shared/storage/use-stored-state.js';
import { isDraft, type Draft } from '../draft.js';

export interface StoredDraft {
  draft: Draft | null;
  setDraft: (draft: Draft | null) => void;
  /** The edited text; null while it is as drafted. */
  edited: string | null;
  setEdited: (edited: string | null) => void;
}

const keepsDraft = (value: unknown): value is Draft | null => isDraft(value);

/**
 * The last draft of a screen or, where it drafts several types, of one of them. An earlier release kept one draft for the whole screen:
 * that is the draft of its own type, with its edits, until it is changed, and is then stored like any other.
 */
export function useStoredDraft(screen: string, documentType?: string): StoredDraft {
  const own = documentType === undefined ? '' : `.${documentType}`;
  const [draft, setDraft] = useStoredState<Draft | null>(`${screen}.draft${own}`, null, keepsDraft);
  const [edited, setEdited] = useStoredState<string | null>(`${screen}.edited${own}`, null, isText);
  const [earlier, setEarlier] = useStoredState<Draft | null>(`${screen}.draft`, null, keepsDraft);
  const [earlierEdited, setEarlierEdited] = useStoredState<string | null>(`${screen}.edited`, null, isText);
  if (draft || documentType === undefined || earlier?.request.documentType !== documentType) return { draft, setDraft, edited, setEdited };

  const shown = edited ?? earlierEdited;
  return {
    draft: earlier,
    setDraft: (next) => {
      setDraft(next);
      // Code that replaces the draft says itself that the edits are dropped.
      setEdited(shown);
      // Anything left there would come back once the new draft is deleted.
      setEarlier(null);
      setEarlierEdited(null);
    },
    edited: shown,
    setEdited: (next) => {
      // Discarded edits must not come back.
      setEarlierEdited(null);
      setEdited(next);
    },
  };
}
