import { type Anthropic, APIError } from '@anthropic-ai/sdk';
import type { HealthAnswer } from '../../../core/observability/health.js';
import type { LanguageModelErrorReason } from '../errors.js';

/** The most that the service lists at once. */
const LISTED_AT_MOST = 1000;
/** What the service answers to a name that it does not know, and gateways to a path that they do not have. */
const UNSUPPORTED: ReadonlySet<number | undefined> = new Set([400, 404, 405, 422, 501]);

const KNOWN: HealthAnswer = { ok: true, detail: 'key and model are known' };
const bad = (reason: string): HealthAnswer => ({ ok: false, detail: `the language model ${reason}`, reason });

/** Whether the service takes the key and knows the model, by `GET /v1/models/{id}`, which costs nothing. Does not fail. */
export async function keyAndName({ models }: Pick<Anthropic, 'models'>, model: string, signal: AbortSignal): Promise<HealthAnswer> {
  try {
    await models.retrieve(model, {}, { signal });
    return KNOWN;
  } catch (thrown) {
    const status = statusOf(thrown);
    if (!UNSUPPORTED.has(status)) return verdict(status);
  }
  // Either the name is wrong, or this is a gateway that tells less of its models, or nothing.
  try {
    const { data } = await models.list({ limit: LISTED_AT_MOST }, { signal });
    return data.some(({ id }) => id === model) ? KNOWN : bad('is not known by its name');
  } catch (thrown) {
    const status = statusOf(thrown);
    return UNSUPPORTED.has(status) ? { ok: true, detail: 'the gateway does not tell its models' } : verdict(status);
  }
}

const statusOf = (thrown: unknown): number | undefined => (thrown instanceof APIError ? (thrown as APIError).status : undefined);

/** The same by why a call for users was refused; null where that says nothing of key and name. */
export function refusalOf(reason: LanguageModelErrorReason): HealthAnswer | null {
  if (reason === 'wrong-key') return bad('does not take the key');
  return reason === 'unknown-model' ? bad('is not known by its name') : null;
}

/** What a failed call says, by its status; undefined: there was no answer. */
function verdict(status: number | undefined): HealthAnswer {
  if (status === 401 || status === 403) return bad('does not take the key');
  if (status === 402) return bad('is over its spending limit');
  // A service that is busy has known the key before, and calls are tried again by themselves.
  if (status === 429 || status === 529) return { ok: true, detail: 'busy' };
  return bad('does not answer');
}
