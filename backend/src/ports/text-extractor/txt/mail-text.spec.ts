import { describe, expect, it } from '@jest/globals';
import { mailsText, mailText } from './mail-text.js';

const mail = (...lines: string[]): string => lines.join('\r\n');
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('mailText', () => {
  it('decodes the body and the subject', () => {
    const source = mail(
      'From: a@example.org',
      `Subject: =?UTF-8?B?${base64('सूचना')}?=`,
      ` =?UTF-8?Q?_of_=E2=82=B9_5?=`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
      '',
      base64('Pay Rs. 50,000.\nधारा 138'),
      '',
    );
    expect(mailText(source)).toEqual({ text: 'From: a@example.org\nSubject: सूचना of ₹ 5\n\nPay Rs. 50,000.\nधारा 138', attachments: [] });
  });

  it('takes the plain text of several, and names what is attached', () => {
    const source = mail(
      'From: a@example.org',
      'Content-Type: multipart/mixed; boundary="out"',
      '',
      'This is a multi-part message.',
      '--out',
      'Content-Type: multipart/alternative; boundary=in',
      '',
      '--in',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Pay =E2=82=B9 50,000 with=',
      'in 15 days.',
      '--in',
      'Content-Type: text/html',
      '',
      '<p>Pay &#8377; 50,000</p>',
      '--in--',
      '--out',
      'Content-Type: application/pdf; name="order.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--out--',
    );
    expect(mailText(source)).toEqual({ text: 'From: a@example.org\n\nPay ₹ 50,000 within 15 days.', attachments: ['order.pdf'] });
  });

  it('reads a page that a browser has saved', () => {
    const source = mail('MIME-Version: 1.0', 'Content-Type: text/html', '', '<h1>ORDER</h1><p>Pay.</p>');
    expect(mailText(source)?.text).toBe('ORDER\nPay.');
  });

  it.each([
    ['a letter', 'To: The Manager\nSubject: Notice\n\nSir, pay Rs. 5.'],
    ['an act', '1. Short title.\nThis Act may be called'],
    ['nothing', ''],
    ['a long first line', 'x'.repeat(200_000)],
  ])('is null for %s', (_, text) => expect(mailText(text)).toBeNull());

  it('ends with a message in itself, and with parts without end', () => {
    const nested = 'Content-Type: multipart/mixed; boundary=a\n\n--a\n'.repeat(500);
    expect(mailText(`MIME-Version: 1.0\n${nested}`)).not.toBeNull();
  });

  it('reads a mailbox mail by mail, and base64 with a few wrong characters', () => {
    const mail = (subject: string, body: string): string =>
      `From a@b.in Mon Jan  1 00:00:00 2025\nSubject: ${subject}\nMIME-Version: 1.0\nContent-Transfer-Encoding: base64\n\n${body}\n`;
    const body = (text: string): string => Buffer.from(text).toString('base64');
    expect(mailsText(`${mail('One', body('Pay Rs. 5.'))}\n${mail('Two', `${body('Within 15 days. ')}!`)}`)?.text).toBe(
      'Subject: One\n\nPay Rs. 5.\n\nSubject: Two\n\nWithin 15 days.',
    );
    expect(mailsText('From here on\n\nnothing is a mail.')).toBeNull();
  });
});
