import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Chronology_EventFragment } from '../../../shared/gql/graphql.js';
import { EventRow } from './EventRow.js';
import type { ChronologyActions } from './use-chronology.js';

const EVENT = {
  id: 'e1',
  day: '2024-04-03',
  precision: 'DAY',
  choices: [],
  text: 'The cheque was returned.',
  state: 'PROPOSED',
  source: 'FILE',
  sourceName: 'notice.pdf',
  page: 2,
  paragraph: '4',
  words: 'The cheque was returned on 03/04/2024.',
} as unknown as Chronology_EventFragment;

function show(changes: Partial<Chronology_EventFragment>) {
  const update = vi.fn(() => Promise.resolve(true));
  const actions = { update } as unknown as ChronologyActions;
  render(
    <table>
      <tbody>
        <EventRow event={{ ...EVENT, ...changes }} actions={actions} />
      </tbody>
    </table>,
  );
  return update;
}

describe('an event of a chronology', () => {
  it('says where it stands, and is confirmed', async () => {
    const update = show({});
    expect(screen.getByText('notice.pdf, page 2, paragraph 4')).toBeTruthy();
    expect(screen.getByText('The cheque was returned on 03/04/2024.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm The cheque was returned.' }));
    expect(update.mock.calls).toEqual([['e1', { state: 'CONFIRMED' }]]);
  });

  it('whose day is open asks for it before anything is confirmed', async () => {
    const update = show({ choices: ['2024-04-03', '2024-03-04'] });
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    const [, other] = within(screen.getByRole('group', { name: 'Which day is it?' })).getAllByRole('button');
    if (other) await userEvent.click(other);
    expect(update.mock.calls).toEqual([['e1', { day: '2024-03-04', state: 'CONFIRMED' }]]);
  });

  it('of which only the month is known shows the month, and one that is hidden can be shown again', async () => {
    const update = show({ day: '2024-03-01', precision: 'MONTH', state: 'HIDDEN' });
    expect(screen.getByText(/^Mar\w* 2024$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show The cheque was returned. again' }));
    expect(update.mock.calls).toEqual([['e1', { state: 'PROPOSED' }]]);
  });
});
