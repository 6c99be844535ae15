import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';

/** The place in the bar at the top that a screen may use on a phone, where a bar of its own would take room to read in. */
const slot = createStore<HTMLElement | null>(null);

export const setNavSlot = (element: HTMLElement | null): void => slot.set(element);

/** Null as long as there is no bar. */
export const useNavSlot = (): HTMLElement | null => useSyncExternalStore(slot.subscribe, slot.get);
