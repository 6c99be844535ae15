import { Button, Select } from 'antd';
import { FilterFold } from '../../../components/ui/search-field/FilterFold.js';
import { SearchField } from '../../../components/ui/search-field/SearchField.js';
import styles from '../library.module.css';
import { libraryMessages as text } from '../messages.js';
import { STATES, TYPES, type Library } from '../use-library.js';

const types = [{ value: '', label: text.anyType }, ...TYPES.map((value) => ({ value, label: text.typeName(value) }))];
const statuses = [{ value: '', label: text.anyStatus }, ...STATES.map((value) => ({ value, label: text.statusName(value) }))];
const CLEARED = { q: null, type: null, state: null, court: null, status: null, years: null };

/** What is chosen, even where the library no longer has any of it. */
const named = (names: readonly string[] = [], chosen: string): string[] =>
  chosen && !names.includes(chosen) ? [chosen, ...names] : [...names];

export function LibraryFilters({ library }: { library: Library }) {
  const { search, type, jurisdiction, court, status, years, yearsWrong, choices, filtered, filter } = library;
  const places = named(choices?.jurisdictions, jurisdiction).map((value) => ({ value, label: value === 'India' ? text.central : value }));
  const courts = named(choices?.courts, court).map((value) => ({ value, label: value }));
  const chosen = [type, jurisdiction, court, status, years].filter(Boolean).length;
  return (
    <div className={styles.filters} role="search" aria-label={text.filters}>
      <SearchField className={styles.search} label={text.search} value={search} onSearch={(q) => filter({ q }, { replace: true })} />
      <FilterFold count={chosen}>
        <Select aria-label={text.type} value={type ?? ''} options={types} onChange={(value) => filter({ type: value })} />
        <Select
          className={styles.select}
          aria-label={text.jurisdiction}
          value={jurisdiction}
          options={[{ value: '', label: text.anyJurisdiction }, ...places]}
          onChange={(value) => filter({ state: value })}
        />
        <Select aria-label={text.status} value={status ?? ''} options={statuses} onChange={(value) => filter({ status: value })} />
        {courts.length > 0 && (
          <Select
            className={styles.select}
            aria-label={text.court}
            value={court}
            options={[{ value: '', label: text.anyCourt }, ...courts]}
            onChange={(value) => filter({ court: value })}
          />
        )}
        <SearchField
          className={styles.years}
          label={text.years}
          value={years}
          onSearch={(value) => filter({ years: value }, { replace: true })}
        />
      </FilterFold>
      {filtered && (
        <Button type="link" onClick={() => filter(CLEARED)}>
          {text.clear}
        </Button>
      )}
      {yearsWrong && (
        <p role="alert" className={styles.wrong}>
          {text.yearsWrong}
        </p>
      )}
    </div>
  );
}
