import type { AppError } from './app-error.js';
import { patiently } from './patience.js';
import { postJson, send, tokenOf } from './rest-client.js';

/** How users sign in on this installation. */
export interface SignInOptions {
  passwordResetByEmail: boolean;
  /** Whether users have passwords here. */
  passwords: boolean;
  /** What the provider is called that users sign in by; null where there is none. */
  provider: string | null;
  /** For how many days users may stay signed in on a device; 0 where they may not. */
  keptDays: number;
}

/** How users sign in on this installation, and what somebody can do who cannot. @throws AppError */
export async function fetchSignInOptions(): Promise<SignInOptions> {
  const response = await patiently(
    () => send('/api/auth/options', { method: 'GET' }),
    (error) => error as AppError,
  );
  const {
    password_reset_by_email: passwordResetByEmail,
    kept_days: keptDays,
    ...others
  } = (await response.json()) as Omit<SignInOptions, 'passwordResetByEmail' | 'keptDays'> & {
    password_reset_by_email: boolean;
    kept_days: number;
  };
  return { passwordResetByEmail, keptDays, ...others };
}

/** Keeps the session of a token on this device. @returns a token that knows it @throws AppError */
export const postKeep = async (token: string): Promise<string> => tokenOf(await send('/api/auth/kept-session', { method: 'POST' }, token));

/** Opens the session that this device keeps. @returns the access token @throws AppError */
export const postKeptRenewal = (): Promise<string> =>
  patiently(
    async () => tokenOf(await send('/api/auth/kept-session/renew', { method: 'POST' })),
    (error) => error as AppError,
  );

/** Begins a sign-in by the provider. @param again it must ask who it is, also where it knows @returns the address to go to @throws AppError */
export async function postProviderSignIn(again: boolean): Promise<string> {
  return ((await (await postJson('/api/auth/provider', { again })).json()) as { continue_at: string }).continue_at;
}

/** Finishes it with what the provider sent this browser back with. @returns the access token @throws AppError */
export async function postProviderReturn(returned: Record<string, string>): Promise<string> {
  return tokenOf(await postJson('/api/auth/provider/finish', returned));
}
