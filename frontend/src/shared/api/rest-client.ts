import { AppError } from './app-error.js';
import { ErrorCode } from './error-codes.js';
import { patiently } from './patience.js';
import { restError } from './rest-error.js';

interface RestRequest {
  path: string;
  body: FormData | URLSearchParams;
  token?: string | null;
}

/**
 * POSTs a form that may be sent twice, and again while the server asks to come back. It has no time limit of its own, as the specification demands; the server sets the limits.
 * @throws AppError
 */
function postForm(request: RestRequest): Promise<Response> {
  return patiently(
    () => sendForm(request),
    (error) => error as AppError,
  );
}

const sendForm = ({ path, body, token }: RestRequest): Promise<Response> => send(path, { method: 'POST', body }, token);

export async function send(
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  token?: string | null,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) } });
  } catch {
    throw new AppError({ code: ErrorCode.network });
  }
  if (!response.ok) throw restError(response.status, await response.text(), response.headers.get('retry-after'));
  return response;
}

/** Signs in with a form-encoded e-mail and password. @returns the access token @throws AppError */
export async function postLogin(path: '/api/auth/login' | '/api/admin-auth/login', email: string, password: string): Promise<string> {
  return tokenOf(await postForm({ path, body: new URLSearchParams({ username: email, password }) }));
}

export async function tokenOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { access_token: token } = JSON.parse(text) as { access_token?: unknown };
    if (typeof token === 'string' && token) return token;
  } catch {
    throw new AppError({ code: 'NOT_JSON', status: response.status, rawBody: text });
  }
  throw new AppError({ code: 'NO_TOKEN', status: response.status });
}

/** Sent once only: what it carries counts once. */
export const postJson = (path: string, body: object, token?: string | null): Promise<Response> =>
  send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, token);

/** Finishes a login by a code. @returns the access token @throws AppError */
export async function postLoginCode(challenge: string, code: string): Promise<string> {
  return tokenOf(await postJson('/api/auth/second-factor', { challenge, code }));
}

/** What an authenticator app needs to be set up. */
export interface AuthenticatorSetup {
  secret: string;
  uri: string;
}

/** Begins to set up the second factor that a login asks for. @throws AppError */
export async function postEnrolment(challenge: string): Promise<AuthenticatorSetup> {
  return (await (await postJson('/api/auth/second-factor/enrol', { challenge })).json()) as AuthenticatorSetup;
}

/** Confirms it and finishes the login. @throws AppError */
export async function postEnrolmentCode(challenge: string, code: string): Promise<{ token: string; recoveryCodes: string[] }> {
  const response = await postJson('/api/auth/second-factor/enrol/confirm', { challenge, code });
  const { access_token: token, recovery_codes: recoveryCodes } = (await response.json()) as {
    access_token: string;
    recovery_codes: string[];
  };
  return { token, recoveryCodes };
}

/** Posts what the link of an e-mail is about, or asks for such a link. @returns what happened, or what happens next @throws AppError */
export async function postForMessage(path: string, body: Record<string, string>): Promise<string> {
  return ((await (await postJson(path, body)).json()) as { message: string }).message;
}

/** Whole tokens on the account. @throws AppError */
export async function fetchBalance(token: string | null): Promise<number> {
  const response = await patiently(
    () => send('/api/tokens/balance', { method: 'GET' }, token),
    (error) => error as AppError,
  );
  return ((await response.json()) as { tokens: number }).tokens;
}

export type DownloadFormat = 'txt' | 'pdf' | 'docx';

interface DownloadOrder {
  content: string;
  documentType: string;
  format: DownloadFormat;
  /** With the letterhead that administrators set. */
  letterhead?: boolean;
  /** The id of a court format, or `auto` for that of the court that the text names. */
  courtFormat?: string | null;
}

/** Renders a document's text as a file. @throws AppError */
export async function postDownload(
  { content, documentType, format, letterhead = false, courtFormat }: DownloadOrder,
  token: string | null,
): Promise<Blob> {
  const body = new FormData();
  body.append('document_content', content);
  body.append('document_type', documentType);
  body.append('format', format);
  if (letterhead) body.append('letterhead', 'true');
  if (courtFormat) body.append('court_format', courtFormat);
  return (await postForm({ path: '/api/document/download', body, token })).blob();
}

/** The receipt of an answer as a file; `json` is what its hash is of. @throws AppError */
export async function fetchReceiptFile(
  { conversationId, exchangeId, format }: { conversationId: string; exchangeId: string; format: DownloadFormat | 'json' },
  token: string | null,
): Promise<Blob> {
  const path = `/api/conversations/${encodeURIComponent(conversationId)}/exchanges/${encodeURIComponent(exchangeId)}/receipt`;
  const response = await patiently(
    () => send(format === 'json' ? path : `${path}/file?format=${format}`, { method: 'GET' }, token),
    (error) => error as AppError,
  );
  return response.blob();
}

/** The preview of a template as a file. @throws AppError */
export async function postTemplatePreview(content: string, format: DownloadFormat, token: string | null): Promise<Blob> {
  const body = new FormData();
  body.append('document_content', content);
  body.append('format', format);
  return (await postForm({ path: '/api/admin/template-preview', body, token })).blob();
}
