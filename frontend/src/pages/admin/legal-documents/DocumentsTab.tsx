import { FirstSteps } from '../first-steps/FirstSteps.js';
import { StarterLaw } from '../starter-law/StarterLaw.js';
import { DocumentTable } from './list/DocumentTable.js';
import styles from './legal-documents.module.css';
import { RebuildIndex } from './jobs/RebuildIndex.js';
import { StatusCards } from './StatusCards.js';
import { UploadForm } from './upload/UploadForm.js';
import { useLiveJobs } from './jobs/use-live-jobs.js';

/** Document Management: how the library is, uploads, and the documents with their jobs. */
export function DocumentsTab() {
  const live = useLiveJobs();
  return (
    <div className={styles.tab}>
      <FirstSteps />
      <StatusCards />
      <RebuildIndex live={live} />
      <StarterLaw />
      <UploadForm />
      <DocumentTable live={live} />
    </div>
  );
}
