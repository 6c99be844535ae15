import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { keepSecrets } from './evidence.js';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Head and body as they came, quoted-printable undone. */
  text: string;
}

type Mood = 'takes' | 'asks to come back' | 'refuses';

/** An SMTP server on a free port of this machine, which keeps what it is sent and may be in a bad mood. */
export class SmtpStub {
  readonly received: ReceivedMail[] = [];
  mood: Mood = 'takes';
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'themis' && password === 'p@ss:word' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: (_address, _session, done) =>
      this.mood === 'takes' ? done() : done(Object.assign(new Error('not now'), { responseCode: this.mood === 'refuses' ? 550 : 451 })),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const sent = decoded(raw);
        keepSecrets(...(tokenIn(sent) ? [tokenIn(sent) ?? ''] : []));
        this.received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: sent,
        });
        done();
      }, done);
    },
  });

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.server.on('error', () => undefined);
    return this;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The token of a link in an e-mail. */
export const tokenIn = (sent: string): string | undefined => /\/reset-password#([\w-]+)/.exec(sent)?.[1];

/** A server that takes connections and never says a word. */
export async function silentServer(): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((socket) => socket.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const decoded = (raw: string): string =>
  raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
