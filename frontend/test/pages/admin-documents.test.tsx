import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork, rebuildJob } from '../support/admin-network.js';
import { numbered } from '../support/admin-wire.js';
import { dropOf, droppedFile, droppedFolder, unreadableFolder } from '../support/dropped-entries.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { installFakeUpload } from '../support/fake-upload.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin } from '../support/render-app.js';
import { job, legalDocument, page } from '../support/wire.js';

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = adminNetwork();
});

describe('document management', () => {
  it('shows status cards and documents', async () => {
    renderAsAdmin('/admin');
    expect(await screen.findByText('Total Documents')).toBeTruthy();
    expect(await screen.findByText('4.50 MB')).toBeTruthy();
    expect(screen.getByText('Ready')).toBeTruthy();
    const row = (await screen.findByText('rent-act.pdf')).closest('tr') as HTMLElement;
    expect(within(row).getByText('1.50 MB')).toBeTruthy();
    expect(within(row).getByText('Act')).toBeTruthy();
    expect(within(row).getByText('42 passages')).toBeTruthy();
    expect(screen.getByText('1 indexed · 1 in progress · 1 failed')).toBeTruthy();
    expect(screen.getByText('1 running · 2 waiting')).toBeTruthy();
    await expectAccessible();
  });

  it('asks the server for search, kind, status, order and page, and keeps them in the address', async () => {
    network.on('LegalDocuments', () => ({ legalDocuments: numbered('LegalDocument', [legalDocument('rent-act.pdf')], 80) }));
    const { user, search } = renderAsAdmin('/admin?type=ACT&status=INDEXED&sort=SIZE&dir=desc&size=25');
    await screen.findByText('rent-act.pdf');
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'rent{Enter}');
    await waitFor(() => expect(search()).toContain('q=rent'));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(network.sent('LegalDocuments').at(-1)).toEqual({
        first: 25,
        offset: 25,
        search: 'rent',
        status: 'INDEXED',
        documentType: 'ACT',
        uploader: null,
        since: null,
        until: null,
        sort: { field: 'SIZE', direction: 'DESC' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(search()).toBe('?sort=SIZE&dir=desc&size=25'));
  });

  it('follows a job live, cancels and retries', async () => {
    network.on('LegalDocuments', () => ({
      legalDocuments: numbered('LegalDocument', [legalDocument('code.txt', { status: 'INDEXING', passages: null, job: job('job-1') })]),
    }));
    const failed = legalDocument('code.txt', {
      status: 'FAILED',
      passages: null,
      error: 'Page 3 has no text',
      job: job('job-1', { state: 'CANCELLED' }),
    });
    const queued = legalDocument('code.txt', {
      status: 'PENDING',
      passages: null,
      job: job('job-2', { state: 'QUEUED', stage: null, done: null }),
    });
    network.on('CancelIndexing', () => ({ cancelIndexing: failed }));
    network.on('RetryIndexing', () => ({ retryIndexing: queued }));
    const { user } = renderAsAdmin('/admin');
    const bar = await screen.findByRole('progressbar', { name: 'code.txt' });
    expect(bar.getAttribute('aria-valuenow')).toBe('10');
    expect(screen.getByText('indexing · 1 of 10')).toBeTruthy();

    socket.next(await socket.subscription('JobProgress'), { jobProgress: job('job-1', { percent: 70, stage: 'sealing', done: 7 }) });
    expect(await screen.findByText('sealing · 7 of 10')).toBeTruthy();
    expect(bar.getAttribute('aria-valuenow')).toBe('70');

    await user.click(screen.getByRole('button', { name: 'Cancel the indexing of code.txt' }));
    expect(await screen.findByText('Page 3 has no text')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Try Again: indexing of code.txt' }));
    expect(await screen.findByText('Queued')).toBeTruthy();
    expect(network.sent('RetryIndexing')).toEqual([{ filename: 'code.txt' }]);
  });

  it('uploads several files, each with its own outcome', async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    installFakeUpload((path, form, report) => {
      expect(path).toBe('/api/admin/upload-legal-document');
      sent.push(Object.fromEntries(form));
      report(100, 100);
      const { name } = form.get('file') as File;
      if (name === 'b.txt') return { status: 409, body: '{"detail":"b.txt exists already"}' };
      return { status: 200, body: JSON.stringify({ message: `${name} was stored`, job_id: 'job-7' }) };
    });
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Please select a file')).toBeTruthy();

    const input = screen.getByLabelText(/Choose Files/);
    fireEvent.change(input, { target: { files: [new File(['1'], 'a.pdf'), new File(['2'], 'b.txt'), new File(['3'], 'c.docx')] } });
    expect(await screen.findByText('Only PDF or TXT files are accepted')).toBeTruthy();
    await user.type(screen.getByLabelText('Source'), 'Gazette');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('1 of 2 files could not be uploaded')).toBeTruthy();
    expect(screen.queryByText('a.pdf was stored')).toBeNull();
    expect(screen.getByText('b.txt exists already')).toBeTruthy();
    await expectAccessible();

    socket.next(await socket.subscription('JobProgress'), { jobProgress: job('job-7', { percent: 40, stage: 'reading' }) });
    expect((await screen.findByRole('progressbar', { name: 'Indexing of a.pdf' })).getAttribute('aria-valuenow')).toBe('40');
    await user.click(screen.getByRole('button', { name: 'Try Again: upload of b.txt' }));
    expect(await screen.findByText('Failed to upload document')).toBeTruthy();
    expect(sent).toHaveLength(3);
    for (const { document_type: type, source } of sent) expect([type, source]).toEqual(['act', 'Gazette']);
  });

  it('sends a folder with one notice at the end; what the library has is no failure, and two files of one name are not both sent', async () => {
    const sent: string[] = [];
    installFakeUpload((_, form) => {
      const { name } = form.get('file') as File;
      sent.push(name);
      if (name === 'a0.txt') return { status: 409, body: '{"detail":"already there","code":"DUPLICATE_SOURCE"}' };
      return { status: 200, body: `{"message":"${name} was stored"}` };
    });
    const inFolder = (folder: string, name: string): File =>
      Object.defineProperty(new File(['1'], name), 'webkitRelativePath', { value: `law/${folder}/${name}` });
    const files = Array.from({ length: 40 }, (_, n) => inFolder('acts', `a${n}.txt`));
    const { user } = renderAsAdmin('/admin');
    fireEvent.change(await screen.findByLabelText('Folder of files'), { target: { files: [...files, inFolder('old', 'a1.txt')] } });
    expect(screen.getByText('0 of 41 files done · 1 failed')).toBeTruthy();
    expect(screen.getByText('Has the same name as law/acts/a1.txt: the library keeps one document per name')).toBeTruthy();
    expect(screen.getAllByRole('listitem').filter((row) => row.closest('[aria-label="Chosen files"]'))).toHaveLength(30);
    expect(screen.getByText('and 11 more')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('39 files are stored and being indexed, 1 was in the library')).toBeTruthy();
    expect(sent).toEqual(files.map(({ name }) => name));
    expect(screen.getByText('40 of 41 files done · 1 failed · 1 already in the library')).toBeTruthy();
    expect(screen.getAllByRole('progressbar', { name: 'Upload of all files' })).toHaveLength(1);
  });

  it('stops a batch; what was not sent stays to be sent', async () => {
    installFakeUpload(() => new Promise(() => undefined));
    const { user } = renderAsAdmin('/admin');
    fireEvent.change(await screen.findByLabelText(/Choose Files/), {
      target: { files: [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')] },
    });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.getByText('0 of 2 files done · 1 failed')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(false);
  });

  it('begins the form again after a batch that was stored', async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    installFakeUpload((_, form) => {
      sent.push(form.get('document_type'));
      return { status: 200, body: JSON.stringify({ message: `${(form.get('file') as File).name} was stored` }) };
    });
    const { user } = renderAsAdmin('/admin');
    const input = await screen.findByLabelText(/Choose Files/);
    const send = async (name: string): Promise<void> => {
      fireEvent.change(input, { target: { files: [new File(['1'], name)] } });
      await user.click(screen.getByRole('button', { name: 'Upload' }));
      expect(await screen.findByText(`${name} was stored`)).toBeTruthy();
    };
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Document Type' }));
    await user.click(await screen.findByTitle('Judgment'));
    await user.type(screen.getByLabelText('Source'), 'Reporter');
    await send('a.pdf');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe(''));
    await send('b.pdf');
    expect(sent).toEqual(['judgment', 'act']);
  });

  it('sends the next file although the list could not be loaded again after the last one', async () => {
    const sent: string[] = [];
    installFakeUpload((_, form) => {
      sent.push((form.get('file') as File).name);
      network.on('LegalDocuments', () => {
        throw new FakeGraphqlError('Please try again later.', 'UNAVAILABLE');
      });
      return { status: 200, body: '{"message":"stored"}' };
    });
    const { user } = renderAsAdmin('/admin');
    const files = [new File(['1'], 'a.pdf'), new File(['2'], 'b.pdf')];
    fireEvent.change(await screen.findByLabelText(/Choose Files/), { target: { files } });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('2 files are stored and being indexed')).toBeTruthy();
    expect(sent).toEqual(['a.pdf', 'b.pdf']);
  });

  it('sends a file once however often the button is pressed', async () => {
    const sent: string[] = [];
    installFakeUpload((_, form) => {
      sent.push((form.get('file') as File).name);
      return { status: 200, body: '{"message":"stored"}' };
    });
    const readings: (() => void)[] = [];
    const readAsText = FileReader.prototype.readAsText;
    const held = vi.spyOn(FileReader.prototype, 'readAsText').mockImplementation(function (this: FileReader, blob) {
      readings.push(() => readAsText.call(this, blob));
    });
    const { user } = renderAsAdmin('/admin');
    fireEvent.change(await screen.findByLabelText(/Choose Files/), { target: { files: [new File(['An agreement.'], 'a.txt')] } });
    const button = screen.getByRole('button', { name: 'Upload' });
    await user.click(button);
    await waitFor(() => expect(readings).toHaveLength(1));
    await user.click(button);
    await user.click(button);
    held.mockRestore();
    for (const read of readings) read();
    expect(await screen.findByText('stored')).toBeTruthy();
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    expect(sent).toEqual(['a.txt']);
  });

  it('asks before it sends a file that looks like another type', async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    installFakeUpload((_, form) => {
      sent.push(form.get('document_type'));
      return { status: 200, body: '{"message":"stored"}' };
    });
    const { user } = renderAsAdmin('/admin');
    fireEvent.change(await screen.findByLabelText(/Choose Files/), { target: { files: [new File(['1'], 'Rao v Board.pdf')] } });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const first = await screen.findByRole('dialog');
    expect(within(first).getByText('Rao v Board.pdf looks like a judgment; you chose an act. Upload as chosen?')).toBeTruthy();
    await user.click(within(first).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Upload as chosen' }));
    await waitFor(() => expect(sent).toEqual(['act']));
  });

  it('shows what reading a document has shown', async () => {
    const report = {
      __typename: 'IngestionReport',
      numbered: 358,
      findings: [{ __typename: 'IngestionFinding', kind: 'MISSING_NUMBERS', text: 'Section 12 not found: omitted, or lost in the print.' }],
    };
    network.on('LegalDocuments', () => ({ legalDocuments: numbered('LegalDocument', [legalDocument('code.txt', { report })]) }));
    const { user } = renderAsAdmin('/admin');
    await screen.findByText('1 thing to check');
    await user.click(screen.getByRole('button', { name: /^Show the details of / }));
    expect(screen.getByText('Section 12 not found: omitted, or lost in the print.')).toBeTruthy();
    expect(screen.getByText('358 numbered parts')).toBeTruthy();
    await expectAccessible();
  });

  it('takes a folder that is dropped on it, and says when one cannot be read', async () => {
    const sent: string[] = [];
    installFakeUpload((_path, form) => {
      const { name } = form.get('file') as File;
      sent.push(name);
      return { status: 200, body: JSON.stringify({ message: `${name} was stored` }) };
    });
    const { user } = renderAsAdmin('/admin');
    const picker = await screen.findByLabelText(/Choose Files/);
    fireEvent.drop(picker, { dataTransfer: dropOf([unreadableFolder('gone')]) });
    expect(await screen.findByText('The folder cannot be read, or holds more than 20,000 files')).toBeTruthy();
    const law = droppedFolder('law', [droppedFile('rent.txt'), droppedFolder('gates', [droppedFile('gates.pdf'), droppedFile('x.docx')])]);
    fireEvent.drop(picker, { dataTransfer: dropOf([law]) });
    expect(await screen.findByText('gates.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(sent).toEqual(['rent.txt', 'gates.pdf']));
  });

  it('cancels an upload that is under way', async () => {
    installFakeUpload(() => new Promise(() => undefined));
    const { user } = renderAsAdmin('/admin');
    fireEvent.change(await screen.findByLabelText(/Choose Files/), { target: { files: [new File(['1'], 'a.pdf')] } });
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  });

  it('deletes after a question, and says when it fails', async () => {
    network.on('DeleteLegalDocument', () => {
      throw new FakeGraphqlError('nope', 'INTERNAL');
    });
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Delete rent-act.pdf' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Are you sure you want to delete rent-act.pdf?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete document')).toBeTruthy();
  });

  it('rebuilds the index after a question', async () => {
    const rebuild = rebuildJob();
    network.on('RebuildIndex', () => {
      network.on('RecentJobs', () => ({ jobs: page('Job', [rebuild]) }));
      return { rebuildIndex: { __typename: 'RebuildStarted', message: 'Rebuild started', job: rebuild } };
    });
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Rebuild Index' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('This will rebuild the entire RAG index. This may take some time. Continue?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    expect(await screen.findByText('Rebuild started')).toBeTruthy();
    expect(await screen.findByRole('progressbar', { name: 'Rebuild of the index' })).toBeTruthy();
  });

  it('says when documents cannot be loaded', async () => {
    network.on('LegalDocuments', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsAdmin('/admin');
    await waitFor(() => expect(screen.getAllByText('Failed to load documents')).toHaveLength(2));
    await expectAccessible();
    network.on('LegalDocuments', () => ({ legalDocuments: numbered('LegalDocument', []) }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No legal documents yet')).toBeTruthy();
  });

  it('says when a rebuild cannot be started', async () => {
    network.on('RebuildIndex', () => {
      throw new FakeGraphqlError('nope', 'INTERNAL');
    });
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Rebuild Index' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rebuild' }));
    expect(await screen.findByText('Failed to rebuild index')).toBeTruthy();
  });
});
