import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StubServer } from './stub-server.js';

/** What goes wrong with the next matching requests. */
export interface S3Fault {
  when: (request: S3Request) => boolean;
  /** Number of requests that fail. */
  times: number;
  kind: { status: number; code: string } | 'no-answer' | 'cut-body' | 'stall-body';
}

export interface S3Request {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Answer {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

/** Keys in one page of a listing; small, so that callers must follow continuation tokens. */
const PAGE = 2;

/**
 * Speaks the part of the S3 API that an object store client needs, path style, in memory: buckets, objects,
 * ListObjectsV2 with pages, multipart uploads, error documents. Requests without an AWS signature or with a
 * body that does not have the signed hash are refused. It does not check the signature itself.
 */
export class S3Stub extends StubServer {
  readonly buckets = new Map<string, Map<string, Buffer>>();
  /** Multipart uploads that were neither completed nor aborted. */
  readonly openUploads = new Map<string, Map<number, Buffer>>();
  readonly requests: S3Request[] = [];
  private readonly faults: S3Fault[] = [];

  fail(fault: S3Fault): void {
    this.faults.push(fault);
  }

  protected async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await parse(incoming);
    this.requests.push(request);
    const fault = this.faults.find((candidate) => candidate.times > 0 && candidate.when(request));
    if (fault) fault.times -= 1;
    if (fault?.kind === 'no-answer') return;
    const answer = typeof fault?.kind === 'object' ? error(fault.kind.status, fault.kind.code) : this.answer(request);
    const body = Buffer.from(answer.body ?? '');
    response.writeHead(answer.status, { 'content-length': body.byteLength, 'x-amz-request-id': randomUUID(), ...answer.headers });
    if (typeof fault?.kind !== 'string') {
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    response.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => {
      if (fault.kind === 'cut-body') response.destroy();
    });
  }

  private answer(request: S3Request): Answer {
    const refused = refusal(request);
    if (refused) return refused;
    const { method, bucket, key, query } = request;
    if (key === '' && method === 'PUT') return this.createBucket(bucket);
    const objects = this.buckets.get(bucket);
    if (!objects) return error(404, 'NoSuchBucket');
    if (key === '' && method === 'HEAD') return { status: 200 };
    if (key === '' && method === 'GET') return list(objects, query);
    if (query.has('uploads') || query.has('uploadId')) return this.multipart(request, objects);
    const found = objects.get(key);
    switch (method) {
      case 'PUT':
        objects.set(key, request.body);
        return { status: 200, headers: { etag: etag(request.body) } };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      case 'HEAD':
        // An answer to HEAD has no body, hence no error document either.
        return found ? { status: 200, headers: { 'content-length': String(found.byteLength), etag: etag(found) } } : { status: 404 };
      case 'GET':
        return found ? { status: 200, body: found, headers: { etag: etag(found) } } : error(404, 'NoSuchKey');
      default:
        return error(405, 'MethodNotAllowed');
    }
  }

  private createBucket(bucket: string): Answer {
    if (this.buckets.has(bucket)) return error(409, 'BucketAlreadyOwnedByYou');
    this.buckets.set(bucket, new Map());
    return { status: 200 };
  }

  private multipart({ method, bucket, key, query, body }: S3Request, objects: Map<string, Buffer>): Answer {
    if (query.has('uploads')) {
      const id = randomUUID();
      this.openUploads.set(id, new Map());
      return xml('InitiateMultipartUploadResult', `<Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`);
    }
    const id = query.get('uploadId') ?? '';
    const parts = this.openUploads.get(id);
    if (!parts) return error(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etag(body) } };
    }
    this.openUploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => parts.get(Number(match[1])));
    if (named.length === 0 || named.includes(undefined)) return error(400, 'InvalidPart');
    const whole = Buffer.concat(named as Buffer[]);
    objects.set(key, whole);
    return xml('CompleteMultipartUploadResult', `<Bucket>${bucket}</Bucket><Key>${key}</Key><ETag>${etag(whole)}</ETag>`);
  }
}

export function startS3Stub(): Promise<S3Stub> {
  return new S3Stub().listen();
}

async function parse(incoming: IncomingMessage): Promise<S3Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://stub');
  const [, bucket = '', ...key] = decodeURIComponent(url.pathname).split('/');
  return {
    method: incoming.method ?? '',
    bucket,
    key: key.join('/'),
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
}

function refusal({ headers, body }: S3Request): Answer | undefined {
  if (
    !/^AWS4-HMAC-SHA256 Credential=\S+\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/.test(
      headers.authorization ?? '',
    )
  ) {
    return error(403, 'AccessDenied');
  }
  const signedHash = headers['x-amz-content-sha256'];
  return signedHash === createHash('sha256').update(body).digest('hex') ? undefined : error(400, 'XAmzContentSHA256Mismatch');
}

function list(objects: Map<string, Buffer>, query: URLSearchParams): Answer {
  if (query.get('list-type') !== '2') return error(501, 'NotImplemented');
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
  const more = page.length < keys.length;
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.byteLength}</Size></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${next}<KeyCount>${page.length}</KeyCount>${contents}`);
}

function xml(root: string, content: string, status = 200): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`;
  return { status, body, headers: { 'content-type': 'application/xml' } };
}

function error(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, body, headers: { 'content-type': 'application/xml' } };
}

function etag(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}
