import { domainToASCII } from 'node:url';

/** The address pattern that browsers and servers agree on for login and registration, in the form that mail servers use: `.भारत` is `.xn--h2brj9c`. */
export const EMAIL_PATTERN = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{1,59})$/;
/** Of a domain in another script: only its ASCII characters are judged here, `domainToASCII` judges the others. */
const STRAY = /[\u0000-\u002c/:-@[-`{-\u007f]/;
const OTHER_SCRIPT = /[^\u0000-\u007f]/;
export const EMAIL_MAX = 254;

/** Whether a text is an e-mail address, its domain in ASCII. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);

/**
 * An address with its domain as the name servers know it: `user@उदाहरण.भारत` is `user@xn--p1b6ci4b4b3a.xn--h2brj9c`. One account is found by
 * either spelling. A text without such a domain stays as it is.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || address.length > EMAIL_MAX || !OTHER_SCRIPT.test(domain) || STRAY.test(domain)) return address;
  const ascii = domainToASCII(domain);
  return ascii === '' ? address : address.slice(0, at) + ascii;
}
