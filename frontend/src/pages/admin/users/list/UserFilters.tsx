import { Button, Select } from 'antd';
import { SearchField } from '../../../../components/ui/search-field/SearchField.js';
import { userMessages as text } from '../messages.js';
import type { UserQuery } from './use-user-query.js';
import styles from '../users.module.css';

const roles = [
  { value: '', label: text.anyRole },
  { value: 'USER', label: text.roleName('USER') },
  { value: 'ADMIN', label: text.roleName('ADMIN') },
];
const verifications = [
  { value: '', label: text.anyVerification },
  { value: 'yes', label: text.verified },
  { value: 'no', label: text.unverified },
];
const statuses = [
  { value: '', label: text.anyStatus },
  { value: 'yes', label: text.active },
  { value: 'no', label: text.inactive },
];

export function UserFilters({ query }: { query: UserQuery }) {
  const { search, role, verified, active, filtered, change, setSearch, clear } = query;
  return (
    <div className={styles.filters} role="search">
      <SearchField className={styles.search} label={text.search} value={search} onSearch={setSearch} />
      <Select aria-label={text.roleFilter} value={role ?? ''} options={roles} onChange={(value) => change({ role: value })} />
      <Select
        aria-label={text.verifiedFilter}
        value={verified ?? ''}
        options={verifications}
        onChange={(value) => change({ verified: value })}
      />
      <Select aria-label={text.statusFilter} value={active ?? ''} options={statuses} onChange={(value) => change({ active: value })} />
      {filtered && (
        <Button type="link" onClick={clear}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
