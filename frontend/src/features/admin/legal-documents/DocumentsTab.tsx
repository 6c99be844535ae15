import { GoldenQuestions } from '../golden-questions/GoldenQuestions.js';
import { Generations } from '../generations/Generations.js';
import { DocumentTable } from './DocumentTable.js';
import styles from './legal-documents.module.css';
import { RebuildIndex } from './RebuildIndex.js';
import { StatusCards } from './StatusCards.js';
import { UploadForm } from './UploadForm.js';
import { useLiveJobs } from './use-live-jobs.js';

export function DocumentsTab() {
  const live = useLiveJobs();
  return (
    <div className={styles.tab}>
      <StatusCards />
      <UploadForm />
      <DocumentTable live={live} />
      <Generations>
        <RebuildIndex live={live} />
      </Generations>
      <GoldenQuestions />
    </div>
  );
}
