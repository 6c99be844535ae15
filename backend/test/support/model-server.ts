import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StubServer } from './stub-server.js';

/** What the next request gets instead of its file. */
export type ModelServerFault = 'reset' | 'silence' | number | { cutAt: number };

const ETAG = '"1"';

/** Serves the files of a folder as a place that models are fetched from does: `/<repository>/resolve/<revision>/<path>`, with ranges. */
export class ModelServer extends StubServer {
  readonly requests: { path: string; range: string | undefined }[] = [];
  private faults: ModelServerFault[] = [];

  constructor(private readonly folder: string) {
    super();
  }

  script(faults: ModelServerFault[]): void {
    this.faults = [...faults];
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , , , , ...path] = (request.url ?? '').split('/');
    const { range } = request.headers;
    this.requests.push({ path: request.url ?? '', range });
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    if (fault === 'reset') return void response.socket?.resetAndDestroy();
    if (typeof fault === 'number') return void response.writeHead(fault).end();
    const file = await readFile(join(this.folder, ...path));
    const same = request.headers['if-range'] === ETAG;
    const start = !same ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const rest = file.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': rest.length, etag: ETAG });
    if (!fault) return void response.end(rest);
    response.write(rest.subarray(0, fault.cutAt), () => response.socket?.destroy());
  }
}
