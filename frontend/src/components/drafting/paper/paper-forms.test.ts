import { describe, expect, it } from 'vitest';
import { formsOf } from './forms-of-text.js';

const DEED = [
  '# DEED',
  '1. Term',
  '1.1 **Eleven** months:',
  '(a) one; and',
  '- item',
  '| Item | Sum |\n|---|---:|\n| Rent | 5 |',
  '**TENANT**\nSignature: ______\nName: Ravi',
].join('\n\n');

describe('what is copied of a draft', () => {
  it('has its words and numbers without any signs', () => {
    expect(formsOf(DEED).plain).toBe(
      'DEED\n\n1. Term\n\n1.1 Eleven months:\n\n    (a) one; and\n\n        • item\n\nItem\tSum\nRent\t5\n\nTENANT\nSignature: ______\nName: Ravi',
    );
  });

  it('has its form as HTML, with hanging numbers and a line for each line to sign on', () => {
    const { html } = formsOf(DEED);
    expect(html).toContain('<h1 style="text-align:center">DEED</h1>');
    expect(html).toContain('text-indent:-1.2cm">1.1&nbsp;&nbsp;<strong>Eleven</strong> months:</p>');
    expect(html).toContain('<td style="text-align:right">5</td>');
    expect(html).toContain('<p><strong>TENANT</strong><br>Signature: ______<br>Name: Ravi</p>');
    expect(html).not.toMatch(/\*\*|# /);
  });

  it('lets no markup of the draft come alive', () => {
    const { html } = formsOf('<img src=x onerror=alert(1)>\n\n| <script> |\n|-|\n| "\' |');
    expect([...new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag))].sort()).toEqual(['div', 'p', 'table', 'td', 'th', 'tr']);
  });
});
