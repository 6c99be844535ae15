import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../components/ui/card/Card.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import styles from '../ProfilePage.module.css';
import { securityMessages as text } from './messages.js';
import own from './security.module.css';
import { SECOND_FACTOR } from './security.operations.js';
import type { TwoStepChange } from './TwoStepDialog.js';

const TwoStepDialog = lazy(async () => ({ default: (await import('./TwoStepDialog.js')).TwoStepDialog }));

/** At this number of recovery codes or fewer, the user is told to make new ones. */
const FEW_CODES = 3;

/** Whether a code is asked for after the password, and turning that on and off. */
export function TwoStep() {
  const { data, error, refetch } = useQuery(SECOND_FACTOR, { fetchPolicy: 'cache-and-network' });
  const [change, setChange] = useState<TwoStepChange | null>(null);
  const state = data?.secondFactor;
  const reload = () => void refetch().catch(() => undefined);
  return (
    <Card title={<h2 className={styles.title}>{text.twoStepTitle}</h2>}>
      <p className={styles.session}>{text.twoStepText}</p>
      {error && !state && <Alert type="error" title={text.twoStepFailed} action={<Button onClick={reload}>{text.retry}</Button>} />}
      {!error && !state && <Placeholder width="100%" height="64px" />}
      {state && (
        <>
          <p className={own.state}>
            {state.enabledAt ? `${text.on(formatDateTime(state.enabledAt))} · ${text.codesLeft(state.recoveryCodesLeft)}` : text.off}
          </p>
          {state.enabled && state.recoveryCodesLeft <= FEW_CODES && (
            <Alert type="warning" title={text.fewCodes} className={styles.session} />
          )}
          {state.required && <p className={styles.session}>{text.requiredText}</p>}
          <p className={styles.dataButtons}>
            {state.enabled ? (
              <>
                <Button onClick={() => setChange('codes')}>{text.newCodes}</Button>
                {!state.required && (
                  <Button danger onClick={() => setChange('off')}>
                    {text.turnOff}
                  </Button>
                )}
              </>
            ) : (
              <Button type="primary" onClick={() => setChange('on')}>
                {text.turnOn}
              </Button>
            )}
          </p>
        </>
      )}
      <Suspense>
        {change && (
          <TwoStepDialog
            change={change}
            onClose={() => {
              setChange(null);
              reload();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
