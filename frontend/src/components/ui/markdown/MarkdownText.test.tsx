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

  it('leaves markers as text when there is nothing to show for them', () => {
    render(<MarkdownText text="Clause [1]" />);
    expect(screen.getByText('Clause [1]')).toBeTruthy();
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![photo](https://evil.example/a.png)',
    '[x](javascript:alert(1))',
  ])('makes nothing active of %s', (text) => {
    const { container } = render(<MarkdownText text={text} />);
    expect(container.querySelector('script, img, iframe')).toBeNull();
    expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  });
});
