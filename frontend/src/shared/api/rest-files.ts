import type { AppError } from './app-error.js';
import { patiently } from './patience.js';
import { postJson, send } from './rest-client.js';

export type ExportFormat = 'md' | 'docx' | 'pdf';

/** A kept conversation as a file, with times as this device tells them. @throws AppError */
export function fetchExport(conversationId: string, format: ExportFormat, token: string | null): Promise<Blob> {
  const query = new URLSearchParams({ format, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return patiently(
    async () => (await send(`/api/conversations/${conversationId}/export?${query.toString()}`, { method: 'GET' }, token)).blob(),
    (error) => error as AppError,
  );
}

/** The slip of an answer as a PDF. @throws AppError */
export function fetchSlip(
  { conversationId, exchangeId, language }: { conversationId: string; exchangeId: string; language: 'en' | 'hi' },
  token: string | null,
): Promise<Blob> {
  const path = `/api/conversations/${encodeURIComponent(conversationId)}/exchanges/${encodeURIComponent(exchangeId)}/slip/file`;
  return patiently(
    async () => (await send(`${path}?format=pdf&language=${language}`, { method: 'GET' }, token)).blob(),
    (error) => error as AppError,
  );
}

/** The confirmed events of a matter as a list of dates for word processors. @throws AppError */
export function fetchListOfDates(matterId: string, language: 'en' | 'hi', token: string | null): Promise<Blob> {
  return patiently(
    async () => (await send(`/api/matters/${matterId}/chronology/file?format=docx&language=${language}`, { method: 'GET' }, token)).blob(),
    (error) => error as AppError,
  );
}

/** The OpenAPI document of the server. @throws AppError */
export async function fetchOpenApi(): Promise<unknown> {
  const response = await patiently(
    () => send('/api/openapi.json', { method: 'GET' }),
    (error) => error as AppError,
  );
  return response.json();
}

/** A file by its signed link, which opens once. @throws AppError */
export const fetchFile = async (link: string): Promise<Blob> => (await send(link, { method: 'GET' })).blob();

/** Everything that is kept for the signed-in user, as a ZIP archive. Sent once only: a wrong password counts. @throws AppError */
export async function fetchAccountArchive(password: string | undefined, token: string | null): Promise<Blob> {
  return (await postJson('/api/account/export', { password }, token)).blob();
}
