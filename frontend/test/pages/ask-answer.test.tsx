import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { answer, citation, fact, page, referenceFile, section } from '../support/wire.js';

const KEY = 'themis.private.user-1.conversation';
const TEXT = '26. Receipts for rent.—A receipt is due within two months. The fine is Rs. 500.';

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', [referenceFile('lease.pdf')]) }))
    .on('SourcePages', () => ({
      sourceDocument: {
        __typename: 'SourceDocument',
        id: 'doc-1',
        title: 'Sample Rent Act',
        originalUrl: '/api/sources/doc-1/original?signature=s',
        pageCount: 40,
        pages: [{ __typename: 'SourcePage', index: 11, number: 12, spanStart: 0, spanEnd: TEXT.length, text: TEXT }],
      },
    }));
});

const spanOf = (words: string) => ({ spanStart: TEXT.indexOf(words), spanEnd: TEXT.indexOf(words) + words.length });
const done = (changes: object, text = 'Yes [1].') => ({
  answer: { __typename: 'AnswerEvent', kind: 'DONE', stage: null, text: null, answer: answer(text, [citation(1)], changes) },
});

/** Asks on the screen, and answers with these fields. */
async function answered(changes: object, question = 'Must I get a receipt?') {
  const app = renderAsUser('/ask');
  await app.user.type(await screen.findByLabelText('Your question'), `${question}{Enter}`);
  socket.next(await socket.subscription('AnswerStream'), done(changes));
  await screen.findByText(/^Quoted word for word/);
  return app;
}

async function secondQuestion(): Promise<unknown> {
  await waitFor(() => expect(socket.subscriptions).toHaveLength(2));
  return socket.subscriptions[1]?.variables;
}

