type State = Readonly<Record<string, unknown>> | null | undefined;

export interface AuditChange {
  field: string;
  /** Undefined where there was no value before, or there is none afterwards. */
  before?: string;
  after?: string;
}

function shown(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The differences between the state before and after an action, field by field. */
export function changesOf(before: State, after: State): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
