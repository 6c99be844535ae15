import type { IncomingMessage } from 'node:http';
import { QUESTION_MINUTES } from './sign-in-questions.js';

const NAME = 'themis_provider_question';
const PATH = '/api/auth/provider';
/** No more than what is sealed has; browsers keep 4 KB. */
const LENGTH_MAX = 2000;

/** The header that has a browser keep a question where no script reads it and from where no other site's page sends it; null: forget it. */
export function questionCookie(sealed: string | null, secure: boolean): string {
  const age = sealed === null ? 0 : QUESTION_MINUTES * 60;
  return `${NAME}=${sealed ?? ''}; Max-Age=${age}; Path=${PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** The question that the browser of a call keeps; null when it keeps none. */
export function questionIn({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === NAME) return value.length > 0 && value.length <= LENGTH_MAX ? value : null;
  }
  return null;
}
