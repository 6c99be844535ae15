import { Button, Select } from 'antd';
import { useCallback } from 'react';
import { FilterFold } from '../../../../components/ui/search-field/FilterFold.js';
import { SearchField } from '../../../../components/ui/search-field/SearchField.js';
import { PeriodFilter } from '../../components/PeriodFilter.js';
import { legalDocumentMessages as text } from '../messages.js';
import styles from '../legal-documents.module.css';
import { STATUSES, TYPES, type DocumentQuery } from './use-document-query.js';

const statuses = [{ value: '', label: text.anyStatus }, ...STATUSES.map((value) => ({ value, label: text.statusName(value) }))];
const types = [{ value: '', label: text.anyType }, ...TYPES.map((value) => ({ value, label: text.typeName(value) }))];

export function DocumentFilters({ query }: { query: DocumentQuery }) {
  const { search, status, type, uploader, from, to, filtered, filter } = query;
  const setSearch = useCallback((q: string) => filter({ q }, { replace: true }), [filter]);
  const setUploader = useCallback((by: string) => filter({ by }, { replace: true }), [filter]);
  return (
    <div className={styles.filters} role="search">
      <SearchField className={styles.search} label={text.search} value={search} onSearch={setSearch} />
      <FilterFold count={[type, status, uploader, from, to].filter(Boolean).length}>
        <Select aria-label={text.type} value={type ?? ''} options={types} onChange={(value) => filter({ type: value })} />
        <Select aria-label={text.status} value={status ?? ''} options={statuses} onChange={(value) => filter({ status: value })} />
        <SearchField className={styles.person} label={text.uploaderFilter} value={uploader} onSearch={setUploader} />
        <PeriodFilter from={from} to={to} onChange={filter} />
      </FilterFold>
      {filtered && (
        <Button type="link" onClick={() => filter({ q: null, status: null, type: null, by: null, from: null, to: null })}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}
