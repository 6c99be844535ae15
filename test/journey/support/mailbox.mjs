import { EventEmitter, on, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const LIMIT_MS = 30_000;

/** An SMTP server on a free port that tells what it is sent. */
export async function openMailbox() {
  const mails = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        // Quoted-printable, undone as far as links need it.
        mails.emit('mail', raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    /** The next mail with these words; to be asked for before it is sent. */
    next: async (/** @type {string} */ words) => {
      for await (const [mail] of on(mails, 'mail', { signal: AbortSignal.timeout(LIMIT_MS) }))
        if (mail.includes(words)) return /** @type {string} */ (mail);
      throw new Error('No mail came.');
    },
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
