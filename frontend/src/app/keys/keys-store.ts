import { useSyncExternalStore } from 'react';
import { createStore } from '../../shared/lib/store.js';
import { readText, writeText } from '../../shared/storage/local-store.js';

const STORAGE_KEY = 'themis.keys';
const OFF = 'off';

const on = createStore(readText(STORAGE_KEY) !== OFF);
const opened = createStore<'palette' | 'keys' | null>(null);

/** Whether shortcuts do anything in this browser. */
export const keysAreOn = on.get;
export const useKeysOn = (): boolean => useSyncExternalStore(on.subscribe, on.get);

/** Switches every shortcut on or off, and remembers it in this browser. */
export function switchKeys(next: boolean): void {
  writeText(STORAGE_KEY, next ? null : OFF);
  on.set(next);
}

/** The dialog that is open: the palette, the list of keys, or none. */
export const useOpened = (): 'palette' | 'keys' | null => useSyncExternalStore(opened.subscribe, opened.get);
export const open = (dialog: 'palette' | 'keys' | null): void => opened.set(dialog);
/** Closes one dialog only: the browser reports it a moment later, when another dialog may already be open. */
export function closed(dialog: 'palette' | 'keys'): void {
  if (opened.get() === dialog) opened.set(null);
}
