import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { answer, citation, page } from '../support/wire.js';

const LEAD = '**In short.** Ours.\n\n- Send a demand within 30 days.\n\n';
const EXPLANATION = {
  __typename: 'AnswerExplanation',
  topic: 'cheque-returned-unpaid',
  spanEnd: LEAD.length,
  note: "Themis's own explanation; not yet read by a lawyer.",
  compared: true,
  lackingActs: [],
  form: 'cheque_demand_notice',
  sentences: [
    { __typename: 'ExplanationSentence', slot: 'TIME', text: 'Send a demand within 30 days.', pins: ['NIA 138 prov.(b)'] },
    { __typename: 'ExplanationSentence', slot: 'TIME', text: 'Then he has 15 days.', pins: ['XYZ 1'] },
  ],
  pins: [
    {
      __typename: 'ExplanationPin',
      pin: 'NIA 138 prov.(b)',
      act: 'Negotiable Instruments Act, 1881',
      section: '138',
      part: 'prov.(b)',
      documentId: 'doc-1',
      spanStart: 3,
      spanEnd: 9,
    },
  ],
};

let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  new FakeNetwork().install().on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
});

async function answered(text: string, changes: object): Promise<void> {
  const { user } = renderAsUser('/ask');
  await user.type(await screen.findByLabelText('Your question'), 'my cheque bounced{Enter}');
  const done = answer(text, [citation(1)], changes);
  socket.next(await socket.subscription('AnswerStream'), {
    answer: { __typename: 'AnswerEvent', kind: 'DONE', stage: null, text: null, answer: done },
  });
  await screen.findByText(/^Quoted word for word/);
}

describe('the explanation of an answer', () => {
  it('stands above the words of the law, with what each sentence rests on and the form', async () => {
    await answered(`${LEAD}The law [1].`, { explanation: EXPLANATION });
    const card = within(screen.getByRole('region', { name: 'In short: what it means for you' }));
    expect(card.getByText('Send a demand within 30 days.')).toBeTruthy();
    expect(card.getAllByText('By when')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'NIA 138 prov.(b)' })).toBeTruthy();
    expect(card.queryByRole('link', { name: 'XYZ 1' })).toBeNull();
    expect(card.getByText(EXPLANATION.note)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Draft this document' }).getAttribute('href')).toBe('/document?type=cheque_demand_notice');
    expect(screen.queryByText(/^Ours/)).toBeNull();
    expect(screen.getByText(/The law/)).toBeTruthy();
    await expectAccessible();
  });

  it('comes after the helplines, which are called with one touch', async () => {
    await answered("Call first: 181 (Women's helpline).\n\nThe law [1].", {
      helplines: [{ __typename: 'AnswerHelpline', number: '181', purpose: "Women's helpline" }],
    });
    const line = within(screen.getByRole('list', { name: 'Helplines' }));
    expect(line.getByRole('link', { name: 'Call 181' }).getAttribute('href')).toBe('tel:181');
    expect(screen.queryByText(/Call first/)).toBeNull();
  });
});
