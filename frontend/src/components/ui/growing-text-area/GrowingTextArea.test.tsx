import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** The field in a browser that sizes fields by their content, or in one that does not. */
async function shownWhere(sizesItself: boolean): Promise<HTMLTextAreaElement> {
  vi.stubGlobal('CSS', { supports: () => sizesItself });
  const { GrowingTextArea } = await import('./GrowingTextArea.js');
  function Field() {
    const [text, setText] = useState('');
    return <GrowingTextArea aria-label="Text" minRows={3} maxRows={12} value={text} onChange={({ target }) => setText(target.value)} />;
  }
  render(<Field />);
  await userEvent.type(screen.getByLabelText('Text'), 'two{Enter}lines');
  return screen.getByLabelText<HTMLTextAreaElement>('Text');
}

it('leaves its height to a browser that sizes it by its content', async () => {
  const field = await shownWhere(true);
  expect(field.value).toBe('two\nlines');
  expect([field.style.getPropertyValue('--min-rows'), field.style.getPropertyValue('--max-rows')]).toEqual(['3', '12']);
  // What antd measures it sets as the height.
  expect(field.style.height).toBe('');
});

it('has antd measure it elsewhere', async () => {
  const field = await shownWhere(false);
  expect(field.value).toBe('two\nlines');
  expect(field.style.height).not.toBe('');
});
