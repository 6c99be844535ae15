import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { reload } from '../../../shared/apollo/reload.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { notify } from '../../../shared/notices/toasts.js';
import { partyMessages } from '../../parties/messages.js';
import { CREATE_PARTY, PARTIES, PARTY, UPDATE_PARTY } from '../../parties/parties.operations.js';
import { inShort, type PartyFact, type PartyFacts, type PartyRow } from '../../parties/party-row.js';
import styles from '../../parties/parties.module.css';
import { Placeholder } from '../../ui/placeholder/Placeholder.js';
import { SearchField } from '../../ui/search-field/SearchField.js';
import type { DraftField } from '../form/draft-field.js';
import type { FieldValues } from '../form/field-values.js';
import { partyBookMessages as text } from './messages.js';
import { factsOf, nameIn, type PartyBlock, valuesFrom } from './party-blocks.js';

const SHOWN = 20;
const SAME_NAME = 10;

interface PartyBookDialogProps {
  block: PartyBlock;
  fields: readonly DraftField[];
  entered: Partial<FieldValues>;
  onFill: (values: FieldValues) => void;
  onClosed: () => void;
}

/** Chooses somebody for a form. What the form says goes into the book only when somebody asks for it. */
export function PartyBookDialog({ block, fields, entered, onFill, onClosed }: PartyBookDialogProps) {
  const [search, setSearch] = useState('');
  const variables = { first: SHOWN, search: search || null };
  const { data, previousData, error, refetch, fetchMore } = useQuery(PARTIES, { variables, fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.parties;
  const after = data?.parties.pageInfo.hasNextPage ? data.parties.pageInfo.endCursor : null;
  const rows = page && getFragmentData(PARTY, page.nodes);
  return (
    <Modal open title={text.title(block.label)} footer={<Button onClick={onClosed}>{text.close}</Button>} onCancel={onClosed}>
      <SaidInForm block={block} fields={fields} entered={entered} />
      <SearchField className={styles.search} label={partyMessages.search} value={search} onSearch={setSearch} />
      {!page && error && (
        <Alert
          type="error"
          showIcon
          title={partyMessages.loadFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{partyMessages.retry}</Button>}
        />
      )}
      {!page && !error && <Placeholder width="100%" height="calc(3 * var(--target))" />}
      {rows?.length === 0 && <p role="status">{search ? partyMessages.nothingFound : text.empty}</p>}
      <ul className={styles.list}>
        {rows?.map((party) => (
          <li key={party.id} className={styles.row}>
            <div className={styles.who}>
              <span className={styles.name}>{party.name}</span>
              <p className={styles.facts}>{inShort(party)}</p>
            </div>
            <Button aria-label={text.useThis(party.name)} onClick={() => onFill(valuesFrom(fields, block.role, party))}>
              {text.use}
            </Button>
          </li>
        ))}
      </ul>
      {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{partyMessages.more}</Button>}
    </Modal>
  );
}

/** Offers to keep what the form says: of somebody new, or of somebody of whom the book says something else. */
function SaidInForm({ block: { role }, fields, entered }: Pick<PartyBookDialogProps, 'block' | 'fields' | 'entered'>) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const name = nameIn(fields, role, entered);
  const named = { variables: { first: SAME_NAME, search: name }, fetchPolicy: 'cache-and-network' } as const;
  const { data } = useQuery(PARTIES, name === '' ? skipToken : named);
  if (name === '' || !data) return null;
  const namesakes = getFragmentData(PARTY, data.parties.nodes).filter((party) => party.name === name);
  // Of several people of one name nobody can tell which the form means.
  const known = namesakes.length === 1 ? namesakes[0] : undefined;
  if (namesakes.length > 1) return null;
  const facts = factsOf(fields, role, entered, known);
  if (known && Object.keys(facts).length === 0) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await (known ? update(client, known, facts) : client.mutate({ mutation: CREATE_PARTY, variables: { input: { ...facts, name } } }));
      notify.success(partyMessages.saved(name));
    } catch (error) {
      notify.error(describeError(error, partyMessages.saveFailed));
    } finally {
      setBusy(false);
      await reload(client, [PARTIES]);
    }
  };
  return (
    <div className={styles.said} role="status">
      <p>
        {known
          ? text.differs(
              name,
              Object.keys(facts).map((fact) => partyMessages.facts[fact as PartyFact]),
            )
          : text.notInBook(name)}
      </p>
      <Button loading={busy} onClick={() => void save()}>
        {known ? text.update : text.add}
      </Button>
    </div>
  );
}

const update = (client: ReturnType<typeof useApolloClient>, { id, version }: PartyRow, facts: PartyFacts) =>
  client.mutate({ mutation: UPDATE_PARTY, variables: { id, input: { ...facts, version } } });
