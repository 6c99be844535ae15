import { Button, Select } from 'antd';
import { SearchField } from '../../../components/ui/search-field/SearchField.js';
import styles from './guide.module.css';
import { guideMessages as text } from './messages.js';
import { ORIGINS, type useTopics } from './use-topics.js';

const origins = [{ value: '', label: text.anyOrigin }, ...ORIGINS.map((value) => ({ value, label: text.originName(value) }))];
const states = [
  { value: '', label: text.anyState },
  { value: 'on', label: text.on },
  { value: 'off', label: text.off },
];

export function TopicFilters({ topics }: { topics: ReturnType<typeof useTopics> }) {
  const { search, field, act, origin, state, filtered, filter } = topics;
  return (
    <div className={styles.filters} role="search">
      <SearchField className={styles.search} label={text.search} value={search} onSearch={(q) => filter({ q }, { replace: true })} />
      <SearchField
        className={styles.search}
        label={text.field}
        value={field}
        onSearch={(value) => filter({ field: value }, { replace: true })}
      />
      <SearchField className={styles.search} label={text.act} value={act} onSearch={(value) => filter({ act: value }, { replace: true })} />
      <Select aria-label={text.origin} value={origin ?? ''} options={origins} onChange={(value) => filter({ origin: value })} />
      <Select aria-label={text.state} value={state ?? ''} options={states} onChange={(value) => filter({ state: value })} />
      {filtered && (
        <Button type="link" onClick={() => filter({ q: null, field: null, act: null, origin: null, state: null })}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
