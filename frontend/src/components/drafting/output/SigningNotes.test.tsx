import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SigningNotes } from './SigningNotes.js';

describe('what to see to before a draft is signed', () => {
  it('shows what makes the document void and what has a last day, and folds the rest under its topics', async () => {
    const notes = [
      { topic: 'registration', urgency: 'void', text: 'Registration is compulsory.' },
      { topic: 'time-limit', urgency: 'deadline', text: 'Present it within four months.' },
      { topic: 'stamp', urgency: 'other', text: 'Have it stamped before it is signed.' },
      { topic: 'copies', urgency: 'other', text: 'Each party keeps a signed copy.' },
    ];
    render(<SigningNotes notes={notes} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Without this it has no effect',
      'By when',
    ]);
    expect(screen.queryByText('Have it stamped before it is signed.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Before You Sign/ }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(notes.map(({ text }) => text));
  });

  it('says so where there is nothing to see to', async () => {
    render(<SigningNotes notes={[]} />);
    await userEvent.click(screen.getByRole('button', { name: /Before You Sign/ }));
    expect(screen.getByText('There are no notes on signing for this draft.')).toBeTruthy();
  });
});
