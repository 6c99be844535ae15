import { useStoredState } from '../../shared/storage/use-stored-state.js';
import type { ChatMessage } from './conversation/conversation.js';

/** The file that was chosen last, and the conversation that it was chosen in; '' stands for one that has not begun. */
interface Chosen {
  of: string;
  name: string | null;
}

const NONE: Chosen = { of: '', name: null };

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'string' && 'name' in value;

interface Reference {
  /** Name of the file that the next question is about; null for none. */
  reference: string | null;
  choose: (name: string | null) => void;
  /** Forgets what was chosen: another chat begins. */
  forget: () => void;
}

/** The file of one conversation: what was chosen in it, or the file that its last question was about. */
export function useReference(conversationId: string | null, messages: readonly ChatMessage[]): Reference {
  const [chosen, setChosen] = useStoredState<Chosen>('ask.file', NONE, isChosen);
  const of = conversationId ?? '';
  const last = messages.findLast(({ sender }) => sender === 'user')?.referenceFilename ?? null;
  return {
    reference: chosen.of === of ? chosen.name : last,
    choose: (name) => setChosen({ of, name }),
    forget: () => setChosen(NONE),
  };
}
