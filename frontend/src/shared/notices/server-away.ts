import { createStore } from '../lib/store.js';

const store = createStore(0);

/** Whether something waits for a server that cannot be reached. */
export const serverAway = {
  subscribe: store.subscribe,
  get: (): boolean => store.get() > 0,

  /** Called by what begins to wait; answers with the function to call once, when it waits no more. */
  begin(): () => void {
    store.set(store.get() + 1);
    return () => store.set(store.get() - 1);
  },
};
