import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DayField } from './DayField.js';

/** What a screen reader says after the label. */
const description = (): string | undefined =>
  document.getElementById(screen.getByLabelText('Received on').getAttribute('aria-describedby') ?? '')?.textContent;

describe('a day beside a notice', () => {
  it('is shown back with its month as a word, as a browser may write it month first', () => {
    const { rerender } = render(<DayField label="Received on" help="The time runs from it." value="" onChange={() => undefined} />);
    expect(description()).toBe('The time runs from it.');
    rerender(<DayField label="Received on" help="The time runs from it." value="2026-10-08" onChange={() => undefined} />);
    expect(description()).toBe('8 October 2026 · The time runs from it.');
  });
});
