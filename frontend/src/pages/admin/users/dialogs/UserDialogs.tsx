import { AddUserDialog } from './AddUserDialog.js';
import { EditUserDialog } from './EditUserDialog.js';
import { StatementDialog } from './StatementDialog.js';
import { TokenDialog } from './TokenDialog.js';
import type { UserRow } from '../user-row.js';

export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'tokens' | 'statement'; user: UserRow };

/** The open dialog of the user table, if any. */
export function UserDialogs({ open, onClosed }: { open: OpenDialog | null; onClosed: () => void }) {
  if (!open) return null;
  if (open.kind === 'add') return <AddUserDialog onClosed={onClosed} />;
  if (open.kind === 'edit') return <EditUserDialog user={open.user} onClosed={onClosed} />;
  if (open.kind === 'tokens') return <TokenDialog user={open.user} onClosed={onClosed} />;
  return <StatementDialog user={open.user} onClosed={onClosed} />;
}
