import { describe, expect, it } from '@jest/globals';
import { ordinaryLayout } from '../layout/page-layout.js';
import { htmlText, words } from '../../../../test/support/printed-text.js';
import { modelText } from '../document-model.js';
import { parseDocument } from '../parse/parse-document.js';
import { printHtml } from './print-html.js';

const HOSTILE = [
  '<script>fetch("http://127.0.0.1")</script>',
  '<img src=x onerror=alert(1)> <meta http-equiv=refresh content="0;url=file:///etc/passwd">',
  '</style></title><iframe src="file:///etc/passwd"></iframe>',
  // oxlint-disable-next-line no-template-curly-in-string -- text that looks like a template must stay text
  "'); background:url(//evil.example) {{7*7}} ${process.env.HOME}",
].join('\n\n');

describe('printHtml', () => {
  it('escapes every character of the document, the title too', () => {
    const html = printHtml(parseDocument(`# ${HOSTILE.split('\n\n')[2]}\n\n${HOSTILE}`), ordinaryLayout('A4'));
    const tags = new Set(Array.from(html.matchAll(/<\/?([a-z0-9!]+)/gi), (match) => match[1]?.toLowerCase()));
    expect([...tags].sort()).toEqual(['!doctype', 'body', 'h1', 'head', 'html', 'meta', 'p', 'style', 'title']);
    expect(html.match(/<meta/g)).toHaveLength(2);
    expect(html).toContain(`content="default-src 'none'`);
  });

  it('holds exactly the text of the model, numbers included', () => {
    const model = parseDocument(
      `RENT AGREEMENT\n\n1. TERM\n1.1 **Eleven** months.\n(a) one & two\n\n| A | B |\n|-|-|\n| 1 | <2> |\n\n______\nName\n\n${HOSTILE}`,
    );
    expect(words(htmlText(printHtml(model, ordinaryLayout('A4'))))).toEqual(words(modelText(model)));
  });

  it('names language, title, paper and page numbers', () => {
    const html = printHtml(parseDocument('किराया अनुबंध\n\nयह अनुबंध है।'), ordinaryLayout('Legal'));
    expect(html).toContain('<html lang="hi-IN">');
    expect(html).toContain('<title>किराया अनुबंध</title>');
    expect(html).toContain('size:Legal');
    expect(html).toContain('content:"Page " counter(page) " of " counter(pages)');
  });

  it('lets no title out of the style sheet', () => {
    const html = printHtml(parseDocument('# A"; } </style><script>x</script> \\ किराया\n\nText.'), ordinaryLayout('A4'));
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style.match(/"/g)).toHaveLength(6);
    expect(style).not.toContain('<');
    expect(style).toContain('content:"A\\22 \\3b ');
  });

  it('turns the page for a table of many columns and keeps others upright in one type size', () => {
    const table = (columns: number): string => {
      const row = (cell: string): string => `|${new Array(columns).fill(cell).join('|')}|`;
      return printHtml(parseDocument(`DEED\n\n${row('Particulars')}\n${row('-')}\n${row('Krishnamurthy')}`), ordinaryLayout('A4'));
    };
    expect(table(4)).toContain('<table class="f10">');
    expect(table(5)).toContain('<table class="f9">');
    expect(table(7)).toContain('<table class="f10 ls">');
  });
});
