import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { answer, citation, page } from '../support/wire.js';

const COUNTED = {
  __typename: 'AnswerDeadline',
  rowId: 'sample-demand',
  event: 'The sample came back',
  task: 'Send a demand',
  period: '30 days',
  law: 'section 5, Sample Act, 2020',
  date: '2026-11-03',
  taken: 'Taking 3 November 2026 for: Day on which it came back',
  headline: 'Send a demand by 3 December 2026',
  status: 'IN_TIME',
  statusText: 'In time',
  statement: 'On these facts alone the period ends on 3 December 2026; provisional, check before filing.',
  sum: ['Period of 30 days: until 3 December 2026 (Thursday)'],
  notice: 'Not compared with the act here.',
};
const NOT_COUNTED = {
  ...COUNTED,
  rowId: 'sample-pay',
  task: 'Pay the sample',
  period: '15 days',
  date: null,
  taken: null,
  headline: null,
  status: null,
  statusText: null,
  statement: null,
  sum: [],
  notice: null,
};

let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  new FakeNetwork().install().on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
});

async function answered(deadlines: object[]): Promise<void> {
  const { user } = renderAsUser('/ask');
  await user.type(await screen.findByLabelText('Your question'), 'the memo is of 3 November{Enter}');
  socket.next(await socket.subscription('AnswerStream'), {
    answer: {
      __typename: 'AnswerEvent',
      kind: 'DONE',
      stage: null,
      text: null,
      answer: answer('The law [1].', [citation(1)], { deadlines }),
    },
  });
  await screen.findByText(/^Quoted word for word/);
}
const card = () => within(screen.getByRole('region', { name: 'Deadlines' }));

describe('the deadlines of an answer', () => {
  it('are counted from the day that the question tells, which is said', async () => {
    await answered([COUNTED]);
    expect(card().getByText('Send a demand by 3 December 2026')).toBeTruthy();
    expect(card().getByText(COUNTED.taken)).toBeTruthy();
    expect(card().getByText(COUNTED.statement)).toBeTruthy();
    expect(card().getByText('Period of 30 days: until 3 December 2026 (Thursday)')).toBeTruthy();
    expect(card().getByText(/Not compared with the act here/)).toBeTruthy();
    expect(card().queryByText('In time')).toBeNull();
    const link = card().getByRole('link', { name: 'Open in Deadlines: Send a demand' });
    expect(link.getAttribute('href')).toBe('/deadlines?row=sample-demand&date=2026-11-03');
    await expectAccessible();
  });

  it('say so where the period seems over', async () => {
    await answered([{ ...COUNTED, status: 'PERIOD_SEEMS_OVER', statusText: 'The period seems over' }]);
    expect(card().getByText('The period seems over')).toBeTruthy();
  });

  it('lead to the row where no day is told, and to both that may be meant', async () => {
    await answered([NOT_COUNTED, { ...NOT_COUNTED, rowId: 'sample-other', task: 'Answer the sample', period: null }]);
    expect(card().getByText('Pay the sample: 15 days')).toBeTruthy();
    expect(card().getByText(/Either may be meant/)).toBeTruthy();
    expect(card().getByRole('link', { name: 'Count this deadline: Pay the sample' }).getAttribute('href')).toBe(
      '/deadlines?row=sample-pay',
    );
    expect(card().getByRole('link', { name: 'Count this deadline: Answer the sample' })).toBeTruthy();
  });

  it('are not there for an answer without any', async () => {
    await answered([]);
    expect(screen.queryByRole('region', { name: 'Deadlines' })).toBeNull();
  });
});
