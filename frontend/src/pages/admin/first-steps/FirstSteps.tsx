import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/Card.js';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { paths } from '../../../shared/config/paths.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import styles from './first-steps.module.css';
import { DISMISS_FIRST_STEPS, FIRST_STEPS, FIRST_STEPS_STATE } from './first-steps.operations.js';
import { firstStepsMessages as text } from './messages.js';

const tab = (name: string): string => `${paths.admin}?tab=${name}`;
const STEPS = [
  { name: 'law', title: text.law, how: text.lawHow, page: tab('documents') },
  { name: 'question', title: text.question, how: text.questionHow, page: paths.ask },
  { name: 'mail', title: text.mail, how: text.mailHow, page: tab('users') },
  { name: 'model', title: text.model, how: text.modelHow, page: tab('overview') },
  { name: 'backup', title: text.backup, how: text.backupHow, page: tab('overview') },
  { name: 'secondAdministrator', title: text.second, how: text.secondHow, page: tab('users') },
] as const;

/** What to do first on a new installation; what is done ticks itself, and the list is gone once all is done or it was put away. */
export function FirstSteps() {
  const { data } = useQuery(FIRST_STEPS, { fetchPolicy: 'cache-and-network' });
  const [dismiss, { loading }] = useMutation(DISMISS_FIRST_STEPS, {
    onError: (reason) => notify.error(describeError(reason, text.dismissFailed)),
    refetchQueries: [FIRST_STEPS],
  });
  const steps = getFragmentData(FIRST_STEPS_STATE, data?.firstSteps);
  if (!steps || steps.dismissed) return null;
  const done = STEPS.filter(({ name }) => steps[name]).length;
  if (done === STEPS.length) return null;
  return (
    <Card
      title={<h2 className={styles.title}>{text.title}</h2>}
      extra={
        <Button type="text" disabled={loading} onClick={() => void dismiss()}>
          {text.dismiss}
        </Button>
      }
    >
      <p className={styles.count}>{text.done(done, STEPS.length)}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ name, title, how, page }) => (
          <li key={name} className={steps[name] ? styles.done : undefined}>
            {steps[name] ? (
              <CheckCircleFilled className={styles.tick} aria-label={text.ticked} />
            ) : (
              <MinusCircleOutlined className={styles.open} aria-label={text.open} />
            )}
            <span>
              <Link to={page}>{title}</Link>
              {!steps[name] && <span className={styles.how}>{how}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
