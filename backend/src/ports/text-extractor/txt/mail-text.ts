import { htmlText } from '../markup/html-text.js';
import { decodeText } from './text-encoding.js';
import { windows1252 } from './windows-1252.js';

const HEADER = /^([A-Za-z][A-Za-z0-9-]{0,60}):(.*)$/u;
/** Fields that only programs write: a letter that begins with "To:" and "Subject:" has none of them. */
const OF_PROGRAMS = new Set(['mime-version', 'content-type', 'content-transfer-encoding', 'message-id', 'received', 'return-path']);
const SHOWN = ['From', 'To', 'Cc', 'Date', 'Subject'];
const MAX_HEADER_LINES = 2_000;
const MAX_DEPTH = 10;
const MAX_PARTS = 500;
const ENCODED_WORD = /=\?([^?\s]{1,40})\?([bBqQ])\?([^?]{0,2000})\?=/gu;
const BETWEEN_ENCODED = /(\?=)[ \t]+(?==\?)/gu;
/** What is not base64: a decoder is to pass over it (RFC 2045, 6.8). */
const NOT_BASE64 = /[^A-Za-z0-9+/=\s]/gu;
/** With more of it, a body is not what its header says. */
const MAX_NOT_BASE64 = 0.1;

export interface MailText {
  text: string;
  /** Names of attachments, which were not read. */
  attachments: string[];
}

/** How each mail of a mailbox (mbox) begins: "From a@b Mon Jan  1 00:00:00 2025". */
const NEXT_MAIL = /\n\n(?=From \S{1,200} [^\n]{0,60}\d{4}[^\n]{0,20}\n[A-Za-z-]{1,60}:)/u;
const MAX_MAILS = 1_000;

/** The same for a mailbox, whose mails stand one after the other. */
export function mailsText(source: string): MailText | null {
  const text = source.replaceAll('\r\n', '\n');
  const mails = text.startsWith('From ') ? text.split(NEXT_MAIL, MAX_MAILS + 1) : [text];
  if (mails.length > MAX_MAILS) return null;
  const read = mails.map((mail): MailText => mailText(mail) ?? { text: mail, attachments: [] });
  if (mails.length === 1) return mailText(text);
  return { text: read.map((mail) => mail.text).join('\n\n'), attachments: read.flatMap(({ attachments }) => attachments) };
}

type Fields = Map<string, string>;

/**
 * The words of a mail that was saved as a file (RFC 5322, MIME): who wrote to whom, when, about what, and what, decoded. Of a text that comes
 * plain and as HTML, the plain one.
 * @returns null for a text that is not a mail as programs keep it
 */
export function mailText(source: string): MailText | null {
  const [fields, body] = headOf(source.replaceAll('\r\n', '\n'));
  if (!fields || ![...fields.keys()].some((name) => OF_PROGRAMS.has(name))) return null;
  if (!fields.has('from') && !fields.has('to') && !fields.has('subject') && !fields.has('content-type')) return null;
  const mail: MailText = { text: '', attachments: [] };
  const words = partText(fields, body, mail.attachments, { left: MAX_PARTS }, 0);
  const shown = SHOWN.flatMap((name) => {
    const value = fields.get(name.toLowerCase());
    return value === undefined ? [] : [`${name}: ${withoutEncodedWords(value)}`];
  });
  mail.text = [...shown, ...(shown.length > 0 ? [''] : []), words].join('\n').trim();
  return mail;
}

/** The fields up to the first empty line, and what follows. A line that begins with a space goes on with the field before it. */
function headOf(text: string): [Fields | null, string] {
  const fields: Fields = new Map();
  let at = 0;
  let last = '';
  for (let lines = 0; lines < MAX_HEADER_LINES; lines++) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, end);
    const next = Math.min(text.length, end + 1);
    if (line.trim() === '') return [fields.size > 0 ? fields : null, text.slice(next)];
    const header = HEADER.exec(line);
    if (header) {
      last = (header[1] as string).toLowerCase();
      if (!fields.has(last)) fields.set(last, (header[2] as string).trim());
    } else if (/^[ \t]/u.test(line) && last !== '') fields.set(last, `${fields.get(last)} ${line.trim()}`);
    else if (!(lines === 0 && line.startsWith('From '))) return [null, text];
    if (found < 0) return [fields.size > 0 ? fields : null, ''];
    at = next;
  }
  return [null, text];
}

