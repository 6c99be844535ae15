import { createStore } from '../lib/store.js';

const store = createStore(0);

/** Whether something waits for a server that cannot be reached. */
export const serverAway = {
  subscribe: store.subscribe,
  get: (): boolean => store.get() > 0,

  /** Called by code that starts waiting; returns the function to call once when it has stopped. */
  begin(): () => void {
    store.set(store.get() + 1);
    return () => store.set(store.get() - 1);
  },
};
