import { useQuery } from '@apollo/client/react';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../../../components/ui/confirm/use-confirm.js';
import { formatDateTime } from '../../../shared/format/dates.js';
import { REMINDERS } from '../matters.operations.js';
import { matterMessages as text } from '../messages.js';
import styles from '../matters.module.css';
import type { MatterActions } from '../use-matter-actions.js';

/** How the owner is told of dates: by e-mail, and in a calendar of their own. */
export function Reminders({ actions }: { actions: MatterActions }) {
  const { data, error, refetch } = useQuery(REMINDERS, { fetchPolicy: 'cache-and-network' });
  const [address, setAddress] = useState<string | null>(null);
  const [confirm, dialog] = useConfirm();
  if (!data && error)
    return (
      <Alert
        type="error"
        showIcon
        title={text.remindersUnread}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
      />
    );
  if (!data) return null;
  const { byEmail, emailAvailable, feedSince } = data.reminders;
  const renew = async (): Promise<void> => {
    const path = await actions.renewFeed();
    if (path) setAddress(new URL(path, location.origin).href);
  };
  const end = async (): Promise<boolean> => {
    const ended = await actions.endFeed();
    if (ended) setAddress(null);
    return ended;
  };
  /** Before the present address ends: calendar programs that have it stop showing the dates. */
  const ask = (action: string, onConfirm: () => Promise<unknown>): void =>
    confirm({
      title: action,
      text: text.feedEnds,
      confirm: action,
      cancel: text.cancel,
      danger: true,
      onConfirm: async () => {
        await onConfirm();
      },
    });
  return (
    <details className={styles.reminders}>
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
        <Button onClick={() => (feedSince ? ask(text.renewFeed, renew) : void renew())}>
          {feedSince ? text.renewFeed : text.makeFeed}
        </Button>
        {feedSince && (
          <Button danger onClick={() => ask(text.endFeed, end)}>
            {text.endFeed}
          </Button>
        )}
      </div>
      {dialog}
    </details>
  );
}
