import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './MarkdownText.js';

const marker = (number: number) => <b data-testid="marker">{number}</b>;

describe('MarkdownText', () => {
  it('replaces numbered markers in prose, lists and tables, and nowhere else', () => {
    render(<MarkdownText text={'Pay rent [1][2].\n\n- receipt [12]\n\n`a[3]` and [4](https://example.org)'} renderMarker={marker} />);
    expect(screen.getAllByTestId('marker').map((node) => node.textContent)).toEqual(['1', '2', '12']);
    expect(screen.getByText('a[3]')).toBeTruthy();
    expect(screen.getByRole('link', { name: '4' }).getAttribute('rel')).toContain('noopener');
  });

  it('keeps the lines of a quotation in one paragraph', () => {
    const { container } = render(<MarkdownText text={'“He shall—\n(a) pay; or\n(b) leave.” [1]'} keepLines renderMarker={marker} />);
    expect(container.querySelectorAll('p')).toHaveLength(1);
    expect(container.querySelector('p')?.textContent.split('\n')).toEqual(['“He shall—', '(a) pay; or', '(b) leave.” 1']);
  });

  it('leaves markers as text when there is nothing to show for them', () => {
    render(<MarkdownText text="Clause [1]" />);
    expect(screen.getByText('Clause [1]')).toBeTruthy();
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example/">x</a>',
    '![photo](https://evil.example/a.png)',
    '![photo][1]\n\n[1]: https://evil.example/a.png',
    '[![photo](https://evil.example/a.png)](javascript:alert(1))',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java%0ascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](file:///etc/passwd)',
    '[x](mailto:a@evil.example)',
    '[x](//evil.example/a)',
    '[x](/webmin)',
    '[x](#main)',
    '[x](http://)',
    '<javascript:alert(1)>',
    'a note[^1]\n\n[^1]: of the foot',
  ])('makes nothing active of %s', (text) => {
    const { container } = render(<MarkdownText text={text} renderMarker={marker} />);
    expect(container.querySelector('script, img, iframe, svg, object, a')).toBeNull();
    expect(container.querySelector('[src], [srcset], [style]:not(td, th)')).toBeNull();
  });

  it.each([
    ['[India Code](https://evil.example/act)', 'India Code (evil.example)'],
    ['[https://indiacode.nic.in](https://evil.example)', 'https://indiacode.nic.in (evil.example)'],
    ['<https://indiacode.nic.in@evil.example/>', 'https://indiacode.nic.in@evil.example/ (evil.example)'],
    ['see www.evil.example/x now', 'see www.evil.example/x (www.evil.example) now'],
    ['[India][1]\n\n[1]: https://evil.example:8443/', 'India (evil.example:8443)'],
    ['[India](https://indi\u0430.example/)', 'India (xn--indi-83d.example)'],
    ['["The law"](https://evil.example "indiacode.nic.in")', '"The law" (evil.example)'],
  ])('shows where %s leads, and tells that host nothing', (text, shown) => {
    const { container } = render(<MarkdownText text={text} />);
    expect(container.textContent.trim()).toBe(shown);
    const link = screen.getByRole('link');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('title')).toBeNull();
  });
});
