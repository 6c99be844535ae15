import { footerTitle } from '../../src/features/rendering/paper.js';

export const words = (text: string): string[] => text.normalize('NFC').split(/\s+/).filter(Boolean);

/** What a page of ours shows, in reading order. */
export const htmlText = (html: string): string =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<br>|<\/(?:p|h\d|th|td)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Text read out of a PDF without what stands at the foot of each page; readers give title and number in either order. */
export function withoutFooters(text: string, title: string): string {
  const foot = footerTitle(title)
    .normalize('NFC')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s+');
  const titleFirst = new RegExp(`${foot}[ \\t]+Page \\d+ of \\d+`, 'g');
  const plain = text.normalize('NFC');
  return titleFirst.test(plain) ? plain.replace(titleFirst, '') : plain.replace(new RegExp(`Page \\d+ of \\d+\\s+${foot}`, 'g'), '');
}
