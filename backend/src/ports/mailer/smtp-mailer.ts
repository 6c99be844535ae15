import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer } from './mailer.js';
import { MailRejectedError, MailUnavailableError } from './mailer-errors.js';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** Sender, as in `Themis <themis@law.example>`. */
  from: string;
  /** Longest wait for a connection, for a greeting, and for an answer. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Sends through an SMTP server, with a connection for each message. */
export class SmtpMailer extends Mailer {
  readonly available = true;
  private readonly host: string;

  constructor(private readonly options: SmtpOptions) {
    super();
    this.host = new URL(options.url).host;
  }

  describe(): string {
    return `SMTP server at ${this.host}`;
  }

  async send({ to, subject, text }: Mail, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const transport = this.transport();
    const leave = () => transport.close();
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await transport.sendMail({
        from: this.options.from,
        // As an object: text would be read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw isRefusal(error) ? new MailRejectedError(error) : new MailUnavailableError(error);
    } finally {
      signal?.removeEventListener('abort', leave);
      transport.close();
    }
  }

  private transport(): Transporter {
    const { protocol, hostname, port, username, password } = new URL(this.options.url);
    const { timeoutMs = TIMEOUT_MS } = this.options;
    const secure = protocol === 'smtps:';
    return createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : PORTS[secure ? 'smtps:' : 'smtp:'],
      secure,
      // Without it, whoever sits on the line strips STARTTLS from the greeting and reads the password.
      requireTLS: !secure && username !== '' && !THIS_MACHINE.test(hostname),
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    });
  }
}

/** RFC 5321: replies of 5yz are final. A wrong password of ours is a setting to be mended, and the message is sent then. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return code !== 'EAUTH' && typeof responseCode === 'number' && responseCode >= 500;
}
