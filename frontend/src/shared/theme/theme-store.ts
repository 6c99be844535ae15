import { useSyncExternalStore } from 'react';
import { readText, writeText } from '../storage/local-store.js';
import { createStore } from '../lib/store.js';
import type { ThemeName } from './palette.js';

export type ThemeChoice = 'system' | ThemeName;

const THEME_KEY = 'themis.theme';
const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

const storedChoice = readText(THEME_KEY) as ThemeChoice | null;
const choice = createStore<ThemeChoice>(storedChoice && CHOICES.includes(storedChoice) ? storedChoice : 'system');

function resolve(): ThemeName {
  const chosen = choice.get();
  if (chosen !== 'system') return chosen;
  return darkSystem.matches ? 'dark' : 'light';
}

/** Sets the theme on the document, so that plain CSS follows the choice; `system` leaves it to the browser. */
export function applyTheme(): void {
  const chosen = choice.get();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Switches to the next of system, light and dark, and stores the choice. */
export function nextTheme(): void {
  const next = CHOICES[(CHOICES.indexOf(choice.get()) + 1) % CHOICES.length] ?? 'system';
  writeText(THEME_KEY, next);
  choice.set(next);
  applyTheme();
}

function subscribe(listener: () => void): () => void {
  const stop = choice.subscribe(listener);
  darkSystem.addEventListener('change', listener);
  return () => {
    stop();
    darkSystem.removeEventListener('change', listener);
  };
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, choice.get);
export const useThemeName = (): ThemeName => useSyncExternalStore(subscribe, resolve);
