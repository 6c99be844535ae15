import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { installFakeUpload } from '../support/fake-upload.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { answer, citation, page, referenceFile } from '../support/wire.js';

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', [referenceFile('lease.pdf')]) }));
});

const event = (kind: string, changes: object = {}) => ({
  answer: { __typename: 'AnswerEvent', kind, stage: null, text: null, answer: null, ...changes },
});

async function askFor(question: string) {
  const app = renderAsUser('/ask');
  await app.user.type(await screen.findByPlaceholderText('Ask your legal question...'), question);
  return app;
}

describe('the chat', () => {
  it('starts empty, with Send disabled until something is asked', async () => {
    const { user } = renderAsUser('/ask');
    expect(await screen.findByRole('heading', { name: 'Legal AI Assistant' })).toBeTruthy();
    expect(screen.getByText('Start Your Legal Consultation')).toBeTruthy();
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    await user.type(screen.getByLabelText('Your question'), '   ');
    expect(send.disabled).toBe(true);
  });

  it('streams an answer and shows its citations', async () => {
    const { user } = await askFor('Must I get a receipt?{Enter}');
    const stream = await socket.subscription('AnswerStream');
    expect(stream.variables).toMatchObject({ input: { question: 'Must I get a receipt?' } });
    expect(socket.connectionParams).toEqual({ authorization: 'Bearer user-token' });
    expect(screen.getByText('You')).toBeTruthy();
    expect(screen.getByText('Thinking...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('');

    socket.next(stream, event('STAGE', { stage: 'Searching the library' }));
    expect(await screen.findByText('Searching the library')).toBeTruthy();
    socket.next(stream, event('TEXT', { text: 'Yes, a written ' }));
    socket.next(stream, event('TEXT', { text: 'receipt.' }));
    expect(await screen.findByText('Yes, a written receipt.')).toBeTruthy();
    socket.next(stream, event('DONE', { answer: answer('Yes, a written receipt [1].', [citation(1)]) }));
    socket.complete(stream);

    await waitFor(() => expect(screen.queryByText('Thinking...')).toBeNull());
    expect(screen.getByText('Legal AI')).toBeTruthy();
    expect(screen.getByText('Answer ready').getAttribute('role')).toBe('status');
    // What shows an answer is loaded with the first one.
    expect(await screen.findByText('Sources (1)')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Source 1: Sample Rent Act' }));
    const card = await screen.findByRole('tooltip');
    expect(within(card).getByText('Every tenant is entitled to a written receipt.')).toBeTruthy();
    expect(within(card).getByText('Chapter III › Section 26 · p. 12')).toBeTruthy();
  });

  it('tells what stands behind each sentence, on the screen and in what is copied', async () => {
    const text = 'In short, yes. A receipt is due [1]. Your lease says so too [2].';
    const support = (words: string, kind: string) => ({
      __typename: 'AnswerStatement',
      spanStart: text.indexOf(words),
      spanEnd: text.indexOf(words) + words.length,
      support: kind,
    });
    const statements = [
      support('In short, yes.', 'GENERAL'),
      support('A receipt is due [1].', 'SOURCE'),
      support('Your lease says so too [2].', 'OWN_DOCUMENT'),
    ];
    const { user } = await askFor('Must I get a receipt?{Enter}');
    const stream = await socket.subscription('AnswerStream');
    const citations = [citation(1), citation(2, { documentId: null, documentTitle: 'lease.pdf' })];
    socket.next(stream, event('DONE', { answer: answer(text, citations, { statements, withheldReferences: 2 }) }));
    const general = await screen.findByRole('img', { name: 'Not sourced' });
    expect(general.previousSibling?.textContent).toBe('In short, yes.');
    expect(screen.getByRole('img', { name: 'From your own document' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('img')).toHaveLength(2);
    expect(screen.getByText('○ Not sourced')).toBeTruthy();
    expect(screen.getByText('2 references were not found in the sources and were removed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Answer copied to clipboard!');
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('In short, yes. ○ A receipt is due [1]. Your lease says so too [2]. ◇\n\n[1] Sample Rent Act');
    expect(copied).toContain('◇ From your own document, not the library');
  });

  it('says once that nothing stands behind an answer', async () => {
    await askFor('Why?{Enter}');
    const statements = [{ __typename: 'AnswerStatement', spanStart: 0, spanEnd: 8, support: 'GENERAL' }];
    socket.next(await socket.subscription('AnswerStream'), event('DONE', { answer: answer('Because.', [], { statements }) }));
    expect(await screen.findByText('This answer has no sources.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Conversation' })).queryByRole('img')).toBeNull();
  });

  it('survives a reload, and Clear Chat empties it', async () => {
    localStorage.setItem(
      'themis.private.user-1.conversation',
      JSON.stringify([{ id: '1', sender: 'user', text: 'An earlier question', timestamp: 1 }, 'damaged']),
    );
    const { user } = renderAsUser('/ask');
    expect(await screen.findByText('An earlier question')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear Chat' }));
    expect(screen.getByText('Start Your Legal Consultation')).toBeTruthy();
    expect(localStorage.getItem('themis.private.user-1.conversation')).toBeNull();
  });

  it('does not wait for a stream that ended with nothing', async () => {
    await askFor('Is anybody there?{Enter}');
    socket.complete(await socket.subscription('AnswerStream'));
    expect(await screen.findByText('Failed to get response. Please try again.')).toBeTruthy();
    expect(network.sent('AskQuestion')).toHaveLength(0);
  });

  it('asks by a plain mutation where sockets are blocked', async () => {
    socket.reachable = false;
    network.on('AskQuestion', () => ({ askQuestion: answer('Plainly yes.') }));
    await askFor('And now?{Enter}');
    expect(await screen.findByText('Plainly yes.')).toBeTruthy();
    expect(network.sent('AskQuestion')).toHaveLength(1);
  });

  it('keeps what had arrived when it is stopped', async () => {
    const { user } = await askFor('Tell me all{Enter}');
    const stream = await socket.subscription('AnswerStream');
    socket.next(stream, event('TEXT', { text: 'First part' }));
    await screen.findByText('First part');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText(/Stopped before the answer was complete/)).toBeTruthy();
    expect(screen.getByText('First part')).toBeTruthy();
    await waitFor(() => expect(stream.ended).toBe(true));
  });

  it('says so when an answer fails, and tries again', async () => {
    const { user } = await askFor('Why?{Enter}');
    socket.fail(await socket.subscription('AnswerStream'), 'The model is away', 'UNAVAILABLE');
    expect(await screen.findByText('Failed to get response. Please try again.')).toBeTruthy();
    expect(screen.getByText('Sorry, I encountered an error while processing your question. Please try again.')).toBeTruthy();
    expect(network.sent('AskQuestion')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(socket.subscriptions).toHaveLength(2));
    const again = await socket.subscription('AnswerStream');
    socket.next(again, event('DONE', { answer: answer('Because.') }));
    expect(await screen.findByText('Because.')).toBeTruthy();
    expect(screen.queryByText(/Sorry, I encountered/)).toBeNull();
  });

  it('does not ask twice when the connection breaks on the way', async () => {
    await askFor('Why?{Enter}');
    const stream = await socket.subscription('AnswerStream');
    socket.next(stream, event('TEXT', { text: 'Half' }));
    await screen.findByText('Half');
    socket.drop();
    expect(await screen.findByText('Failed to get response. Please try again.')).toBeTruthy();
    expect(screen.getByText('Half')).toBeTruthy();
    expect(network.sent('AskQuestion')).toHaveLength(0);
  });

  it('shows hostile text as text', async () => {
    await askFor('<img src=x onerror=alert(1)>{Enter}');
    const stream = await socket.subscription('AnswerStream');
    socket.next(stream, event('DONE', { answer: answer('<script>alert(2)</script> done', [citation(1, { quotation: '<b>bold</b>' })]) }));
    expect(await screen.findByText(/<script>alert\(2\)<\/script>/)).toBeTruthy();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(screen.getByText('<b>bold</b>')).toBeTruthy();
    expect(document.querySelector('main script, main img')).toBeNull();
  });
});

describe('reference documents', () => {
  it('selects a file and asks about it', async () => {
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByText('lease.pdf'));
    expect(screen.getByText('12.3 KB')).toBeTruthy();
    expect(screen.getByText('Selected')).toBeTruthy();
    await user.type(screen.getByPlaceholderText('Ask about lease.pdf...'), 'What is the term?{Enter}');
    expect((await socket.subscription('AnswerStream')).variables).toMatchObject({ input: { referenceFilename: 'lease.pdf' } });
    await user.click(screen.getByRole('button', { pressed: true }));
    expect(screen.getByPlaceholderText('Ask your legal question...')).toBeTruthy();
  });

  it('says that there are none', async () => {
    network.on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
    renderAsUser('/ask');
    expect(await screen.findByText('No documents uploaded yet')).toBeTruthy();
  });

  it('refuses a wrong file before it is sent', async () => {
    renderAsUser('/ask');
    const input = await screen.findByLabelText(/Choose File/);
    // A drop passes by the filter of the browser's own dialog.
    fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: { files: [new File(['x'], 'virus.exe')] } });
    expect(await screen.findByText('Please upload a PDF, TXT, DOC, or DOCX file')).toBeTruthy();
  });

  it('uploads with progress and selects the new file', async () => {
    let finish: () => void = () => undefined;
    installFakeUpload(async (path, form, report) => {
      expect(path).toBe('/api/upload/');
      expect((form.get('files') as File).name).toBe('notice.txt');
      report(50, 100);
      await new Promise<void>((resolve) => (finish = resolve));
      network.on('ReferenceFiles', () => ({
        referenceFiles: page('ReferenceFile', [referenceFile('lease.pdf'), referenceFile('notice.txt')]),
      }));
      return { status: 200, body: JSON.stringify({ filename: 'notice.txt' }) };
    });
    const { user } = renderAsUser('/ask');
    await user.upload(await screen.findByLabelText(/Choose File/), new File(['text'], 'notice.txt'));
    expect(await screen.findByText('Uploading...')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    finish();
    expect(await screen.findByText('Reference document uploaded successfully!')).toBeTruthy();
    expect(screen.getByPlaceholderText('Ask about notice.txt...')).toBeTruthy();
  });

  it('does not call an upload failed when only the list could not be loaded after it', async () => {
    installFakeUpload(() => {
      network.on('ReferenceFiles', () => {
        throw new FakeGraphqlError('Please try again later.', 'UNAVAILABLE');
      });
      return { status: 200, body: JSON.stringify({ filename: 'notice.txt' }) };
    });
    const { user } = renderAsUser('/ask');
    await user.upload(await screen.findByLabelText(/Choose File/), new File(['text'], 'notice.txt'));
    expect(await screen.findByText('Reference document uploaded successfully!')).toBeTruthy();
  });

  it('shows a file that arrived while the list was still on its way', async () => {
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    let asked = 0;
    network.on('ReferenceFiles', async () => {
      asked += 1;
      if (asked > 1) return { referenceFiles: page('ReferenceFile', [referenceFile('notice.txt')]) };
      await slow;
      return { referenceFiles: page('ReferenceFile', []) };
    });
    installFakeUpload(() => ({ status: 200, body: JSON.stringify({ filename: 'notice.txt' }) }));
    const { user } = renderAsUser('/ask');
    await user.upload(await screen.findByLabelText(/Choose File/), new File(['text'], 'notice.txt'));
    arrive();
    expect(await screen.findByRole('button', { name: /notice.txt/, pressed: true })).toBeTruthy();
  });

  it('keeps a failed upload in its row', async () => {
    installFakeUpload(() => ({ status: 413, body: '{"detail":"too big"}' }));
    const { user } = renderAsUser('/ask');
    await user.upload(await screen.findByLabelText(/Choose File/), new File(['text'], 'notice.txt'));
    await waitFor(() => expect(screen.getAllByText('File too large. Please choose a smaller file.')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Dismiss notice.txt' }));
    expect(screen.queryByText('notice.txt')).toBeNull();
  });

  it('deletes after a question, and deselects what is gone', async () => {
    network.on('DeleteReferenceFile', () => {
      network.on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
      return { removeReferenceFile: { __typename: 'RemovedReferenceFile', id: 'lease.pdf' } };
    });
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByText('lease.pdf'));
    await user.click(screen.getByRole('button', { name: 'Delete lease.pdf' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete lease.pdf?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Reference document removed')).toBeTruthy();
    expect(await screen.findByText('No documents uploaded yet')).toBeTruthy();
    expect(screen.getByPlaceholderText('Ask your legal question...')).toBeTruthy();
  });

  it('ends the session when the server no longer knows it', async () => {
    network.on('ReferenceFiles', () => {
      throw new FakeGraphqlError('Authentication required. Please login again.', 'UNAUTHENTICATED');
    });
    const { path } = renderAsUser('/ask');
    expect(await screen.findByText('Authentication required. Please login again.')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  });
});
