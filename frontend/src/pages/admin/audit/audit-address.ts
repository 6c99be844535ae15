import { paths } from '../../../shared/config/paths.js';

export const AUDIT_VIEW = 'audit';

/** Path of the audit log, or of its entries on one subject such as `user:<id>`. */
export function auditAddress(subject?: string): string {
  const query = new URLSearchParams({ view: AUDIT_VIEW, ...(subject && { subject }) });
  return `${paths.admin}?${query.toString()}`;
}
