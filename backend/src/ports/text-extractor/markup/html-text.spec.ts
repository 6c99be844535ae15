import { describe, expect, it } from '@jest/globals';
import { htmlText } from './html-text.js';

describe('htmlText', () => {
  it.each([
    [
      'blocks',
      '<html><body><h1>LEGAL NOTICE</h1><p>Pay Rs. 50,000\n within 15 days.</p></body></html>',
      'LEGAL NOTICE\nPay Rs. 50,000 within 15 days.',
    ],
    ['breaks and rules', 'a<br>b<br/>c<hr>d', 'a\nb\nc\nd'],
    ['lists', '<ol><li>one<ul><li>x</li></ul></li><li>two</li></ol>', '1. one\n• x\n2. two'],
    ['tables', '<table><tr><th>Item</th><th>Rs.</th></tr><tr><td>Rent</td><td>5</td></tr></table>', 'Item\tRs.\nRent\t5'],
    [
      'lists that say how they are numbered',
      '<ol start="5"><li>five<ol type="a"><li>x</ol><li value="9">nine</ol>',
      '5. five\na. x\n9. nine',
    ],
    ['cells that nobody closed', '<table><tr><td>1<td>2<tr><td>3<td>4</table>After', '1\t2\n3\t4\nAfter'],
    [
      'cells over several rows and columns',
      '<table><tr><td rowspan=2>May<td>Rs. 5<td rowspan="2">a</tr><tr><td>Rs. 6</tr><tr><td colspan=2>June</td><td>b</td></tr></table>',
      'May\tRs. 5\ta\n\tRs. 6\nJune\t\tb',
    ],
    [
      'forms',
      'Name: <input value="Asha &amp; Co"><input type=hidden value=x> City: <select><option>Pune<option selected>Nashik<option>Goa</select> or <select><option>one<option>two</select>, <input type="checkbox" checked>poor',
      'Name: Asha & Co City: Nashik or one , ☒ poor',
    ],
    ['lines that are set with blanks', '<pre>IN THE COURT\n\nof Pune</pre>end', 'IN THE COURT\n\nof Pune\nend'],
    ['what is hidden', '<div style="display: none">a<div>b</div></div><span hidden>c</span>d', 'cd'],
    ['entities', 'A &amp; B &#8377;5 &#x20B9;6 &ldquo;x&rdquo; &unknown; &#0;', 'A & B ₹5 ₹6 “x” &unknown; &#0;'],
    [
      'what is not shown',
      '<head><title>t</title><style>p{}</style></head><!-- c --><script>if (a < b) {}</script>Rs. <s>10</s> 12',
      'Rs. 12',
    ],
    ['values with a bracket', '<p title="a > b">word</p>', 'word'],
    ['signs that are no tags', '5 < 6 and 7 > 3 <', '5 < 6 and 7 > 3 <'],
    ['a tag that does not end', 'word <p class="', 'word'],
    ['nothing', '', ''],
  ])('%s', (_, html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});
