import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isHindi } from './is-hindi.js';
import { SigningNotes } from './SigningNotes.js';

describe('what to see to before a draft is signed', () => {
  it('shows what makes the document void and what has a last day, and folds the rest under its topics', async () => {
    const notes = [
      { topic: 'registration', urgency: 'void', text: 'Registration is compulsory.', textHindi: null },
      { topic: 'time-limit', urgency: 'deadline', text: 'Present it within four months.', textHindi: null },
      { topic: 'stamp', urgency: 'other', text: 'Have it stamped before it is signed.', textHindi: null },
      { topic: 'copies', urgency: 'other', text: 'Each party keeps a signed copy.', textHindi: null },
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

  it('is told in Hindi beside a draft in Hindi, and in English where there is no Hindi', () => {
    const notes = [
      { topic: 'registration', urgency: 'void', text: 'Registration is compulsory.', textHindi: 'रजिस्ट्रीकरण अनिवार्य है।' },
      { topic: 'time-limit', urgency: 'deadline', text: 'Present it in time.', textHindi: null },
    ];
    render(<SigningNotes notes={notes} inHindi={isHindi('# किराया अनुबंध\n\nयह अनुबंध **Asha Mehta** के बीच है')} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['रजिस्ट्रीकरण अनिवार्य है।', 'Present it in time.']);
    expect(isHindi('# RENT AGREEMENT\n\nकिराया')).toBe(false);
  });

  it('says so where there is nothing to see to', async () => {
    render(<SigningNotes notes={[]} />);
    await userEvent.click(screen.getByRole('button', { name: /Before You Sign/ }));
    expect(screen.getByText('There are no notes on signing for this draft.')).toBeTruthy();
  });
});
