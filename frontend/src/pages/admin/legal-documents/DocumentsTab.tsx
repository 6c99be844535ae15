import { GoldenQuestions } from '../golden-questions/GoldenQuestions.js';
import { Holidays } from '../holidays/Holidays.js';
import { IndexVersions } from '../index-versions/IndexVersions.js';
import { SectionQuestions } from '../section-questions/SectionQuestions.js';
import { SentenceModel } from '../sentence-model/SentenceModel.js';
import { FirstSteps } from '../first-steps/FirstSteps.js';
import { StarterLaw } from '../starter-law/StarterLaw.js';
import { DocumentTable } from './list/DocumentTable.js';
import styles from './legal-documents.module.css';
import { RebuildIndex } from './jobs/RebuildIndex.js';
import { StatusCards } from './StatusCards.js';
import { UploadForm } from './upload/UploadForm.js';
import { useLiveJobs } from './jobs/use-live-jobs.js';

export function DocumentsTab() {
  const live = useLiveJobs();
  return (
    <div className={styles.tab}>
      <FirstSteps />
      <StatusCards />
      <StarterLaw />
      <UploadForm />
      <DocumentTable live={live} />
      <IndexVersions>
        <RebuildIndex live={live} />
      </IndexVersions>
      <SentenceModel />
      <SectionQuestions />
      <GoldenQuestions />
      <Holidays />
    </div>
  );
}
