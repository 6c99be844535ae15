import { IndexVersions } from '../index-versions/IndexVersions.js';
import { RebuildIndex } from '../legal-documents/jobs/RebuildIndex.js';
import { useLiveJobs } from '../legal-documents/jobs/use-live-jobs.js';
import { SectionQuestions } from '../section-questions/SectionQuestions.js';
import { SentenceModel } from '../sentence-model/SentenceModel.js';
import styles from '../legal-documents/legal-documents.module.css';

/** The search index: its builds, the model by which it is searched by meaning, and the questions that sections answer. */
export function IndexTab() {
  const live = useLiveJobs();
  return (
    <div className={styles.tab}>
      <IndexVersions>
        <RebuildIndex live={live} />
      </IndexVersions>
      <SentenceModel />
      <SectionQuestions />
    </div>
  );
}
