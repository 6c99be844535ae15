import { isUnsupported, type Statement } from './mark-statements.js';
import { statementMessages as text } from './messages.js';

/** Explains the signs in an answer, one line for each kind that occurs. */
export function supportLegend(statements: readonly Statement[]): string[] {
  if (statements.length === 0) return [];
  if (isUnsupported(statements)) return [text.unsupported];
  const has = (kind: Statement['support']): boolean => statements.some(({ support }) => support === kind);
  return [has('GENERAL') && text.general, has('OWN_DOCUMENT') && text.own].filter((line) => line !== false);
}
