import { Button } from 'antd';
import { useState } from 'react';
import { Tag } from '../../../components/ui/tag/Tag.js';
import { formatDay, formatMonth } from '../../../shared/format/dates.js';
import type { Chronology_EventFragment } from '../../../shared/gql/graphql.js';
import { matterMessages } from '../messages.js';
import { chronologyMessages as text } from './chronology-messages.js';
import styles from './chronology.module.css';
import { EventForm } from './EventForm.js';
import type { ChronologyActions } from './use-chronology.js';

/** The date as far as it is known. */
const dateOf = ({ day, precision }: Chronology_EventFragment): string =>
  precision === 'DAY' ? formatDay(day) : precision === 'MONTH' ? formatMonth(day) : day.slice(0, 4);

/** One event, with where it stands and what can be decided of it. */
export function EventRow({ event, actions }: { event: Chronology_EventFragment; actions: ChronologyActions }) {
  const [editing, setEditing] = useState(false);
  const { id, choices, state, source, sourceName, page, paragraph, words } = event;
  const name = sourceName ?? (source === 'NOTES' ? text.notes : text.byHand);
  const place = [name, page !== null && text.page(page), paragraph !== null && text.paragraph(paragraph)].filter(Boolean).join(', ');
  if (editing)
    return (
      <tr data-state={state}>
        <td colSpan={3}>
          <EventForm
            event={{ day: event.day, precision: event.precision, text: event.text, sourceName: sourceName ?? '' }}
            onSave={async (values) => (await actions.update(id, values)) && setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        </td>
      </tr>
    );
  return (
    <tr data-state={state}>
      <td className={styles.date}>
        {choices.length === 0 && dateOf(event)}
        {choices.length > 0 && (
          <div role="group" aria-label={text.whichDay}>
            {text.whichDay}
            <div className={styles.buttons}>
              {choices.map((day) => (
                <Button key={day} size="small" onClick={() => void actions.update(id, { day, state: 'CONFIRMED' })}>
                  {formatDay(day)}
                </Button>
              ))}
            </div>
          </div>
        )}
      </td>
      <td className={styles.what}>
        {event.text}
        <div className={styles.buttons}>
          {state === 'PROPOSED' && <Tag tone="warning">{text.proposed}</Tag>}
          {state === 'HIDDEN' && <Tag>{text.hidden}</Tag>}
          {state === 'PROPOSED' && choices.length === 0 && (
            <Button size="small" aria-label={text.confirmThis(event.text)} onClick={() => void actions.update(id, { state: 'CONFIRMED' })}>
              {text.confirm}
            </Button>
          )}
          <Button size="small" aria-label={text.editThis(event.text)} onClick={() => setEditing(true)}>
            {matterMessages.edit}
          </Button>
          {state === 'HIDDEN' ? (
            <Button size="small" aria-label={text.showThis(event.text)} onClick={() => void actions.update(id, { state: 'PROPOSED' })}>
              {text.show}
            </Button>
          ) : (
            <Button size="small" aria-label={text.hideThis(event.text)} onClick={() => void actions.update(id, { state: 'HIDDEN' })}>
              {text.hide}
            </Button>
          )}
          {source === 'HAND' && (
            <Button size="small" danger aria-label={matterMessages.deleteThis(event.text)} onClick={() => void actions.remove(id)}>
              {matterMessages.delete}
            </Button>
          )}
        </div>
      </td>
      <td className={styles.source}>
        {place}
        {words !== null && words !== event.text && (
          <details>
            <summary>{text.words}</summary>
            <blockquote>{words}</blockquote>
          </details>
        )}
      </td>
    </tr>
  );
}
