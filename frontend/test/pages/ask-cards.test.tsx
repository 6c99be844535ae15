import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { answer, citation, fact, page, section } from '../support/wire.js';

const INTRO = 'These passages bear on your question. They are quoted word for word.';
const OPERATIVE = '(1) Every tenant shall—\n(a) be given a receipt; and\n(b) keep it.';
const PROVISO = `Provided that ${'no receipt is due for lodging that is given free of charge; '.repeat(8)}and so on.`;
const QUOTED = `${INTRO}\n\nSection 26 of Sample Rent Act (Receipts for rent) says:\n“${OPERATIVE}” [1]\nBut: “${PROVISO}” [2]`;
const CITATIONS = [citation(1, { quotation: OPERATIVE }), citation(2, { quotation: PROVISO, spanStart: 60, spanEnd: 69 })];
const SECTIONS = [section('26', { open: true, stamp: 'in force', facts: [fact('TIME', 'within two months', 20)] })];

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = new FakeNetwork().install().on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
});

async function answered(text: string, citations: readonly object[], changes: object) {
  const app = renderAsUser('/ask');
  await app.user.type(await screen.findByLabelText('Your question'), 'Must I get a receipt?{Enter}');
  const event = { __typename: 'AnswerEvent', kind: 'DONE', stage: null, text: null, answer: answer(text, citations, changes) };
  socket.next(await socket.subscription('AnswerStream'), { answer: event });
  await screen.findByRole('button', { name: 'Copy' });
  return app;
}

describe('an answer that only quotes', () => {
  it('is a card for each section, with the operative words as a block and the rest folded', async () => {
    const { user } = await answered(QUOTED, CITATIONS, { sections: SECTIONS });
    const [card] = within(screen.getByRole('list', { name: 'Quoted sections' })).getAllByRole('listitem');
    if (!card) throw new Error('no card');
    expect(within(card).getByText('Section 26').tagName).toBe('STRONG');
    expect(within(card).getByText('in force')).toBeTruthy();
    const words = card.querySelector('blockquote');
    expect([...(words?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '“(1) Every tenant shall—',
      '(a) be given a receipt; and',
      '(b) keep it.”1',
    ]);
    expect(within(card).getByRole('link', { name: 'Time limit: within two months' })).toBeTruthy();
    const rest = within(card).getByText('Conditions and exceptions (1)');
    expect(rest.closest('details')?.open).toBe(false);
    await user.click(rest);
    expect(rest.closest('details')?.open).toBe(true);
    expect(within(card).getByRole('button', { name: 'Source 2: Sample Rent Act' })).toBeTruthy();
    expect(screen.queryByText(/These passages bear/)).toBeNull();
    await expectAccessible();
  });

  it('says in one line what it is quoted from, and why it only quotes where that is not how it is set up', async () => {
    const reason = 'These passages bear on your question. The language model is not available at the moment, so this answer only quotes.';
    await answered(QUOTED.replace(INTRO, reason), CITATIONS, { sections: SECTIONS });
    expect(screen.getByText('Quoted word for word from 2 passages of the library, and not applied to your case')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('begins with what the question wrongly takes for the law', async () => {
    const correction = 'The question takes it to be 60 days; section 26 does not say so: its words are “be given a receipt” [1]';
    await answered(`${correction}\n\n${QUOTED}`, CITATIONS, { sections: SECTIONS });
    expect(screen.getByText(/^The question takes it to be 60 days/)).toBeTruthy();
    expect(screen.queryByText(/These passages bear/)).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Quoted sections' })).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('names the user’s own file where no section is known', async () => {
    const own = `${INTRO}\n\nYour file lease.pdf, says:\n“Rent is due on the first.” [1]`;
    const statements = [
      { __typename: 'AnswerStatement', spanStart: 0, spanEnd: INTRO.length, support: 'GENERAL' },
      { __typename: 'AnswerStatement', spanStart: INTRO.length + 2, spanEnd: own.length, support: 'OWN_DOCUMENT' },
    ];
    await answered(own, [citation(1, { documentId: null, documentTitle: 'lease.pdf' })], { statements });
    expect(screen.getByText('Your file lease.pdf')).toBeTruthy();
    expect(screen.getByText('◇ From your own document, not the library')).toBeTruthy();
    expect(screen.queryByText('○ Not sourced')).toBeNull();
    expect(screen.getByText('Quoted word for word from your file lease.pdf')).toBeTruthy();
    expect(screen.queryByText(/of the library/)).toBeNull();
  });

  it('names the library beside the file where both are quoted', async () => {
    const both = [citation(1), citation(2, { documentId: null, documentTitle: 'lease.pdf' })];
    await answered(QUOTED, both, { sections: SECTIONS });
    expect(screen.getByText(/from one passage of the library and from your file lease\.pdf/)).toBeTruthy();
  });
});

describe('a question to which nothing was found', () => {
  it('leads to the nearest headings and to the library', async () => {
    await answered('I did not find the answer to this question in the library.', [], { sections: [section('31')] });
    const list = screen.getByRole('list', { name: 'Nearest headings' });
    expect(within(list).getByRole('link', { name: /^Section 31/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search the library' }).getAttribute('href')).toBe('/library');
    expect(network.sent('AskQuestion')).toHaveLength(0);
    // Such an answer quotes nothing.
    expect(screen.queryByText(/^Quoted word for word/)).toBeNull();
  });
});
