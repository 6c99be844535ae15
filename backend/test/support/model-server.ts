import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the next request gets instead of its file. */
export type ModelServerFault = 'reset' | 'silence' | number | { cutAt: number };

const ETAG = '"1"';

/** Serves the files of a folder as a place that models are fetched from does: `/<repository>/resolve/<revision>/<path>`, with ranges. */
export class ModelServer {
  readonly requests: { path: string; range: string | undefined }[] = [];
  private faults: ModelServerFault[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  constructor(private readonly folder: string) {}

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  script(faults: ModelServerFault[]): void {
    this.faults = [...faults];
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
