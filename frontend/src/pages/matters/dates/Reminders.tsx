import { useQuery } from '@apollo/client/react';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/format/dates.js';
import { REMINDERS } from '../matters.operations.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';
import type { MatterActions } from '../use-matter-actions.js';

/** How the owner is told of dates: by e-mail, and in a calendar of their own. */
export function Reminders({ actions }: { actions: MatterActions }) {
  const { data } = useQuery(REMINDERS, { fetchPolicy: 'cache-and-network' });
  const [address, setAddress] = useState<string | null>(null);
  if (!data) return null;
  const { byEmail, emailAvailable, feedSince } = data.reminders;
  return (
    <details className={styles.facts}>
      <summary>{text.reminders}</summary>
      {emailAvailable && (
        <p>
          <Checkbox checked={byEmail} onChange={({ target }) => void actions.remindByEmail(target.checked)}>
            {text.byEmail}
          </Checkbox>
        </p>
      )}
      <p>{feedSince ? text.feedSince(formatDateTime(feedSince)) : text.feedHelp}</p>
      {address && (
        <p role="status">
          {text.feedAddress} <code>{address}</code>
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() =>
            void actions.renewFeed().then((path) => {
              if (path) setAddress(new URL(path, location.origin).href);
            })
          }
        >
          {feedSince ? text.renewFeed : text.makeFeed}
        </Button>
        {feedSince && (
          <Button
            size="small"
            danger
            onClick={() => {
              setAddress(null);
              void actions.endFeed();
            }}
          >
            {text.endFeed}
          </Button>
        )}
      </div>
    </details>
  );
}
