import { DOMParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../../shared/document/draft-tree.js';
import { readablePaste } from './pasted-html.js';
import { schema } from './schema.js';
import { blockOf } from './text-of-nodes.js';

/** What the draft gets of pasted HTML, a block a line: its number or dot, and its words. */
function pasted(html: string): string[] {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = readablePaste(html);
  return DOMParser.fromSchema(schema)
    .parse(page.body)
    .children.map(blockOf)
    .map((block) => {
      if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(plainText).join(' | ')).join(' / ');
      const words = 'inlines' in block ? plainText(block.inlines).trim() : '';
      if (block.kind === 'clause') return `${block.level} ${block.label.text} ${words}`;
      return block.kind === 'bullet' ? `• ${words}` : words;
    });
}

const word = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level${level} lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${text}</p>`;

describe('what is pasted', () => {
  it.each([
    ['paragraphs in items', '<ol><li><p>Rent</p></li><li dir="ltr"><p><b>Deposit</b></p></li></ol>', ['1 1. Rent', '1 2. Deposit']],
    [
      'a list within an item',
      '<ol><li>Rent<ol type="a"><li>monthly</li><li>in advance</li></ol></li><li>Term</li></ol>',
      ['1 1. Rent', '2 (a) monthly', '2 (b) in advance', '1 2. Term'],
    ],
    [
      'a list beside its item, as Google Docs has it',
      '<b style="font-weight:normal"><ol><li aria-level="1"><p>Rent</p></li><ol><li aria-level="2" style="list-style-type:lower-roman"><p>monthly</p></li></ol></ol></b>',
      ['1 1. Rent', '2 (i) monthly'],
    ],
    [
      'lists of one item each, as Word Online has them',
      '<div><ol start="1"><li data-aria-level="1"><p>Rent</p></li></ol></div><div><ol start="2"><li data-aria-level="1"><p>Term</p></li></ol></div>',
      ['1 1. Rent', '1 2. Term'],
    ],
    [
      'more paragraphs in an item',
      '<ul><li><p>Rent</p><p>It is due.</p></li><li> <p>Term</p> </li></ul>',
      ['• Rent', 'It is due.', '• Term'],
    ],
    ['words around emphasis', '<ol><li>The <b>rent</b> is <i>due</i>.</li></ol>', ['1 1. The rent is due.']],
    [
      'paragraphs with marks, as Word has them',
      word(1, '1.', 'Rent.') + word(2, '(a)', 'Monthly.') + word(2, 'b)', 'In advance.') + word(1, '2.', 'Term.') + word(1, '·', 'Keys.'),
      ['1 1. Rent.', '2 (a) Monthly.', '2 (b) In advance.', '1 2. Term.', '• Keys.'],
    ],
  ])('keeps %s', (_, html, blocks) => {
    expect(pasted(html)).toEqual(blocks);
  });

  it('takes tracked changes as accepted, and leaves comments out with their marks', () => {
    expect(
      pasted(
        "<p>The fee is <del cite='x'>Rs. 5</del><ins cite='x'>Rs. 7</ins> <a style='mso-comment-reference:A_1'>a day</a>.<span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[A1]</a></span></p><div style='mso-element:comment-list'><p class=MsoCommentText>Too much?</p></div>",
      ),
    ).toEqual(['The fee is Rs. 7 a day.']);
    expect(
      pasted(
        '<div><p>Pay<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> now.</p><div><p><a href="#cmnt_ref1">[a]</a>When?</p></div></div>',
      ),
    ).toEqual(['Pay now.']);
  });

  it('keeps tables whose cells hold paragraphs, and every word of them', () => {
    expect(
      pasted(
        '<table><tr><td colspan=2><p>Rent</p></td></tr><tr><td><p>May</p><p>June</p></td><td><ul><li>Rs. 5</li></ul></td><td>paid</td></tr></table><p>End.</p>',
      ),
    ).toEqual(['Rent |  |  / May\nJune | Rs. 5 | paid', 'End.']);
    expect(pasted('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toEqual(['One', 'Two']);
  });

  it('keeps each word of a table in its column, below cells that reach down or across', () => {
    const row = (...cells: string[]): string => `<tr>${cells.join('')}</tr>`;
    const cell = (text: string, span = ''): string => `<td ${span}><p>${text}</p></td>`;
    expect(
      pasted(
        `<table>${row(cell('Month'), cell('Rent', 'colspan=2'), cell('Paid'))}${row(cell('May', 'rowspan=2'), cell('Rs. 5'), cell('Rs. 6'), cell('no', 'rowspan=0'))}${row(cell('Rs. 7'), cell('Rs. 8'))}${row(cell('June'))}</table>`,
      ),
    ).toEqual(['Month | Rent |  | Paid / May | Rs. 5 | Rs. 6 | no /  | Rs. 7 | Rs. 8 |  / June |  |  | ']);
    expect(pasted(`<table>${row(cell('a', 'rowspan=99999'), cell('b'))}${row(cell('c'))}</table>`)).toEqual(['a | b /  | c']);
  });

  it('leaves out what is struck, and keeps numbers that a list gives', () => {
    expect(pasted('<p>Rent is <s>Rs. 5</s><span style="text-decoration:line-through">Rs. 6</span> Rs. 7.</p>')).toEqual(['Rent is Rs. 7.']);
    expect(pasted('<ol start="4"><li>Rent</li><li value="7">Term</li><li>Notice</li></ol>')).toEqual([
      '1 4. Rent',
      '1 7. Term',
      '1 8. Notice',
    ]);
  });

  it.each([
    ['lines of a web page', '<div>One</div><div>Two<br>three</div>', ['One', 'Two\nthree']],
    ['a description list', '<dl><dt>Rent</dt><dd>Rs. 5</dd></dl>', ['Rent', 'Rs. 5']],
    [
      'lines that are set with blanks',
      '<pre>IN THE COURT\n\nThe rent is due on\nthe first day.\n</pre>',
      ['IN THE COURT', 'The rent is due on the first day.'],
    ],
    [
      'cells of a workbook',
      '<meta><style>td{}</style><table border=0><colgroup><col></colgroup><tr><td x:num>5,000</td><td>May</td></tr></table>',
      ['5,000 | May'],
    ],
    ['a quotation', '<blockquote><p>One</p><p>Two</p></blockquote>', ['One', 'Two']],
  ])('reads %s', (_, html, blocks) => {
    expect(pasted(html)).toEqual(blocks);
  });

  it('leaves what was copied from a draft, and bears lists nested without end', () => {
    const own = '<p data-pm-slice="0 0 []"><del>kept</del></p>';
    expect(readablePaste(own)).toBe(own);
    expect(() => readablePaste('<ol><li aria-level=1>'.repeat(400))).not.toThrow();
    expect(pasted(`${'<ul><li>'.repeat(60)}deep`).join(' ')).toContain('deep');
  });
});
