import { useCallback, useState } from 'react';
import { useSignedInUser } from '../session/hooks.js';
import { privateKey, readJson, writeText } from './local-store.js';

/**
 * State of the signed-in user that survives a reload; `null` removes it.
 * @param accept recognises a stored value of the right shape
 */
export function useStoredState<T>(name: string, initial: T, accept: (value: unknown) => value is T): [T, (next: T) => void] {
  const key = privateKey(useSignedInUser().id, name);
  const read = (): T => {
    const value = readJson(key);
    return value !== null && accept(value) ? value : initial;
  };
  const [state, setState] = useState({ key, value: read() });
  // Each name, such as the form of another document type, has its own stored value.
  const current = state.key === key ? state : { key, value: read() };
  if (current !== state) setState(current);

  const set = useCallback(
    (value: T) => {
      setState({ key, value });
      writeText(key, value === null ? null : JSON.stringify(value));
    },
    [key],
  );
  return [current.value, set];
}
