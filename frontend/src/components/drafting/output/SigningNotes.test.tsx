import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SigningNotes } from './SigningNotes.js';

describe('what to see to before a draft is signed', () => {
  it('stands folded, under a heading for each topic', async () => {
    const notes = [
      { topic: 'stamp', text: 'Have it stamped before it is signed.' },
      { topic: 'registration', text: 'Registration is compulsory.' },
      { topic: 'stamp', text: 'The buyer bears the duty.' },
    ];
    render(<SigningNotes notes={notes} />);
    expect(screen.queryByText('Registration is compulsory.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Before You Sign/ }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Have it stamped before it is signed.',
      'The buyer bears the duty.',
      'Registration is compulsory.',
    ]);
  });

  it('says so where there is nothing to see to', async () => {
    render(<SigningNotes notes={[]} />);
    await userEvent.click(screen.getByRole('button', { name: /Before You Sign/ }));
    expect(screen.getByText('There are no notes on signing for this draft.')).toBeTruthy();
  });
});
