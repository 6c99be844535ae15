import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on a free port that keeps what it is sent. */
export async function openMailbox() {
  /** @type {string[]} */
  const received = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        // Quoted-printable, undone as far as links need it.
        received.push(raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    received,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
