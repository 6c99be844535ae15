import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StubServer } from './stub-server.js';

/** What a file gets instead of its text. */
export type LawServerFault = 'silence' | 'reset' | 'other text' | number;

/** An act of our own words, as the public source lays out its files. */
export interface ServedAct {
  act: string;
  /** One for each file. */
  parts: string[];
}

const slugOf = (act: string): string => `the-${act.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}`;
const pathOf = (act: string, part: number): string => `docs/laws/en/${slugOf(act)}/part-00${part + 1}.md`;

/** The head that each file of the source has. */
export const partOf = (title: string, part: number, parts: number, body: string): string => `---
title: "The ${title}"
language: en
part: ${part}
parts: ${parts}
source: "https://law.example/${part}"
---
# The ${title}

Language: English
Part ${part} of ${parts}

> Editorial note: This page is generated.

Sources:
- html: https://law.example/${part}

${body}
`;

/** Serves acts as the public source of the starter law does, and describes them in a manifest. */
export class LawServer extends StubServer {
  /** Paths that were asked for, in their order. */
  readonly requests: string[] = [];
  /** By the title of an act: what its files get. */
  readonly faults = new Map<string, LawServerFault>();
  /** Nothing is answered until it resolves. */
  held: Promise<void> = Promise.resolve();

  constructor(private acts: ServedAct[]) {
    super();
  }

  /** From now on these are published. */
  publish(acts: ServedAct[]): void {
    this.acts = acts;
  }

  manifest(asOf = '2026-05-10') {
    const commit = createHash('sha1')
      .update(JSON.stringify([this.acts, asOf]))
      .digest('hex');
    return {
      base: `${this.url}/sample/${commit}/`,
      repository: 'sample/law',
      commit,
      asOf,
      acts: this.acts.map(({ act, parts }) => ({
        act,
        official: ['https://law.example/print'],
        parts: parts.map((content, part) => ({
          path: pathOf(act, part),
          bytes: Buffer.byteLength(content),
          sha256: createHash('sha256').update(content).digest('hex'),
        })),
      })),
    };
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('/').slice(3).join('/');
    this.requests.push(path);
    await this.held;
    const served = this.acts.flatMap(({ act, parts }) => parts.map((content, part) => ({ act, path: pathOf(act, part), content })));
    const file = served.find((each) => each.path === path);
    const fault = this.faults.get(file?.act ?? '') ?? this.faults.get('*') ?? (file ? null : 404);
    if (fault === 'reset') response.socket?.resetAndDestroy();
    else if (typeof fault === 'number') response.writeHead(fault).end();
    else if (fault === 'other text') response.end(file?.content.replace(/[a-z]/u, 'z'));
    else if (fault === null) response.end(file?.content);
  }
}
