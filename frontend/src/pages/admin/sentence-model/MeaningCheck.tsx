import { useLazyQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { GoldenOutcomes } from '../index-versions/GoldenOutcomes.js';
import { GOLDEN_REPORT } from '../index-versions/index-versions.operations.js';
import styles from './sentence-model.module.css';
import { sentenceModelMessages as text } from './messages.js';
import { MEANING_CHECK } from './sentence-model.operations.js';

/** Asks the golden questions by words alone and by meaning too, and shows both ranks. */
export function MeaningCheck() {
  const [check, { data, loading }] = useLazyQuery(MEANING_CHECK, { fetchPolicy: 'network-only' });
  const run = async (): Promise<void> => {
    try {
      await check();
    } catch {
      notify.error(text.checkFailed);
    }
  };
  const report = getFragmentData(GOLDEN_REPORT, data?.goldenQuestionsByMeaning);
  return (
    <>
      <div className={styles.controls}>
        <Button disabled={loading} onClick={() => void run()}>
          {loading ? text.checking : text.check}
        </Button>
      </div>
      {report && (
        <section aria-label={text.results} className={styles.results}>
          <p>{text.found(report.foundBefore, report.foundAfter, report.total)}</p>
          <GoldenOutcomes report={report} label={text.results} names={{ before: text.byWords, after: text.byMeaning }} />
        </section>
      )}
    </>
  );
}
