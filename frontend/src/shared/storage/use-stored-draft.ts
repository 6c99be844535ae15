import { useCallback, useState } from 'react';
import { useSignedInUser } from '../session/hooks.js';
import { privateKey, readJson, writeText } from './local-store.js';

/**
 * The input of an uncontrolled form, stored for the signed-in user: read once, and written without re-rendering on every keystroke.
 * A form with another name must be another component (`key`).
 * @param accept recognises a stored value of the right shape
 */
export function useStoredDraft<T>(name: string, initial: T, accept: (value: unknown) => value is T): [T, (value: T) => void] {
  const key = privateKey(useSignedInUser().id, name);
  const [stored] = useState((): T => {
    const value = readJson(key);
    return value !== null && accept(value) ? value : initial;
  });
  const keep = useCallback((value: T) => writeText(key, JSON.stringify(value)), [key]);
  return [stored, keep];
}
