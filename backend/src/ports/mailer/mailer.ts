/** A message in plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mail, where a server for it is set. */
export abstract class Mailer {
  abstract describe(): string;

  /** Whether there is a server to send with; it may be away all the same. */
  abstract readonly available: boolean;

  /**
   * Hands a message to the server; whether it arrives cannot be known.
   * @throws MailUnavailableError when the server is away or asks to come back later
   * @throws MailRejectedError when it refuses the message for good
   * @throws the signal's reason
   */
  abstract send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
