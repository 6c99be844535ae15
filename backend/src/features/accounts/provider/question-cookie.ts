import type { IncomingMessage } from 'node:http';
import { cookieIn, keptCookie } from '../../../core/requests/cookies.js';
import { QUESTION_MINUTES } from './sign-in-questions.js';

const NAME = 'themis_provider_question';
const PATH = '/api/auth/provider';
/** No more than what is sealed has; browsers keep 4 KB. */
const LENGTH_MAX = 2000;

/** The header that has a browser keep a question; null: forget it. */
export const questionCookie = (sealed: string | null, secure: boolean): string =>
  keptCookie(NAME, sealed, PATH, QUESTION_MINUTES * 60, secure);

/** The question that the browser of a call keeps; null when it keeps none. */
export const questionIn = (call: Pick<IncomingMessage, 'headers'>): string | null => cookieIn(call, NAME, LENGTH_MAX);
