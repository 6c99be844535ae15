import type { AppError } from '../../shared/api/app-error.js';
import { SecretFormDialog } from '../ui/secret-once/SecretFormDialog.js';
import { KeyFields, type KeyScopeName, type KeyValues } from './KeyFields.js';
import { apiKeyMessages as text } from './messages.js';

/** What the server is asked for. */
export interface NewKey<Scope extends KeyScopeName = KeyScopeName> {
  name: string;
  scopes: Scope[];
  expiresInDays: number;
  allowedAddresses: string[];
  callsPerMinute: number | null;
}

export interface CreateKeyDialogProps {
  scopes: readonly KeyScopeName[];
  /** Whether a key may have a budget of tokens. */
  withBudget: boolean;
  onCreate: (key: NewKey, tokenBudget: number | null) => Promise<{ secret: string } | AppError>;
  onClosed: () => void;
}

/** Makes a key and shows it once: closing the dialog discards it. */
export function CreateKeyDialog({ scopes, withBudget, onCreate, onClosed }: CreateKeyDialogProps) {
  const create = async ({ addresses, calls, budget, days, ...values }: KeyValues) => {
    const allowedAddresses = (addresses ?? '').split(/[\s,]+/).filter(Boolean);
    const key = { name: values.name.trim(), scopes: values.scopes, expiresInDays: days, allowedAddresses, callsPerMinute: calls ?? null };
    const answer = await onCreate(key, budget ?? null);
    return 'secret' in answer ? answer : { problem: answer.fieldErrors[0]?.message ?? answer.detail ?? text.createFailed };
  };
  return (
    <SecretFormDialog<KeyValues>
      title={text.createTitle}
      secretTitle={text.created}
      submit={text.create}
      text={text}
      initial={{ days: 90, scopes: [] }}
      onSubmit={create}
      onClosed={onClosed}
    >
      <KeyFields scopes={scopes} withBudget={withBudget} />
    </SecretFormDialog>
  );
}
