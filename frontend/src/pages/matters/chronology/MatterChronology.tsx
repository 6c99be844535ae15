import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import matterStyles from '../matters.module.css';
import { matterMessages } from '../messages.js';
import { chronologyMessages as text } from './chronology-messages.js';
import styles from './chronology.module.css';
import { CHRONOLOGY, CHRONOLOGY_EVENT } from './chronology.operations.js';
import { EventForm } from './EventForm.js';
import { EventRow } from './EventRow.js';
import { useChronology } from './use-chronology.js';

/** The dated events of a matter, the earliest first: read from its papers and confirmed, or entered. */
export function MatterChronology({ matterId }: { matterId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(CHRONOLOGY, { variables: { id: matterId }, fetchPolicy: 'cache-and-network' });
  const actions = useChronology(matterId);
  const [adding, setAdding] = useState(false);
  const [withHidden, setWithHidden] = useState(false);
  const page = data?.chronology;
  const events = page && getFragmentData(CHRONOLOGY_EVENT, page.nodes);
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  const hidden = events?.filter(({ state }) => state === 'HIDDEN').length ?? 0;
  const shown = events?.filter(({ state }) => withHidden || state !== 'HIDDEN');
  const open = events?.filter(({ state, choices }) => state === 'PROPOSED' && choices.length === 0) ?? [];
  return (
    <section aria-labelledby="chronology">
      <div className={matterStyles.head}>
        <h2 id="chronology" className={matterStyles.heading}>
          {text.title}
        </h2>
        <div className={matterStyles.actions}>
          <Button loading={actions.busy === 'reading'} disabled={actions.busy !== null} onClick={() => void actions.read()}>
            {actions.busy === 'reading' ? text.reading : text.read}
          </Button>
          <Button aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {text.add}
          </Button>
          {events?.some(({ state }) => state === 'CONFIRMED') && (
            <Button loading={actions.busy === 'printing'} disabled={actions.busy !== null} onClick={() => void actions.print()}>
              {text.download}
            </Button>
          )}
        </div>
      </div>
      <p className={matterStyles.facts}>{text.help}</p>
      {adding && <EventForm onSave={async (values) => (await actions.add(values)) && setAdding(false)} onCancel={() => setAdding(false)} />}
      {!events && error && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{matterMessages.retry}</Button>}
        />
      )}
      {!events && !error && <Placeholder width="100%" height="var(--target)" />}
      {events?.length === 0 && <p className={matterStyles.facts}>{text.none}</p>}
      {shown && shown.length > 0 && (
        <table className={styles.table} aria-labelledby="chronology">
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              <th scope="col">{text.event}</th>
              <th scope="col">{text.source}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((event) => (
              <EventRow key={event.id} event={event} actions={actions} />
            ))}
          </tbody>
        </table>
      )}
      <div className={matterStyles.actions}>
        {open.length > 1 && (
          <Button onClick={() => void actions.confirmAll(open.map(({ id }) => id))}>{text.confirmAll(open.length)}</Button>
        )}
        {hidden > 0 && <Button onClick={() => setWithHidden(!withHidden)}>{withHidden ? text.hideHidden : text.showHidden(hidden)}</Button>}
        {after && <Button onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>{matterMessages.more}</Button>}
      </div>
    </section>
  );
}
