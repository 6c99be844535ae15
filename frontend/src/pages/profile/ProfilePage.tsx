import { Tabs } from 'antd';
import { PersonalInformation } from './PersonalInformation.js';
import styles from './ProfilePage.module.css';
import { profileMessages as text } from './messages.js';
import { SecurityTab } from './SecurityTab.js';
import { TokenStatement } from './TokenStatement.js';

export function ProfilePage() {
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <Tabs
        items={[
          { key: 'profile', label: text.profileTab, children: <ProfileTab /> },
          { key: 'security', label: text.securityTab, children: <SecurityTab /> },
        ]}
      />
    </div>
  );
}

function ProfileTab() {
  return (
    <div className={styles.cards}>
      <PersonalInformation />
      <TokenStatement />
    </div>
  );
}
