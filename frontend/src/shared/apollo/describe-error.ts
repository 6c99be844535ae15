import { ErrorCode } from '../api/error-codes.js';
import { translated } from '../i18n/translate.js';
import { toAppError } from './to-app-error.js';

const textByCode: Readonly<Record<string, string>> = translated({
  [ErrorCode.insufficientTokens]: 'Insufficient tokens. Please purchase more tokens.',
});

/** The message to show: our own for this code, otherwise the server's, otherwise the caller's. */
export function describeError(error: unknown, fallback: string): string {
  const { code, detail } = toAppError(error);
  return textByCode[code] ?? detail ?? fallback;
}
