import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Card } from '../../components/ui/card/Card.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { describeError } from '../../shared/apollo/describe-error.js';
import { paths } from '../../shared/config/paths.js';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { ANSWER_APP_REQUEST, APP_REQUEST } from './connect.operations.js';
import styles from './connect.module.css';
import { connectMessages as text } from './messages.js';

type Scope = keyof typeof text.scopes;
const isScope = (scope: string): scope is Scope => scope in text.scopes;

/** What a program asks for, in plain words, and the user's answer, with which the browser goes back to the program. */
export function ConnectPage() {
  const { id = '' } = useParams();
  const [said] = useSearchParams();
  const failed = said.has('error');
  const { data, error } = useQuery(APP_REQUEST, failed ? skipToken : { variables: { id }, fetchPolicy: 'network-only' });
  if (failed) return <Unavailable why={text.failed} />;
  if (error) return <Unavailable why={describeError(error, text.expired)} />;
  if (!data?.appRequest)
    return (
      <section className={styles.page}>
        <Placeholder width="100%" height="360px" />
      </section>
    );
  const { name, host, onThisDevice, scopes } = data.appRequest;
  return <Request key={id} id={id} name={name ?? host} host={host} onThisDevice={onThisDevice} scopes={scopes.filter(isScope)} />;
}

interface Asked {
  id: string;
  name: string;
  host: string;
  onThisDevice: boolean;
  scopes: Scope[];
}

function Request({ id, name, host, onThisDevice, scopes }: Asked) {
  const { email } = useSignedInUser();
  const [chosen, setChosen] = useState<Scope[]>(scopes);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, { loading, data }] = useMutation(ANSWER_APP_REQUEST, { fetchPolicy: 'no-cache' });
  const busy = loading || data !== undefined;
  const send = async (opened: Scope[]): Promise<void> => {
    setProblem(null);
    try {
      const answered = await answer({ variables: { id, input: { scopes: opened } } });
      if (answered.data) window.location.assign(answered.data.answerAppRequest.continueAt);
    } catch (refused) {
      setProblem(describeError(refused, text.answerFailed));
    }
  };
  return (
    <section className={styles.page}>
      <Card title={<h1 className={styles.title}>{text.title(name)}</h1>}>
        <p>{text.asks(name, email)}</p>
        <p className={styles.host}>{onThisDevice ? text.sentToDevice(host) : text.sentTo(host)}</p>
        <Alert type="warning" showIcon title={text.unverified} />
        {scopes.length === 0 ? (
          <p className={styles.opens}>{text.nothing}</p>
        ) : (
          <>
            <p className={styles.opens} id="connect-scopes">
              {text.opens}
            </p>
            <Checkbox.Group
              className={styles.scopes}
              role="group"
              aria-labelledby="connect-scopes"
              disabled={busy}
              value={chosen}
              onChange={(values) => setChosen(scopes.filter((scope) => values.includes(scope)))}
              options={scopes.map((scope) => ({ value: scope, label: text.scopes[scope] }))}
            />
          </>
        )}
        <p className={styles.small}>{text.nothingElse}</p>
        <p className={styles.small}>{text.lasts}</p>
        {problem !== null && <Alert type="error" role="alert" title={problem} />}
        <p className={styles.buttons}>
          <Button type="primary" disabled={busy || chosen.length === 0} onClick={() => void send(chosen)}>
            {text.allow}
          </Button>
          <Button disabled={busy} onClick={() => void send([])}>
            {text.deny}
          </Button>
        </p>
      </Card>
    </section>
  );
}

const Unavailable = ({ why }: { why: string }) => (
  <section className={styles.page}>
    <Card title={<h1 className={styles.title}>{text.unavailableTitle}</h1>}>
      <p role="alert">{why}</p>
      <Link to={paths.ask}>{text.home}</Link>
    </Card>
  </section>
);
