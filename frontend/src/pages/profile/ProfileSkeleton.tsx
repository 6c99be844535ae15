import { Card } from '../../components/ui/card/Card.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { profileMessages as text } from './messages.js';
import styles from './ProfilePage.module.css';

/** The parts of the profile that need no further code, each in its place. */
export function ProfileSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <p className={styles.pendingTabs}>
        <span>{text.profileTab}</span>
        <span>{text.securityTab}</span>
        <span>{text.keysTab}</span>
      </p>
      <Card title={<h2 className={styles.title}>{text.personal}</h2>}>
        {[text.fullName, text.email, text.phone].map((label) => (
          <p key={label} className={styles.pendingField}>
            <span>{label}</span>
            <Placeholder width="100%" height="var(--target)" />
          </p>
        ))}
      </Card>
    </div>
  );
}
