import { beginSpan, isInTrace, type OpenSpan } from '../observability/tracing/tracing.js';

const VERB = /^\s*([a-z]+)/i;
/** After `from`, a name with a bracket after it is a function, as in `extract(epoch from now())`. */
const TABLE = /\b(?:into|update)\s+"?(\w+)|\bfrom\s+"?(\w+)\b(?!"?\s*\()/i;
/** The table of a longer statement may come after this. */
const LOOKED_AT = 4000;

/** Begins the span of a statement that is part of a trace; null otherwise. */
export function beginStatementSpan(statement: unknown): OpenSpan | null {
  if (!isInTrace()) return null;
  const summary = statementSummary(statement);
  return beginSpan(summary, { kind: 'client', facts: { 'db.system.name': 'postgresql', 'db.query.summary': summary } });
}

/**
 * What a statement does, such as `SELECT jobs`: its verb and its first table, and nothing else of its text.
 * @param statement as the driver takes it, a text or an object that has one
 */
export function statementSummary(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  if (typeof text !== 'string') return 'SQL';
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const [, written, read] = TABLE.exec(text.slice(0, LOOKED_AT)) ?? [];
  const table = written ?? read;
  return table ? `${verb} ${table}` : verb;
}
