import { AppError } from './app-error.js';
import { ErrorCode } from './error-codes.js';
import { restError } from './rest-error.js';

export interface UploadOptions {
  path: string;
  /** A list of files is sent in its order, in fields of one name. */
  fields: Record<string, string | File | readonly File[]>;
  token: string | null;
  /** Called with 0 to 100 while the file is being sent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * POSTs a multipart form and reports its progress, which `fetch` cannot do.
 * @returns the parsed JSON response
 * @throws AppError, or the abort reason; nothing is sent when the signal is aborted already
 */
export function upload({ path, fields, token, onProgress, signal }: UploadOptions): Promise<unknown> {
  const body = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    for (const value of typeof given === 'string' || given instanceof File ? [given] : given) body.append(name, value);
  }
  return new Promise((resolve, reject) => {
    const stopped = () => {
      const reason: unknown = signal?.reason;
      reject(reason instanceof Error ? reason : new AppError({ code: 'ABORTED' }));
    };
    if (signal?.aborted) {
      stopped();
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) {
        reject(restError(request.status, request.responseText));
        return;
      }
      try {
        resolve(JSON.parse(request.responseText) as unknown);
      } catch {
        reject(new AppError({ code: 'NOT_JSON', status: request.status, rawBody: request.responseText }));
      }
    };
    request.onerror = () => reject(new AppError({ code: ErrorCode.network }));
    request.onabort = stopped;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
