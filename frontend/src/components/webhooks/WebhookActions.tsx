import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import type { WebhooksList_WebhookFragment as Webhook } from '../../shared/gql/graphql.js';
import { webhookMessages as text } from './messages.js';
import styles from './webhooks.module.css';

export type WebhookAction = 'deliveries' | 'edit' | 'test' | 'turn-on' | 'turn-off' | 'rotate' | 'delete';

interface WebhookActionsProps {
  webhook: Webhook;
  onAction: (action: WebhookAction, webhook: Webhook) => void;
}

/** What can be done with a webhook: its deliveries as a button, the rest in a menu. */
export function WebhookActions({ webhook, onAction }: WebhookActionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean): void => {
    setOpen(next);
    if (!next) trigger.current?.focus({ preventScroll: true });
  };
  const choose: MenuProps['onClick'] = ({ key }) => {
    // A dialog returns the focus to where it was when it opened, and the menu is gone by then.
    trigger.current?.focus();
    setOpen(false);
    onAction(key as WebhookAction, webhook);
  };
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={text.deliveriesNamed(webhook.name)} onClick={() => onAction('deliveries', webhook)}>
        {text.deliveries}
      </Button>
      <Dropdown open={open} onOpenChange={change} trigger={[]} autoFocus menu={{ items: itemsOf(webhook), onClick: choose }}>
        <Button
          ref={trigger}
          size="small"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={text.more(webhook.name)}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </Dropdown>
    </div>
  );
}

function itemsOf({ state }: Webhook): MenuProps['items'] {
  const active = state === 'ACTIVE';
  return [
    { key: 'edit', label: text.edit },
    ...(active ? [{ key: 'test', label: text.test }] : []),
    { key: active ? 'turn-off' : 'turn-on', label: active ? text.turnOff : text.turnOn },
    { key: 'rotate', label: text.rotate },
    { type: 'divider' },
    { key: 'delete', label: text.delete, danger: true },
  ];
}
