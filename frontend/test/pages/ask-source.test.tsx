import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { installFakeUpload } from '../support/fake-upload.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { answer, citation, page } from '../support/wire.js';

let network: FakeNetwork;
let socket: FakeSocketServer;

const WORDS = 'Every tenant is entitled to a written receipt.';
const sourcePage = (index: number, text: string, spanStart: number) => ({
  __typename: 'SourcePage',
  index,
  number: index + 1,
  spanStart,
  spanEnd: spanStart + text.length,
  text,
});

const source = (...pages: object[]) => ({
  sourceDocument: {
    __typename: 'SourceDocument',
    id: 'doc-1',
    title: 'Sample Rent Act',
    originalUrl: '/api/sources/doc-1/original?signature=s',
    pageCount: 40,
    pages,
  },
});

const conversation = (...citations: object[]) =>
  localStorage.setItem(
    'themis.private.user-1.conversation',
    JSON.stringify([
      { id: 'q', sender: 'user', text: 'Must I get a receipt?', timestamp: 1 },
      { id: 'a', sender: 'assistant', text: 'Yes [1].', timestamp: 2, outcome: 'checked', answer: answer('Yes [1].', citations) },
    ]),
  );

beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = new FakeNetwork().install().on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
});

describe('a source beside the chat', () => {
  it('opens at the cited words, leafs, and gives the focus back', async () => {
    conversation(citation(1));
    network.on('SourcePages', ({ variables }) =>
      variables.from === null ? source(sourcePage(11, `26. (1)   ${WORDS} Then more.`, 0)) : source(sourcePage(13, 'Much later.', 500)),
    );
    const { user } = renderAsUser('/ask');
    const marker = await screen.findByRole('button', { name: 'Source 1: Sample Rent Act' });
    await user.click(marker);
    const pane = await screen.findByRole('complementary', { name: 'Source' });
    const mark = await within(pane).findByText(WORDS);
    expect(mark.tagName).toBe('MARK');
    expect(network.sent('SourcePages')[0]).toEqual({ id: 'doc-1', from: null, spanStart: 10 });
    expect(within(pane).getByRole('heading', { name: 'Page 12' })).toBeTruthy();
    expect(document.activeElement).toBe(within(pane).getByRole('heading', { name: 'Sample Rent Act' }));
    expect(within(pane).getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe(
      '/api/sources/doc-1/original?signature=s#page=12',
    );
    await user.click(within(pane).getByRole('button', { name: 'Next page' }));
    expect(await within(pane).findByText('Much later.')).toBeTruthy();
    expect(network.sent('SourcePages')[1]).toEqual({ id: 'doc-1', from: 12, spanStart: null });
    await user.click(within(pane).getByRole('button', { name: 'Back to the citation' }));
    expect(await within(pane).findByText(WORDS)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Source' })).toBeNull();
    expect(document.activeElement).toBe(marker);
    // The card would cover the composer of a small screen.
    await waitFor(() => expect(document.querySelector('.ant-popover:not(.ant-popover-hidden)')).toBeNull());
  });

  it('says so when other words stand there now', async () => {
    conversation(citation(1));
    network.on('SourcePages', () => source(sourcePage(11, 'Quite another text that was loaded under the same name since.', 0)));
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByText('Sources (1)'));
    await user.click(screen.getByRole('button', { name: 'Read in the source: Source 1' }));
    expect(await screen.findByText(/This source has been replaced since/)).toBeTruthy();
  });

  it('says so when the source is gone, and tries again', async () => {
    conversation(citation(1));
    network.on('SourcePages', () => {
      throw new FakeGraphqlError('Document not found', 'NOT_FOUND');
    });
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByRole('button', { name: 'Source 1: Sample Rent Act' }));
    expect(await screen.findByText(/The source could not be opened/)).toBeTruthy();
    network.on('SourcePages', () => source(sourcePage(11, `26. (1)   ${WORDS}`, 0)));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try Again' }));
    expect(await within(screen.getByRole('complementary', { name: 'Source' })).findByText(WORDS)).toBeTruthy();
  });

  it('has nothing to open for the user’s own file', async () => {
    conversation(citation(1, { documentId: null, documentTitle: 'lease.pdf' }));
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByRole('button', { name: 'Source 1: lease.pdf' }));
    expect(screen.queryByRole('complementary', { name: 'Source' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Read in the source/ })).toBeNull();
  });
});

describe('editing a question', () => {
  it('asks again in other words, and brings the earlier answer back', async () => {
    conversation(citation(1));
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText('Edit your question');
    await user.clear(field);
    await user.type(field, 'Must I get a lease?{Enter}');
    const stream = await socket.subscription('AnswerStream');
    expect(stream.variables).toMatchObject({ input: { question: 'Must I get a lease?', history: [] } });
    socket.next(stream, {
      answer: { __typename: 'AnswerEvent', kind: 'DONE', stage: null, text: null, answer: answer('No.') },
    });
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(screen.queryByText('Must I get a receipt?')).toBeNull();
    expect(screen.getByText('An earlier answer was replaced.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Must I get a receipt?')).toBeTruthy();
    expect(screen.queryByText('No.')).toBeNull();
  });

  it('leaves the question alone on Escape', async () => {
    conversation(citation(1));
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Edit your question'), ' or not{Escape}');
    expect(screen.getByText('Must I get a receipt?')).toBeTruthy();
    expect(socket.subscriptions).toHaveLength(0);
  });

  it('brings a cleared chat back', async () => {
    conversation(citation(1));
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByRole('button', { name: 'Clear Chat' }));
    expect(screen.getByText('Chat cleared.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Must I get a receipt?')).toBeTruthy();
  });
});

describe('files from anywhere', () => {
  it.each(['paste', 'drop'] as const)('takes those of a %s on the screen', async (way) => {
    const sent: string[] = [];
    installFakeUpload((_path, form) => {
      sent.push((form.get('files') as File).name);
      return { status: 200, body: JSON.stringify({ filename: 'notice.txt' }) };
    });
    renderAsUser('/ask');
    const field = await screen.findByLabelText('Your question');
    await screen.findByText('Choose File');
    const files = { files: [new File(['text'], 'notice.txt')], types: ['Files'] };
    if (way === 'paste') fireEvent.paste(field, { clipboardData: files });
    else fireEvent.drop(field, { dataTransfer: files });
    expect(await screen.findByText('Reference document uploaded successfully!')).toBeTruthy();
    await waitFor(() => expect(sent).toEqual(['notice.txt']));
  });
});
