import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { installFakeUpload } from '../support/fake-upload.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsAdmin, renderAsUser, testUser } from '../support/render-app.js';
import { job, legalDocument, page } from '../support/wire.js';

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('LegalDocuments', () => ({ legalDocuments: page('LegalDocument', [legalDocument('rent-act.pdf')]) }))
    .on('RecentJobs', () => ({ jobs: page('Job', []) }))
    .on('SystemStatus', () => ({
      systemStatus: {
        __typename: 'SystemStatus',
        totalDocuments: 3,
        totalSizeMb: 4.5,
        ragInitialized: true,
        index: { __typename: 'IndexInfo', generation: 'g1', passages: 420 },
      },
    }));
});

describe('admin login', () => {
  async function login(path = '/webmin') {
    const app = renderApp(path);
    await app.user.type(await screen.findByLabelText('Admin Email'), 'root@example.org');
    await app.user.type(screen.getByLabelText('Admin Password'), 'secret1{Enter}');
    return app;
  }

  it('says whom the panel is for and asks for both fields', async () => {
    const { user } = renderApp('/webmin');
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeTruthy();
    expect(screen.getByText(/restricted to authorized IP addresses/)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('stores the administrator token and goes to the panel', async () => {
    network.onRest('/api/admin-auth/login', () => Response.json({ access_token: 'admin-token' }));
    const { path } = await login();
    expect(await screen.findByText('Admin login successful! Redirecting...')).toBeTruthy();
    expect(path()).toBe('/webmin');
    await waitFor(() => expect(path()).toBe('/admin'));
    expect(localStorage.getItem('adminToken')).toBe('admin-token');
  });

  it.each([
    [403, '{"detail":"x"}', 'Access denied: Admin login not allowed from this IP address. Please contact your system administrator.'],
    [401, '{"detail":"x"}', 'Invalid credentials or insufficient privileges.'],
    [429, '{"detail":"Too many requests. Please try again later."}', 'Too many requests. Please try again later.'],
    [500, '', 'An error occurred during login. Please try again.'],
  ])('answers %d in words', async (status, body, text) => {
    network.onRest('/api/admin-auth/login', () => new Response(body, { status }));
    await login();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });
});

describe('admin panel', () => {
  it('leads to the login without a token', async () => {
    const { path } = renderApp('/admin');
    expect(await screen.findByText('Admin access required. Please login through admin panel.')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/webmin'));
  });

  it('says so when the token is refused', async () => {
    network.on('LegalDocuments', () => {
      throw new FakeGraphqlError('Authentication required. Please login again.', 'UNAUTHENTICATED');
    });
    renderAsAdmin('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Admin Login' }).getAttribute('href')).toBe('/webmin');
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('ends the session on Logout', async () => {
    network.on('AdminLogout', () => ({ adminLogout: true }));
    const { user, path } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Admin session ended')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/webmin'));
    await waitFor(() => expect(localStorage.getItem('adminToken')).toBeNull());
    expect(screen.queryByText('Admin access required. Please login through admin panel.')).toBeNull();
  });

  it('is linked for administrators with a stored token only', async () => {
    localStorage.setItem('adminToken', 'admin-token');
    renderAsUser('/', { ...testUser, role: 'ADMIN' });
    await screen.findByText('Hello, Asha Rao');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    const { adminSession } = await import('../../src/shared/session/admin-session.js');
    adminSession.reload();
    expect(await screen.findByRole('link', { name: 'Admin' })).toBeTruthy();
  });
});

describe('document management', () => {
  it('shows status cards and documents', async () => {
    renderAsAdmin('/admin');
    expect(await screen.findByText('Total Documents')).toBeTruthy();
    expect(await screen.findByText('4.50 MB')).toBeTruthy();
    expect(screen.getByText('Initialized')).toBeTruthy();
    const row = (await screen.findByText('rent-act.pdf')).closest('tr') as HTMLElement;
    expect(within(row).getByText('1.50 MB')).toBeTruthy();
    expect(within(row).getByText('Act')).toBeTruthy();
    expect(within(row).getByText('42 passages')).toBeTruthy();
  });

  it('follows a job live, cancels and retries', async () => {
    network.on('LegalDocuments', () => ({
      legalDocuments: page('LegalDocument', [legalDocument('code.txt', { status: 'INDEXING', passages: null, job: job('job-1') })]),
    }));
    network.on('CancelJob', () => ({ cancelJob: job('job-1', { state: 'CANCELLED' }) }));
    network.on('RetryJob', () => ({ retryJob: job('job-1', { state: 'QUEUED', percent: 0 }) }));
    const { user } = renderAsAdmin('/admin');
    const bar = await screen.findByRole('progressbar', { name: 'code.txt' });
    expect(bar.getAttribute('aria-valuenow')).toBe('10');
    expect(screen.getByText('indexing · 1 of 10')).toBeTruthy();

    socket.next(await socket.subscription('JobProgress'), { jobProgress: job('job-1', { percent: 70, stage: 'sealing', done: 7 }) });
    expect(await screen.findByText('sealing · 7 of 10')).toBeTruthy();
    expect(bar.getAttribute('aria-valuenow')).toBe('70');

    const failed = legalDocument('code.txt', {
      status: 'FAILED',
      passages: null,
      error: 'Page 3 has no text',
      job: job('job-1', { state: 'CANCELLED' }),
    });
    network.on('LegalDocuments', () => ({ legalDocuments: page('LegalDocument', [failed]) }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Page 3 has no text')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(network.sent('RetryJob')).toEqual([{ id: 'job-1' }]));
  });

  it('uploads several files, each with its own outcome', async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    installFakeUpload((path, form, report) => {
      expect(path).toBe('/api/admin/upload-legal-document');
      sent.push(Object.fromEntries(form));
      report(100, 100);
      const { name } = form.get('file') as File;
      if (name === 'b.txt') return { status: 409, body: '{"detail":"b.txt exists already"}' };
      return { status: 200, body: JSON.stringify({ message: `${name} was stored` }) };
    });
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Please select a file')).toBeTruthy();

    const input = screen.getByLabelText(/Choose Files/);
    fireEvent.change(input, { target: { files: [new File(['1'], 'a.pdf'), new File(['2'], 'b.txt'), new File(['3'], 'c.docx')] } });
    expect(await screen.findByText('Only PDF or TXT files are accepted')).toBeTruthy();
    await user.type(screen.getByLabelText('Source'), 'Gazette');
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('a.pdf was stored')).toBeTruthy();
    expect(await screen.findByText('Failed to upload document')).toBeTruthy();
    expect(screen.getByText('b.txt exists already')).toBeTruthy();
    expect(sent.map(({ document_type: type, source }) => [type, source])).toEqual([
      ['act', 'Gazette'],
      ['act', 'Gazette'],
    ]);
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
    const rebuild = job('job-9', { name: 'rebuild-index', percent: 0, stage: null, done: null, total: null, state: 'QUEUED' });
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
    renderAsAdmin('/admin');
    await waitFor(() => expect(screen.getAllByText('Failed to load documents')).toHaveLength(2));
  });
});
