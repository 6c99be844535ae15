import { Agent, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { keepAnswer } from './evidence.js';

const BOUNDARY = 'themis-raw-upload';
const LIMIT_MS = 30_000;

export interface RawUpload {
  path: string;
  token?: string;
  /** Field of the file: `files` for users, `file` for sources of law. */
  field: string;
  /** Goes into the header as it is, byte for byte. */
  filename: string | Buffer;
  content: Buffer | Iterable<Buffer>;
  /** What `content-length` says about the whole body; chunked without one when null; the truth when not given. */
  contentLength?: number | null;
  contentType?: string;
  fields?: Record<string, string>;
}

export interface UploadAnswer {
  status: number;
  body: Record<string, unknown>;
  /** Bytes of the body that had left when the answer came. */
  sentBytes: number;
}

/** One multipart upload that `fetch` would not send: any bytes as the name, any length or none. */
export function rawUpload(url: string, upload: RawUpload): Promise<UploadAnswer> {
  const { path, token, field, filename, content, contentType = 'application/octet-stream', fields = {} } = upload;
  const head = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="`),
    Buffer.from(filename),
    Buffer.from(`"\r\ncontent-type: ${contentType}\r\n\r\n`),
  ]);
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const pieces = function* () {
    yield head;
    if (Buffer.isBuffer(content)) yield content;
    else yield* content;
    yield end;
  };
  const length =
    upload.contentLength === undefined && Buffer.isBuffer(content) ? head.length + content.length + end.length : upload.contentLength;
  const { hostname, port } = new URL(url);
  let sentBytes = 0;
  // Like a browser: with `connection: close` the server hangs up on what is still being sent.
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const sent = request({
      host: hostname,
      port,
      path,
      method: 'POST',
      agent,
      timeout: LIMIT_MS,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof length === 'number' && { 'content-length': length }),
      },
    });
    sent.on('response', (answer) => {
      const atAnswer = sentBytes;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        agent.destroy();
        const text = Buffer.concat(parts).toString('utf8');
        keepAnswer(answer.statusCode ?? 0, text);
        resolve({ status: answer.statusCode ?? 0, body: (text ? JSON.parse(text) : {}) as Record<string, unknown>, sentBytes: atAnswer });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    const counted = function* () {
      for (const piece of pieces()) {
        sentBytes += piece.length;
        yield piece;
      }
    };
    // After an early answer the server hangs up; what could not be sent any more is no failure.
    pipeline(Readable.from(counted(), { highWaterMark: 1 }), sent).catch(() => undefined);
  });
}
