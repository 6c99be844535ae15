import { useLazyQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { GOLDEN_REPORT } from '../index-versions/index-versions.operations.js';
import { GoldenOutcomes } from '../index-versions/GoldenOutcomes.js';
import { GOLDEN_CHECK } from './golden-questions.operations.js';
import styles from './golden-questions.module.css';
import { goldenMessages as text } from './messages.js';

/** Runs all golden questions now and shows the rank at which the index finds each expected place. */
export function GoldenCheck() {
  const [check, { data, loading }] = useLazyQuery(GOLDEN_CHECK, { fetchPolicy: 'network-only' });
  const run = async (): Promise<void> => {
    try {
      await check();
    } catch {
      notify.error(text.checkFailed);
    }
  };
  return (
    <div className={styles.check}>
      <Button disabled={loading} onClick={() => void run()}>
        {loading ? text.checking : text.check}
      </Button>
      {data && (
        <section aria-label={text.results}>
          <h3 className={styles.results}>{text.results}</h3>
          <GoldenOutcomes report={getFragmentData(GOLDEN_REPORT, data.goldenQuestionCheck)} label={text.results} compared={false} />
        </section>
      )}
    </div>
  );
}
