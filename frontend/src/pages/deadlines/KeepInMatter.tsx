import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toAppError } from '../../shared/apollo/to-app-error.js';
import { matterAddress } from '../../shared/config/paths.js';
import { KEEP_IN_MATTER, OPEN_MATTERS } from './deadlines.operations.js';
import styles from './deadlines.module.css';
import { deadlineMessages as text } from './messages.js';
import { language } from './use-calendar.js';
import type { Facts } from './use-count.js';

/** Keeps the day that was counted among the dates of a matter, with how it was counted. */
export function KeepInMatter({ rowId, facts }: { rowId: string; facts: Facts }) {
  const client = useApolloClient();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [kept, setKept] = useState<{ id: string; title: string } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { data, previousData, error } = useQuery(OPEN_MATTERS, open ? { variables: { search: search || null } } : skipToken);
  const matters = (data ?? previousData)?.matters.nodes ?? [];
  const keep = async (id: string): Promise<void> => {
    setFailed(null);
    try {
      await client.mutate({ mutation: KEEP_IN_MATTER, variables: { input: { matterId: id, counted: { rowId, language, ...facts } } } });
      setKept(matters.find((matter) => matter.id === id) ?? null);
    } catch (problem) {
      setFailed(toAppError(problem).detail ?? text.keepFailed);
    }
  };
  if (kept) return <Link to={matterAddress(kept.id)}>{text.keptIn(kept.title)}</Link>;
  if (!open) return <Button onClick={() => setOpen(true)}>{text.keep}</Button>;
  return (
    <>
      <Select
        autoFocus
        className={styles.group}
        aria-label={text.whichMatter}
        placeholder={text.whichMatter}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        options={matters.map(({ id, title }) => ({ value: id, label: title }))}
        notFoundContent={error ? text.mattersFailed : text.noMatters}
        onChange={(id: string) => void keep(id)}
      />
      {failed && (
        <p className={styles.wrong} role="alert">
          {failed}
        </p>
      )}
    </>
  );
}