describe('the sections of an answer', () => {
  it('names those that it does not quote, and opens each at its place', async () => {
    const { user } = await answered({
      sections: [section('4', { open: true }), section('26', spanOf(TEXT))],
    });
    const list = screen.getByRole('list', { name: 'Also relevant' });
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    const button = within(list).getByRole('link', { name: 'Section 26 Receipts for rent Sample Rent Act' });
    await user.click(button);
    const pane = await screen.findByRole('complementary', { name: 'Source' });
    expect((await within(pane).findByText(/^A receipt is due/)).closest('mark')?.textContent).toBe(TEXT);
    expect(network.sent('SourcePages')[0]).toEqual({ id: 'doc-1', from: null, spanStart: 0 });
    expect(within(pane).queryByText(/This source has been replaced since/)).toBeNull();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
  });

  it('warns when another section stands there now', async () => {
    const { user } = await answered({ sections: [section('31', { ...spanOf(TEXT), heading: 'Repairs' })] });
    await user.click(screen.getByRole('link', { name: /^Section 31/ }));
    expect(await screen.findByText(/This source has been replaced since/)).toBeTruthy();
  });

  it('stamps what is no longer law, quoted or not', async () => {
    const repealed = 'repealed from 1 July 2024; which law applies depends on when it happened';
    const heir = 'in force from 1 July 2024, in place of section 26 of the Old Rent Act';
    await answered({ sections: [section('26', { open: true, note: heir }), section('31', { note: repealed, spanStart: 80 })] });
    expect(within(screen.getByRole('list', { name: 'Key points of the quoted sections' })).getByText(heir)).toBeTruthy();
    expect(within(screen.getByRole('link', { name: /^Section 31/ })).getByText(repealed)).toBeTruthy();
  });

  it('shows the facts of quoted sections, and opens the source at their words', async () => {
    const { user } = await answered({
      sections: [
        section('26', {
          open: true,
          facts: [
            fact('TIME', 'within two months', TEXT.indexOf('within')),
            fact('PUNISHMENT', 'punished with fine', 90),
            fact('AMOUNT', 'Rs. 500', TEXT.indexOf('Rs.')),
            fact('TIME', 'Within two months', 200),
          ],
        }),
      ],
    });
    const list = screen.getByRole('list', { name: 'Key points of the quoted sections' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Time limit: within two months', 'Punishment: punished with fine', 'Amount: Rs. 500']);
    expect(screen.queryByText('Also relevant')).toBeNull();
    await user.click(within(list).getByRole('link', { name: 'Time limit: within two months' }));
    const pane = await screen.findByRole('complementary', { name: 'Source' });
    expect((await within(pane).findByText('within two months')).tagName).toBe('MARK');
    await user.click(within(list).getByRole('link', { name: 'Amount: Rs. 500' }));
    expect((await within(pane).findByText('Rs. 500')).tagName).toBe('MARK');
  });

  it('keeps a long list of facts short until the rest is asked for', async () => {
    const facts = Array.from({ length: 9 }, (_, index) => fact('AMOUNT', `Rs. ${index + 1}00`, index * 20));
    const { user } = await answered({ sections: [section('26', { open: true, facts })] });
    expect(screen.getAllByRole('link', { name: /^Amount:/ })).toHaveLength(6);
    const more = screen.getByRole('button', { name: 'Show 3 more', expanded: false });
    await user.click(more);
    expect(screen.getAllByRole('link', { name: /^Amount:/ })).toHaveLength(9);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  });
});

describe('what to ask next', () => {
  const clarify = { __typename: 'Clarification', question: 'Which State is it in?', options: ['Delhi', 'Another State'] };

  it('asks the last question again with the option that was chosen', async () => {
    const app = renderAsUser('/ask');
    await app.user.click(await screen.findByText('lease.pdf'));
    await app.user.type(screen.getByLabelText('Your question'), 'Must I get a receipt?{Enter}');
    await app.user.click(screen.getByRole('button', { pressed: true }));
    socket.next(await socket.subscription('AnswerStream'), done({ clarify }));
    const group = await screen.findByRole('group', { name: 'Which State is it in?' });
    expect(within(group).getAllByRole('button')).toHaveLength(2);
    await app.user.click(within(group).getByRole('button', { name: 'Delhi' }));
    expect(await secondQuestion()).toMatchObject({
      input: {
        question: 'Must I get a receipt? (Delhi)',
        // The file that the question was about, not the one that is selected now.
        referenceFilename: 'lease.pdf',
        history: [
          { role: 'USER', text: 'Must I get a receipt?' },
          { role: 'ASSISTANT', text: 'Yes [1].' },
        ],
      },
    });
    expect(screen.getByText('Must I get a receipt? (Delhi)')).toBeTruthy();
    expect(screen.getByText('Must I get a receipt?')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Which State is it in?' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
  });

  const choices = [
    { __typename: 'AnswerChoice', topic: 'cheque-returned-unpaid', name: 'Cheque returned unpaid' },
    { __typename: 'AnswerChoice', topic: 'rent-receipt', name: 'Receipt for rent' },
  ];
  const UNSURE =
    'I am not sure which of these you mean. Choose one, or ask again in other words:\n- Cheque returned unpaid\n- Receipt for rent';

  it('asks which topic is meant, and asks the question again with the one that was chosen', async () => {
    const app = renderAsUser('/ask');
    await app.user.type(await screen.findByLabelText('Your question'), 'He gave me nothing{Enter}');
    socket.next(await socket.subscription('AnswerStream'), done({ choices, citations: [] }, UNSURE));
    const group = await screen.findByRole('group', { name: 'Do you mean one of these?' });
    expect(within(group).getAllByRole('button')).toHaveLength(2);
    // The names stand once: as buttons.
    expect(screen.getAllByText('Receipt for rent')).toHaveLength(1);
    expect(screen.getByText(/^I am not sure which of these you mean/)).toBeTruthy();
    within(group).getByRole('button', { name: 'Receipt for rent' }).focus();
    await app.user.keyboard('{Enter}');
    expect(await secondQuestion()).toMatchObject({ input: { question: 'He gave me nothing (Receipt for rent)', topic: 'rent-receipt' } });
    expect(screen.queryByRole('group', { name: 'Do you mean one of these?' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
  });

  it('offers what else may be meant below an answer that is not certain', async () => {
    await answered({ choices });
    const group = screen.getByRole('group', { name: 'Or choose one' });
    expect(within(group).getByText('Or choose one')).toBeTruthy();
    expect(within(group).getByRole('button', { name: 'Cheque returned unpaid' })).toBeTruthy();
    await expectAccessible(document.body);
  });

  it('offers at most three questions, under the last answer only', async () => {
    const followUps = ['Can rent be sent by post?', 'Is there a penalty?', 'What if it is refused?', 'And a fourth?'];
    const { user } = await answered({ followUps });
    const group = screen.getByRole('group', { name: 'Questions to ask next' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ask next: Can rent be sent by post?', 'Ask next: Is there a penalty?', 'Ask next: What if it is refused?']);
    within(group).getByRole('button', { name: 'Ask next: Is there a penalty?' }).focus();
    await user.keyboard('{Enter}');
    expect(await secondQuestion()).toMatchObject({ input: { question: 'Is there a penalty?' } });
    expect(screen.queryByRole('group', { name: 'Questions to ask next' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
    socket.next(socket.subscriptions[1] as never, done({ followUps: ['Who decides?'] }, 'There is.'));
    expect(await screen.findByRole('button', { name: 'Ask next: Who decides?' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Ask next/ })).toHaveLength(1);
  });
});

describe('what the library does not hold, and how the question was read', () => {
  it('says each on a line of its own', async () => {
    const missing = (act: string, number: string | null, reason: string) => ({
      __typename: 'AnswerMissingLaw',
      act,
      section: number,
      reason,
    });
    const correction = (from: string, to: string) => ({ __typename: 'AnswerCorrection', from, to });
    await answered({
      missingLaw: [missing('Companies Act, 2013', '10', 'ACT'), missing('Indian Stamp Act, 1899', null, 'ACT')],
      corrections: [correction('landlrod', 'landlord'), correction('reciept', 'receipt')],
    });
    expect(screen.getByText('Not in the library: Companies Act, 2013, section 10.')).toBeTruthy();
    expect(screen.getByText('Not in the library: Indian Stamp Act, 1899.')).toBeTruthy();
    expect(screen.getByText('Understood as: landlord (typed: landlrod), receipt (typed: reciept)')).toBeTruthy();
  });

  it('says nothing where there is nothing to say', async () => {
    await answered({});
    for (const words of [/Not in the library/, /Understood as/, 'Also relevant', /Ask next/]) expect(screen.queryByText(words)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Key points of the quoted sections' })).toBeNull();
  });
});

describe('a kept conversation', () => {
  const everything = {
    sections: [
      section('26', { open: true, note: 'no longer law', facts: [fact('TIME', 'within two months', TEXT.indexOf('within'))] }),
      section('31', { spanStart: 80 }),
    ],
    missingLaw: [{ __typename: 'AnswerMissingLaw', act: 'Companies Act, 2013', section: '10', reason: 'ACT' }],
    followUps: ['Is there a penalty?'],
    clarify: { __typename: 'Clarification', question: 'Which State is it in?', options: ['Delhi'] },
    corrections: [{ __typename: 'AnswerCorrection', from: 'reciept', to: 'receipt' }],
  };
  const expectEverything = async (): Promise<void> => {
    expect(await screen.findByText('no longer law')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Time limit: within two months' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Section 31/ })).toBeTruthy();
    expect(screen.getByText('Not in the library: Companies Act, 2013, section 10.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask next: Is there a penalty?' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Which State is it in?' })).toBeTruthy();
    expect(screen.getByText('Understood as: receipt (typed: reciept)')).toBeTruthy();
  };

  it('shows all of it after a reload', async () => {
    await answered(everything);
    await expectEverything();
    cleanup();
    renderAsUser('/ask');
    await expectEverything();
  });

  it('loads answers that an earlier release kept without these', async () => {
    const { sections, missingLaw, followUps, clarify, corrections, ...old } = answer('Yes [1].', [citation(1)]) as Record<string, unknown>;
    expect([sections, missingLaw, followUps, clarify, corrections]).toEqual([[], [], [], null, []]);
    const kept = { id: 'a', sender: 'assistant', text: 'Yes [1].', timestamp: 2, outcome: 'checked', answer: old };
    localStorage.setItem(KEY, JSON.stringify([{ id: 'q', sender: 'user', text: 'Must I get a receipt?', timestamp: 1 }, kept]));
    renderAsUser('/ask');
    expect(await screen.findByText(/^Quoted word for word/)).toBeTruthy();
    expect(screen.getByText('Sources (1)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('is accessible with all of it', async () => {
    await answered(everything);
    await expectAccessible();
  });
});

describe('whether law is in force', () => {
  it('stands on the quoted section and on the source of each quotation', async () => {
    const stamp = 'repealed on 1 July 2024, replaced by the New Act, 2023';
    const { user } = await answered({ sections: [section('4', { open: true, stamp })], citations: [citation(1, { stamp })] });
    const key = screen.getByRole('list', { name: 'Key points of the quoted sections' });
    expect(within(key).getByText(stamp)).toBeTruthy();
    await user.click(screen.getByText('Sources (1)'));
    expect(screen.getAllByText(stamp).length).toBeGreaterThan(1);
    await expectAccessible();
  });

  it('is asked for a day, which an edited question keeps', async () => {
    const { user } = renderAsUser('/ask');
    fireEvent.change(await screen.findByLabelText('Law in force on'), { target: { value: '2020-01-01' } });
    await user.type(screen.getByLabelText('Your question'), 'Must I pay?{Enter}');
    socket.next(await socket.subscription('AnswerStream'), done({ notice: 'Only law in force on 1 January 2020 was searched.' }));
    expect(await screen.findByText('Only law in force on 1 January 2020 was searched.')).toBeTruthy();
    expect(screen.getByText(/^Law in force on .*2020/)).toBeTruthy();
    expect(socket.subscriptions[0]?.variables).toMatchObject({ input: { question: 'Must I pay?', asOn: '2020-01-01' } });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Any Day' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Edit your question'), ' today');
    await user.click(screen.getByRole('button', { name: 'Send Again' }));
    expect(await secondQuestion()).toMatchObject({ input: { asOn: '2020-01-01' } });
  });
});
