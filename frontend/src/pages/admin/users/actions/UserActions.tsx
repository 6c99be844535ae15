import { Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RowButton } from '../../../../components/ui/row-button/RowButton.js';
import { auditAddress } from '../../audit/audit-address.js';
import { userMessages as text } from '../messages.js';
import type { UserAction, UserRow } from '../user-row.js';
import styles from '../users.module.css';

interface UserActionsProps {
  user: UserRow;
  onAction: (action: UserAction, user: UserRow) => void;
}

/** The actions on a user: frequent ones as buttons, the rest in a menu. */
export function UserActions({ user, onAction }: UserActionsProps) {
  const { email } = user;
  return (
    <div className={styles.actions}>
      <RowButton aria-label={text.editNamed(email)} onClick={() => onAction('edit', user)}>
        {text.edit}
      </RowButton>
      <RowButton aria-label={text.tokensNamed(email)} onClick={() => onAction('tokens', user)}>
        {text.tokens}
      </RowButton>
      <MoreActions user={user} onAction={onAction} />
    </div>
  );
}

/** The menu is rendered only once it has been opened: a page has up to a hundred rows. */
function MoreActions({ user, onAction }: UserActionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  const navigate = useNavigate();
  const change = (next: boolean): void => {
    setOpen(next);
    if (!next) trigger.current?.focus({ preventScroll: true });
  };
  const choose: MenuProps['onClick'] = ({ key }) => {
    // A dialog returns the focus to where it was when it opened, and the menu is gone by then.
    trigger.current?.focus();
    setOpen(false);
    if (key === 'history') void navigate(auditAddress(`user:${user.id}`));
    else onAction(key as UserAction, user);
  };
  const button = (
    <RowButton
      ref={trigger}
      aria-label={text.more(user.email)}
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      onClick={() => setOpen(!open)}
    >
      <span aria-hidden="true">…</span>
    </RowButton>
  );
  if (open === undefined) return button;
  return (
    <Dropdown open={open} onOpenChange={change} trigger={[]} autoFocus menu={{ items: menuItems(user), onClick: choose }}>
      {button}
    </Dropdown>
  );
}

function menuItems({ role, isActive, isVerified, confirmedEmail }: UserRow): MenuProps['items'] {
  return [
    ...(isVerified ? [] : [{ key: 'verify', label: text.verify }]),
    ...(confirmedEmail === null ? [] : [{ key: 'confirm-email', label: text.confirmEmail }]),
    { key: 'toggle-admin', label: role === 'ADMIN' ? text.removeAdmin : text.makeAdmin },
    { key: 'toggle-status', label: isActive ? text.setInactive : text.activate },
    { key: 'reset-two-step', label: text.resetTwoStep },
    { key: 'statement', label: text.statement },
    { key: 'history', label: text.history },
    ...(isActive ? [{ type: 'divider' as const }, { key: 'deactivate', label: text.deactivate, danger: true }] : []),
  ];
}
