import { MAX_QUESTION_LENGTH } from '../../config/limits.js';

/** In this tab alone, and only for as long as it is open. */
const KEY = 'themis.waiting-question';
/** Milliseconds after which nobody expects an answer any more, and another person may sit here. */
const WAITS_MS = 3_600_000;

/** Keeps what was asked before signing in; it replaces what waited before. A browser that denies storage forgets it. */
export function keepQuestion(question: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ question, until: Date.now() + WAITS_MS }));
  } catch {
    return;
  }
}

/** The question that waits to be answered once its asker has signed in; null where none does. */
export function waitingQuestion(): string | null {
  try {
    const { question, until } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { question?: unknown; until?: unknown };
    const waits = typeof question === 'string' && typeof until === 'number' && until > Date.now();
    return waits && question.length <= MAX_QUESTION_LENGTH ? question : null;
  } catch {
    return null;
  }
}

export function dropQuestion(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
