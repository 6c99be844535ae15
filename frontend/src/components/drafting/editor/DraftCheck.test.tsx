import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DraftCheckState } from '../hooks/use-draft-check.js';
import { CheckBadge } from './CheckBadge.js';
import { CheckFindings } from './DraftCheck.js';

type Check = NonNullable<DraftCheckState['check']>;
const found = (changes: Partial<Check['findings'][number]>): Check['findings'][number] => ({
  id: 'BLANK-4',
  kind: 'BLANK',
  message: 'A blank is still to be filled in.',
  messageHindi: null,
  excerpt: '',
  line: 2,
  start: 4,
  end: 8,
  serious: false,
  field: null,
  clause: null,
  difference: null,
  ...changes,
});
const order = found({ id: 'ORDER-9', kind: 'DATE_ORDER', message: 'The end is before the start.', field: 'end_date', clause: '4.2' });
const checkOf = (...findings: Check['findings']): Check => ({
  findings,
  findingCount: findings.length,
  blankCount: findings.filter(({ kind }) => kind === 'BLANK').length,
  notCompared: [],
});
const nothing = () => undefined;

describe('what is to be looked at in a draft', () => {
  it('lets both sides of a difference be right, where it is in a matter, and names what was not compared', async () => {
    const difference = { label: 'CHEQUE_AMOUNT' as const, one: '450000', other: '400000' };
    const accept = vi.fn();
    const check = { ...checkOf(found({ kind: 'DIFFERS_IN_MATTER', difference })), notCompared: ['scan.pdf'] };
    render(<CheckFindings state={{ check, failed: false, reload: nothing, accept }} onShow={nothing} />);
    expect(screen.getByText(/scan\.pdf/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Both Are Right' }));
    expect(accept.mock.calls).toEqual([[difference]]);
  });

  it('leads to the field and names the clause that a finding is about', async () => {
    const onOpenField = vi.fn();
    const state = { check: checkOf(found({}), order), failed: false, reload: nothing };
    render(<CheckFindings state={state} onShow={nothing} onOpenField={onOpenField} />);
    expect(screen.getByText('In 4.2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open the field' }));
    expect(onOpenField.mock.calls).toEqual([['end_date']]);
  });

  it('offers no field where there is no form', () => {
    const state = { check: checkOf(order), failed: false, reload: nothing };
    render(<CheckFindings state={state} onShow={nothing} />);
    expect(screen.queryByRole('button', { name: 'Open the field' })).toBeNull();
  });

  it.each([
    [[found({})], '1 blank'],
    [[order], '1 point to check'],
    [[found({}), found({ id: 'BLANK-9' }), order, { ...order, id: 'ORDER-10' }], '2 blanks, 2 points to check'],
  ])('counts the blanks and the other points: %#', (findings, label) => {
    render(<CheckBadge check={checkOf(...findings)} onOpen={nothing} />);
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
  });

  it('has no badge where nothing was found', () => {
    render(<CheckBadge check={checkOf()} onOpen={nothing} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
