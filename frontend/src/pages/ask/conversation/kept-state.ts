import { createStore } from '../../../shared/lib/store.js';

/** Counts what changed in the kept conversations, so that their list reads them again. */
const changes = createStore(0);

export const conversationChanges = { subscribe: changes.subscribe, get: changes.get };
export const noteConversationChange = (): void => changes.set(changes.get() + 1);
