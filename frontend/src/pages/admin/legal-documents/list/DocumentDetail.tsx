import { formatDateTime } from '../../../../shared/format/dates.js';
import { type Fact, Facts } from '../../components/Facts.js';
import { jobOf } from '../jobs/job-state.js';
import { lawStatusMessages as lawText } from '../law-status/messages.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import type { LegalDocument } from './use-legal-documents.js';

/** What is known about a document beyond its row. */
export function DocumentDetail({ document }: { document: LegalDocument }) {
  const { filename, title, version, source, description, year, jurisdiction, shortNames, lawStatus, uploader, uploadDate, report } =
    document;
  const reason = document.status === 'INDEXED' ? null : (document.error ?? jobOf(document)?.error);
  const facts: (Fact | false)[] = [
    [text.name, filename],
    title !== null && title !== filename && [text.titleOf, title],
    year !== null && [text.year, String(year)],
    jurisdiction !== null && [text.state, jurisdiction],
    shortNames.length > 0 && [text.shortNames, shortNames.join(', ')],
    lawStatus !== null && [lawText.title, `${lawStatus.stamp} (${lawText.originName(lawStatus.origin)})`],
    [text.uploaded, formatDateTime(uploadDate)],
    [text.uploader, uploader ?? text.uploaderGone],
    version > 1 && [text.versionOf, String(version)],
    Boolean(source) && [text.source, source ?? ''],
    Boolean(description) && [text.description, description ?? ''],
    report !== null && report.numbered > 0 && [text.parts, text.numbered(report.numbered)],
    Boolean(reason) && [text.reason, reason ?? ''],
  ];
  return (
    <>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      {report !== null && report.findings.length > 0 && (
        <section aria-label={text.checks}>
          <p className={styles.warning}>{text.findings(report.findings.length)}</p>
          <ul className={styles.findings}>
            {report.findings.map((finding) => (
              <li key={finding.kind}>{finding.text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
