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
