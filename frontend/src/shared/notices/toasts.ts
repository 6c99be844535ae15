import { MAX_TOASTS, TOAST_ERROR_MS, TOAST_SUCCESS_MS } from '../config/limits.js';
import { createStore } from '../lib/store.js';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

const store = createStore<readonly Toast[]>([]);
let lastId = 0;

function push(kind: Toast['kind'], text: string, milliseconds: number): void {
  lastId += 1;
  const id = lastId;
  // A notice with the same text replaces the older one.
  const others = store.get().filter((toast) => toast.kind !== kind || toast.text !== text);
  store.set([...others, { id, kind, text }].slice(-MAX_TOASTS));
  setTimeout(() => dismissToast(id), milliseconds);
}

/** Shows a short notice that disappears by itself. */
export const notify = {
  success: (text: string): void => push('success', text, TOAST_SUCCESS_MS),
  error: (text: string): void => push('error', text, TOAST_ERROR_MS),
};

/** Dismisses a notice early. */
export function dismissToast(id: number): void {
  store.set(store.get().filter((toast) => toast.id !== id));
}

/** The visible notices, oldest first. */
export const toastStore = { subscribe: store.subscribe, get: store.get };
