import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FormCard } from '../../../components/ui/form/FormCard.js';
import styles from '../../../components/ui/form/form.module.css';
import { paths } from '../../../shared/config/paths.js';
import { providerMessages as text } from './provider-messages.js';
import { useProviderReturn } from './use-provider-return.js';

const SecondStep = lazy(async () => ({ default: (await import('../../../components/two-step/SecondStep.js')).SecondStep }));

/** Where the provider sends people back to: signs them in, asks for their second step here, or says why not. */
export function SignedInPage() {
  const { step, problem, finish } = useProviderReturn();
  const back = <Link to={paths.login}>{text.tryAgain}</Link>;
  if (problem !== null)
    return (
      <FormCard title={text.failedTitle} footer={back}>
        <p className={styles.intro} role="alert">
          {problem}
        </p>
      </FormCard>
    );
  if (step)
    return (
      <Suspense>
        <SecondStep step={step} onToken={(token) => void finish(token)} onStartAgain={() => window.location.assign(paths.login)} />
      </Suspense>
    );
  return (
    <FormCard title={text.returned} footer={back}>
      <p className={styles.intro} role="status">
        {text.returning}
      </p>
    </FormCard>
  );
}
