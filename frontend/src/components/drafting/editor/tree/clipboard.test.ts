import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { copiedText, isTooLong, pastedText } from './clipboard.js';
import { schema } from './schema.js';
import { blockOf } from './text-of-nodes.js';

/** What the editor makes of pasted HTML. */
function pasted(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return DOMParser.fromSchema(schema).parse(page.body).children.map(blockOf);
}

describe('what is pasted into a draft', () => {
  it('keeps words, emphasis and form, and nothing else of foreign HTML', () => {
    const blocks = pasted(
      '<style>p{color:red}</style><script>alert(1)</script><h1 onclick="alert(1)">DEED</h1>' +
        '<p style="color:red">The <b>Tenant</b> <a href="https://evil.example">pays</a><img src="https://evil.example/x.png" onerror="alert(1)"></p>' +
        '<ul><li>one</li></ul><iframe src="https://evil.example"></iframe><table><tr><td>Item</td><td>Sum</td></tr></table>',
    );
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 1, inlines: [{ text: 'DEED' }] },
      { kind: 'para', inlines: [{ text: 'The ' }, { text: 'Tenant', bold: true }, { text: ' pays' }] },
      { kind: 'bullet', inlines: [{ text: 'one' }] },
      { kind: 'table', head: [[{ text: 'Item' }], [{ text: 'Sum' }]] },
    ]);
    expect(JSON.stringify(blocks)).not.toMatch(/evil|alert|color/);
  });

  it.each(['<p data-kind="clause" data-label="<b>" data-style="x">words</p>', '<p data-kind="clause">words</p>'])(
    'takes no number from %s',
    (html) => {
      expect(pasted(html)).toMatchObject([{ kind: 'para', inlines: [{ text: 'words' }] }]);
    },
  );

  it('reads the stored notation, and copies words with their numbers', () => {
    const slice = pastedText('# DEED\n\n1. **Rent** is due.');
    expect(slice.content.content.map(blockOf)).toMatchObject([
      { kind: 'heading', inlines: [{ text: 'DEED' }] },
      { kind: 'clause', label: { text: '1.' }, inlines: [{ text: 'Rent', bold: true }, { text: ' is due.' }] },
    ]);
    expect(copiedText(slice)).toBe('DEED\n\n1. Rent is due.');
    expect(copiedText(new Slice(Fragment.from(schema.text('words')), 0, 0))).toBe('words');
  });

  it('refuses what is too long', () => {
    const ofText = (length: number) => (type: string) => (type === 'text/plain' ? length : 0);
    expect(isTooLong(ofText(200_000))).toBe(false);
    expect(isTooLong(ofText(200_001))).toBe(true);
    expect(isTooLong((type) => (type === 'text/html' ? 2_000_001 : 10))).toBe(true);
  });
});
