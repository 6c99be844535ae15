import Bowser from 'bowser';

/** A client that is no browser is shown by the name it gave itself, cut to this many characters. */
const NAME_MAX = 60;

/**
 * The device of a login in words that its owner recognises, such as "Firefox on Windows".
 * @param userAgent what the client called itself; nobody vouches for it
 */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent?.trim()) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  const name = browser.name || os.name || userAgent.trim().split(/[\s/]/, 1)[0];
  return printable(name ?? '').slice(0, NAME_MAX) || 'Unknown device';
}

const printable = (text: string): string => text.replace(/[^\p{L}\p{N} ._-]/gu, '').trim();