function partText(fields: Fields, body: string, attachments: string[], parts: { left: number }, depth: number): string {
  const type = (fields.get('content-type') ?? 'text/plain').toLowerCase();
  const name = parameter(fields.get('content-disposition'), 'filename') ?? parameter(fields.get('content-type'), 'name');
  if (type.startsWith('multipart/') && depth < MAX_DEPTH) {
    const boundary = parameter(fields.get('content-type'), 'boundary');
    return boundary === undefined ? body : multipartText(type, body, boundary, attachments, parts, depth);
  }
  if (type.startsWith('message/rfc822')) {
    const [inner, rest] = headOf(body);
    return inner ? `${withoutEncodedWords(inner.get('subject') ?? '')}\n${partText(inner, rest, attachments, parts, depth + 1)}` : body;
  }
  const isAttached = (fields.get('content-disposition') ?? '').toLowerCase().startsWith('attachment');
  if (isAttached || !type.startsWith('text/')) {
    attachments.push(name === undefined ? 'unnamed' : withoutEncodedWords(name));
    return '';
  }
  const text = decoded(body, fields.get('content-transfer-encoding') ?? '', parameter(fields.get('content-type'), 'charset'));
  return type.startsWith('text/html') ? htmlText(text) : text.trim();
}

function multipartText(
  type: string,
  body: string,
  boundary: string,
  attachments: string[],
  parts: { left: number },
  depth: number,
): string {
  const found: { isPlain: boolean; text: string }[] = [];
  const pieces = `\n${body}`.split(`\n--${boundary}`);
  for (const piece of pieces.slice(1)) {
    if (piece.startsWith('--') || parts.left-- <= 0) break;
    const [fields, inner] = headOf(piece.slice(piece.indexOf('\n') + 1));
    const own = fields ?? new Map<string, string>();
    const isPlain = (own.get('content-type') ?? 'text/plain').toLowerCase().startsWith('text/plain');
    const text = partText(own, fields ? inner : piece, attachments, parts, depth + 1);
    if (text !== '') found.push({ isPlain, text });
  }
  if (!type.startsWith('multipart/alternative')) return found.map(({ text }) => text).join('\n\n');
  return (found.find(({ isPlain }) => isPlain) ?? found.at(-1))?.text ?? '';
}

/** `charset=utf-8`, `boundary="x"` in the value of a field. */
function parameter(value: string | undefined, name: string): string | undefined {
  for (const each of (value ?? '').split(';').slice(1)) {
    const equals = each.indexOf('=');
    if (equals < 0 || each.slice(0, equals).trim().toLowerCase() !== name) continue;
    return each
      .slice(equals + 1)
      .trim()
      .replace(/^"/u, '')
      .replace(/"$/u, '');
  }
  return undefined;
}

function decoded(body: string, encoding: string, charset: string | undefined): string {
  const how = encoding.trim().toLowerCase();
  if (how === 'base64' && (body.match(NOT_BASE64)?.length ?? 0) <= body.length * MAX_NOT_BASE64)
    return inCharset(Buffer.from(body.replace(NOT_BASE64, ''), 'base64'), charset);
  if (how === 'quoted-printable') return inCharset(quotedPrintable(body.replace(/=[ \t]*\n/gu, '')), charset);
  return body;
}

/** Bytes of a text in which `=E0` stands for one of them. */
function quotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return Buffer.from(
    bytes.replace(/=([0-9A-Fa-f]{2})/gu, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );
}

function inCharset(bytes: Buffer, charset: string | undefined): string {
  if (charset === undefined || /^utf-?8$/iu.test(charset)) return decodeText(bytes)?.text ?? bytes.toString('utf8');
  if (/^(?:us-ascii|iso-8859-1|windows-1252)$/iu.test(charset)) return windows1252(bytes.toString('latin1'));
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

/** `=?UTF-8?B?…?=` in a field as what it says (RFC 2047). */
const withoutEncodedWords = (value: string): string =>
  value.replace(BETWEEN_ENCODED, '$1').replace(ENCODED_WORD, (_, charset: string, how: string, words: string) => {
    const bytes = how.toLowerCase() === 'b' ? Buffer.from(words, 'base64') : quotedPrintable(words.replaceAll('_', ' '));
    return inCharset(bytes, charset);
  });
