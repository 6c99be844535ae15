import { Supervision } from './approval/Supervision.js';
import { UserList } from './list/UserList.js';
import { UserStatistics } from './UserStatistics.js';
import styles from './users.module.css';

export function UsersTab() {
  return (
    <div className={styles.tab}>
      <UserStatistics />
      <UserList />
      <Supervision />
    </div>
  );
}
