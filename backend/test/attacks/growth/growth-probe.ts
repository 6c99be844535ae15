import type { ChildProcess } from 'node:child_process';
import { runTypescript } from '../../support/run-typescript.js';

type Message = { type: 'ready'; parsers: string[] } | { type: 'begin'; text: string; length: number } | { type: 'done'; grown: string[] };

/** A run that takes longer never ends. Wall time, and long, since the machine may be busy. */
const NEVER_MS = 60_000;

/** A process in which the parsers of one area are measured; started over when one of them had to be killed. */
export class GrowthProbe {
  private child: ChildProcess | null = null;

  constructor(private readonly area: string) {}

  async parsers(): Promise<string[]> {
    const message = await this.exchange(null);
    return message.type === 'ready' ? message.parsers : [];
  }

  /** @returns the texts with which the time of a parser grows faster than it may */
  async measure(parser: string): Promise<string[]> {
    if (!this.child) await this.parsers();
    const message = await this.exchange(parser);
    return message.type === 'done' ? message.grown : [];
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  /** @throws Error naming the text on which a parser does not end */
  private exchange(request: string | null): Promise<Message> {
    const child = (this.child ??= runTypescript(`../attacks/growth/growth.child.ts`, [this.area]));
    let doing = 'start';
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        this.close();
        settle(() => reject(new Error(`${request ?? this.area} does not end with ${doing}`)));
      };
      let timer = setTimeout(fail, NEVER_MS);
      const receive = (message: Message): void => {
        clearTimeout(timer);
        timer = setTimeout(fail, NEVER_MS);
        if (message.type === 'begin') doing = `${message.length} units of ${message.text}`;
        else settle(() => resolve(message));
      };
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        child.off('message', receive).off('exit', fail);
        then();
      };
      child.on('message', receive).once('exit', fail);
      if (request !== null) child.send(request);
    });
  }
}
