import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { AuditEntry } from './audit-entries.js';
import type { Client } from './client.js';

/** A fresh user's `id`, the name of a fresh document and its id, and what `prepare` made. */
export interface Made {
  id: string;
  law: string;
  lawId: string;
  prepared: string;
}

/** How one admin action is called, and the entry that it must leave. What `prepare` does leaves entries of its own. */
export interface Row {
  prepare?: (admin: Client, made: Omit<Made, 'prepared'>, database: DataSource) => Promise<string>;
  call: (admin: Client, made: Made) => Promise<unknown>;
  entry: Partial<AuditEntry> & { action: string };
  /** What is done outside the database is written down before it begins as well. */
  outside?: true;
}

export const mutation =
  (operation: string): Row['call'] =>
  (admin) =>
    admin.graphql(`mutation { ${operation} }`);
export const onUser =
  (field: string): Row['call'] =>
  (admin, { id }) =>
    admin.graphql(`mutation { ${field}(id: "${id}") { message } }`);
export const post =
  (suffix: string, body?: unknown): Row['call'] =>
  (admin, { id }) =>
    admin.post(`/api/admin/users/${id}/${suffix}`, body);
export const PRICE = { operation_type: 'audited', operation_name: 'Audited', base_tokens: 3 };
export const CREATED = { name: 'Audited User', email: 'audited@themis.test', password: 'six-6-audited' };
export const named = (action: string, subject: RegExp, before?: object, after?: object): Row['entry'] => ({
  action,
  subject: expect.stringMatching(subject) as unknown as string,
  ...(before && { before: expect.objectContaining(before) as unknown as AuditEntry['before'] }),
  ...(after && { after: expect.objectContaining(after) as unknown as AuditEntry['after'] }),
});
export const user = (action: string, before?: object, after?: object): Row['entry'] => named(action, /^user:/, before, after);
