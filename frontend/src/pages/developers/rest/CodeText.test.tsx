import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeText } from './CodeText.js';

it('shows names that are marked as code without their marks', () => {
  const { container } = render(<CodeText text="Errors carry `detail` and `code`." />);
  expect(container.textContent).toBe('Errors carry detail and code.');
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['detail', 'code']);
});
