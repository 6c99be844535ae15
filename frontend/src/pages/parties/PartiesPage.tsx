import { useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { partyMessages } from '../../components/parties/messages.js';
import { PARTIES, PARTY } from '../../components/parties/parties.operations.js';
import { PartyForm } from '../../components/parties/PartyForm.js';
import type { PartyRow } from '../../components/parties/party-row.js';
import { useConfirm } from '../../components/ui/confirm/use-confirm.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { SearchField } from '../../components/ui/search-field/SearchField.js';
import { paths } from '../../shared/config/paths.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { partiesMessages as text } from './messages.js';
import { PartyImport } from './PartyImport.js';
import { PartyList } from './PartyList.js';
import styles from './parties-page.module.css';
import { usePartyActions } from './use-party-actions.js';

const PAGE = 50;

/** The party book: who is in it, with search, import and export. */
export function PartiesPage() {
  const { params, change } = useUrlParams();
  const search = params.get('q') ?? '';
  const deleted = params.has('deleted');
  const variables = { first: PAGE, search: search || null, deleted: deleted || null };
  const { data, previousData, error, refetch, fetchMore } = useQuery(PARTIES, { variables, fetchPolicy: 'cache-and-network' });
  const actions = usePartyActions();
  const [confirm, dialog] = useConfirm();
  const [editing, setEditing] = useState<string | null>(null);
  const [gone, setGone] = useState<PartyRow | null>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const page = (data ?? previousData)?.parties;
  const rows = page && getFragmentData(PARTY, page.nodes);
  const after = data?.parties.pageInfo.hasNextPage ? data.parties.pageInfo.endCursor : null;
  const close = (): void => {
    setEditing(null);
    begin.current?.focus();
  };
  const restore = async (id: string): Promise<void> => {
    const refused = await actions.restore(id);
    if (refused.length === 0) setGone(null);
    begin.current?.focus();
  };
  const remove = async (party: PartyRow): Promise<void> => {
    const { id, name } = party;
    const titles = await actions.mattersOf(id).catch(() => null);
    confirm({
      title: text.deleteTitle(name),
      text: titles === null ? text.deleteUnknown : titles.length > 0 ? text.deleteUsed(titles.length, titles) : text.deleteText,
      confirm: text.delete,
      cancel: partyMessages.cancel,
      danger: true,
      onConfirm: async () => {
        const refused = await actions.remove(id);
        if (refused.length === 0) setGone(party);
        begin.current?.focus();
      },
    });
  };
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <Link to={paths.matters}>{text.matters}</Link>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <div className={styles.actions}>
          <PartyImport foresee={actions.foresee} take={actions.take} />
          <Button onClick={() => void actions.export()}>{text.export}</Button>
          <Button ref={begin} type="primary" aria-expanded={editing === 'new'} onClick={() => setEditing(editing === 'new' ? null : 'new')}>
            {text.newParty}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{text.intro}</p>
      <p role="status" className={gone ? styles.note : 'visually-hidden'}>
        {gone && (
          <>
            {text.deleted(gone.name)}{' '}
            <Button size="small" type="link" onClick={() => void restore(gone.id)}>
              {text.undo}
            </Button>
          </>
        )}
      </p>
      {editing === 'new' && (
        <PartyForm
          onSave={async (facts) => {
            const refused = await actions.save(facts);
            if (refused.length === 0) close();
            return refused;
          }}
          onCancel={close}
        />
      )}
      <div className={styles.filters} role="search" aria-label={partyMessages.search}>
        <SearchField
          className={styles.search}
          label={partyMessages.search}
          value={search}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <Checkbox checked={deleted} onChange={({ target }) => change({ deleted: target.checked ? 1 : null }, { replace: true })}>
          {text.showDeleted}
        </Checkbox>
      </div>
      {error && !page && (
        <Alert
          type="error"
          showIcon
          title={partyMessages.loadFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{partyMessages.retry}</Button>}
        />
      )}
      {!error && !page && <Placeholder width="100%" height="calc(4 * var(--target))" />}
      {page && (
        <p className={styles.count} role="status">
          {page.totalCount > 0 ? text.count(page.totalCount) : search ? partyMessages.nothingFound : deleted ? text.noDeleted : text.empty}
        </p>
      )}
      {rows && (
        <PartyList
          rows={rows}
          editing={editing}
          onEdit={setEditing}
          onSave={async (facts, party) => {
            const refused = await actions.save(facts, party);
            if (refused.length === 0) close();
            return refused;
          }}
          onCancel={close}
          onDelete={(party) => void remove(party)}
          onRestore={(id) => void restore(id)}
        />
      )}
      {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{partyMessages.more}</Button>}
      {dialog}
    </div>
  );
}
