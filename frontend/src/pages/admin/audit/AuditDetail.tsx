import { formatDateTime } from '../../../shared/format/dates.js';
import { type Fact, Facts } from '../components/Facts.js';
import { AuditChanges } from './AuditChanges.js';
import { changesOf } from './changes-of.js';
import { auditMessages as text } from './messages.js';
import type { AuditEntry } from './use-audit-log.js';

/** Everything that the log holds of one action. */
export function AuditDetail({ entry }: { entry: AuditEntry }) {
  const { at, actorEmail, address, apiKey, action, subject, subjectName, reason } = entry;
  const facts: Fact[] = [
    [text.when, formatDateTime(at)],
    [text.actor, actorEmail],
    [text.address, address],
    ...(apiKey ? [[text.key, apiKey] satisfies Fact] : []),
    [text.subject, subjectName ? `${subjectName} (${subject})` : subject],
    [text.reason, reason || text.none],
    [text.exact, action],
  ];
  return (
    <>
      <Facts facts={facts} />
      {changesOf(entry.before, entry.after).length > 0 && <AuditChanges entry={entry} />}
    </>
  );
}
