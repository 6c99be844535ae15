import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MailRejectedError, MailUnavailableError } from '../../src/ports/mailer/mailer-errors.js';
import { NoMailer } from '../../src/ports/mailer/no-mailer.js';
import { SmtpMailer } from '../../src/ports/mailer/smtp-mailer.js';
import { silentServer, SmtpStub } from '../support/smtp-stub.js';

const MAIL = { to: 'asha@law.example', subject: 'A new password', text: 'Choose it here:\n\nhttps://law.example/reset#token' };
const FROM = 'Themis <themis@law.example>';

describe('the mailer', () => {
  let stub: SmtpStub;

  beforeEach(async () => {
    stub = await new SmtpStub().listen();
  });
  afterEach(() => stub.close());

  it('hands a message over, to one person, in plain text', async () => {
    await new SmtpMailer({ url: stub.url, from: FROM }).send(MAIL);
    expect(stub.received).toEqual([
      { from: 'themis@law.example', to: [MAIL.to], text: expect.stringContaining('https://law.example/reset#token') },
    ]);
    expect(stub.received[0]?.text).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(stub.received[0]?.text).toMatch(/^Subject: A new password/m);
  });

  it('signs in with the user and password of the address', async () => {
    const from = { from: FROM };
    await new SmtpMailer({ url: `smtp://themis:p%40ss%3Aword@127.0.0.1:${stub.port}`, ...from }).send(MAIL);
    expect(stub.received).toHaveLength(1);
    await expect(new SmtpMailer({ url: `smtp://themis:wrong@127.0.0.1:${stub.port}`, ...from }).send(MAIL)).rejects.toThrow(
      MailUnavailableError,
    );
  });

  it('tells a refusal for good from one for now', async () => {
    const mailer = new SmtpMailer({ url: stub.url, from: FROM });
    stub.mood = 'refuses';
    await expect(mailer.send(MAIL)).rejects.toThrow(MailRejectedError);
    stub.mood = 'asks to come back';
    await expect(mailer.send(MAIL)).rejects.toThrow(MailUnavailableError);
  });

  it('writes to nobody else, whatever the address looks like', async () => {
    const mailer = new SmtpMailer({ url: stub.url, from: FROM });
    for (const to of ['a@law.example, b@law.example', 'a@law.example\r\nBcc: b@law.example']) {
      await mailer.send({ ...MAIL, to }).catch(() => undefined);
      expect(stub.received.flatMap((mail) => mail.to)).not.toContain('b@law.example');
    }
  });

  it('waits neither for a server that says nothing nor for one that is not there', async () => {
    const silent = await silentServer();
    try {
      await expect(new SmtpMailer({ url: silent.url, from: FROM, timeoutMs: 100 }).send(MAIL)).rejects.toThrow(MailUnavailableError);
      const leaving = new AbortController();
      const sent = new SmtpMailer({ url: silent.url, from: FROM, timeoutMs: 300 }).send(MAIL, leaving.signal);
      leaving.abort(new Error('the worker stops'));
      await expect(sent).rejects.toThrow('the worker stops');
    } finally {
      await silent.close();
    }
    await expect(new SmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM }).send(MAIL)).rejects.toThrow(MailUnavailableError);
    await expect(new NoMailer().send()).rejects.toThrow(MailUnavailableError);
  });
});
