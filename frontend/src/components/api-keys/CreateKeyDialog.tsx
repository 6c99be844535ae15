import type { AppError } from '../../shared/api/app-error.js';
import { SecretFormDialog } from '../ui/secret-once/SecretFormDialog.js';
import { CLOSED_TO_TESTS, KeyFields, type KeyScopeName, type KeyValues } from './KeyFields.js';
import { apiKeyMessages as text } from './messages.js';

/** What the server is asked for. */
export interface NewKey<Scope extends KeyScopeName = KeyScopeName> {
  name: string;
  scopes: Scope[];
  expiresInDays: number;
  allowedAddresses: string[];
  callsPerMinute: number | null;
}

/** What only keys of users have. */
export interface KeyTerms {
  tokenBudget: number | null;
  test: boolean;
}

export interface CreateKeyDialogProps {
  scopes: readonly KeyScopeName[];
  /** Whether it is a user's: such a key may have a budget of tokens, or only try things out. */
  ofUser: boolean;
  onCreate: (key: NewKey, terms: KeyTerms) => Promise<{ secret: string } | AppError>;
  onClosed: () => void;
}

/** Makes a key and shows it once: closing the dialog discards it. */
export function CreateKeyDialog({ scopes, ofUser, onCreate, onClosed }: CreateKeyDialogProps) {
  const create = async ({ addresses, calls, budget, days, test = false, ...values }: KeyValues) => {
    const allowedAddresses = (addresses ?? '').split(/[\s,]+/).filter(Boolean);
    const scopesOfKey = values.scopes.filter((scope) => !test || scope !== CLOSED_TO_TESTS);
    const key = { name: values.name.trim(), scopes: scopesOfKey, expiresInDays: days, allowedAddresses, callsPerMinute: calls ?? null };
    const answer = await onCreate(key, { tokenBudget: test ? null : (budget ?? null), test });
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
      <KeyFields scopes={scopes} ofUser={ofUser} />
    </SecretFormDialog>
  );
}
