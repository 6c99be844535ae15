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
 * The last draft of a screen or, where it drafts several types, of one of them. An earlier release kept one draft for the whole screen;
 * it is that of its own type until another one is made.
 */
export function useStoredDraft(screen: string, documentType?: string): StoredDraft {
  const own = documentType === undefined ? '' : `.${documentType}`;
  const [draft, setDraft] = useStoredState<Draft | null>(`${screen}.draft${own}`, null, keepsDraft);
  const [edited, setEdited] = useStoredState<string | null>(`${screen}.edited${own}`, null, isText);
  const [earlier] = useStoredState<Draft | null>(`${screen}.draft`, null, keepsDraft);
  const [earlierEdited, setEarlierEdited] = useStoredState<string | null>(`${screen}.edited`, null, isText);
  if (draft || earlier?.request.documentType !== documentType) return { draft, setDraft, edited, setEdited };
  return {
    draft: earlier ?? null,
    setDraft,
    edited: edited ?? earlierEdited,
    setEdited: (next) => {
      // Discarded edits must not come back.
      setEarlierEdited(null);
      setEdited(next);
    },
  };
}
