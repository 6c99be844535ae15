import { Button } from 'antd';
import { Card } from '../../components/ui/card/Card.js';
import { formatDateTime } from '../../shared/format/dates.js';
import { notify } from '../../shared/notices/toasts.js';
import { useAskedLogout } from '../../shared/session/asked-logout.js';
import { useSignedInUser } from '../../shared/session/hooks.js';
import { PersonalData } from './data/PersonalData.js';
import { profileMessages as text } from './messages.js';
import styles from './ProfilePage.module.css';
import { ChangePassword } from './security/ChangePassword.js';
import { ConnectedApps } from './security/ConnectedApps.js';
import { Sessions } from './security/Sessions.js';
import { TwoStep } from './security/TwoStep.js';

export function SecurityTab() {
  const { id, createdAt, lastLogin } = useSignedInUser();
  const logout = useAskedLogout();
  const leave = (): void => logout(() => notify.success(text.loggedOut));
  return (
    <div className={styles.cards}>
      <Card title={<h2 className={styles.title}>{text.account}</h2>}>
        <dl className={styles.facts}>
          <dt>{text.userId}</dt>
          <dd>{id}</dd>
          <dt>{text.created}</dt>
          <dd>{formatDateTime(createdAt)}</dd>
          <dt>{text.lastLogin}</dt>
          <dd>{formatDateTime(lastLogin ?? createdAt)}</dd>
        </dl>
      </Card>
      <Card title={<h2 className={styles.title}>{text.session}</h2>}>
        <p className={styles.session}>{text.sessionText}</p>
        <Button danger onClick={leave}>
          {text.logout}
        </Button>
      </Card>
      <Sessions />
      <ConnectedApps />
      <ChangePassword />
      <TwoStep />
      <Card title={<h2 className={styles.title}>{text.privacy}</h2>}>
        <ul className={styles.statements}>
          {text.statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </Card>
      <PersonalData />
    </div>
  );
}
