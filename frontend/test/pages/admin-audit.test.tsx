import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { auditEntry, numbered } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin } from '../support/render-app.js';
import { keepSavedFiles } from '../support/saved-files.js';

const PAGE = '/admin?view=audit';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

describe('audit log', () => {
  it('says who did what to whom, with what changed', async () => {
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('tab', { name: 'Audit Log' }));
    const row = within((await screen.findByText('User edited')).closest('tr') as HTMLElement);
    for (const text of ['root@example.org', 'ravi@example.org', 'Ravi', 'Ravi Kumar']) expect(row.getByText(text)).toBeTruthy();
    expect(row.queryByText('isActive')).toBeNull();
    expect(screen.queryByText('127.0.0.1')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Show the details of User edited: ravi@example.org' }));
    expect(await screen.findByText('127.0.0.1')).toBeTruthy();
    expect(screen.getByText('user.update')).toBeTruthy();
    await expectAccessible();
    expect(screen.getByRole('tab', { name: 'Audit Log' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is paged and narrowed by the server', async () => {
    network.on('AuditLog', () => ({ auditLog: numbered('Audit', [auditEntry('1')], 60) }));
    const { user, search } = renderAsAdmin(`${PAGE}&action=user.update`);
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(network.sent('AuditLog').at(-1)).toEqual({
        first: 25,
        offset: 25,
        action: 'user.update',
        actorId: null,
        subject: null,
        search: null,
        since: null,
        until: null,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Only what was done to ravi@example.org' }));
    await waitFor(() => expect(network.sent('AuditLog').at(-1)).toMatchObject({ offset: 0, subject: 'user:7' }));
    expect(await screen.findByText('On ravi@example.org')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(search()).toBe('?view=audit'));
  });

  it('is narrowed to people and days, and exported with what the filters ask for', async () => {
    const savedTexts = keepSavedFiles();
    network.on('AuditLog', () => ({ auditLog: numbered('Audit', [auditEntry('1')]) }));
    const { user, search } = renderAsAdmin(PAGE);
    await user.type(await screen.findByRole('searchbox', { name: 'Search by person' }), 'root');
    fireEvent.change(screen.getByLabelText('From this day'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To this day'), { target: { value: '2026-03-02' } });
    const wanted = { search: 'root', since: new Date(2026, 2, 1).toISOString(), until: new Date(2026, 2, 3).toISOString() };
    await waitFor(() => expect(network.sent('AuditLog').at(-1)).toMatchObject(wanted));
    await waitFor(() => expect(search()).toBe('?view=audit&from=2026-03-01&to=2026-03-02&q=root'));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 1 row')).toBeTruthy();
    expect(network.sent('AuditLog').at(-1)).toMatchObject({ ...wanted, first: 200, offset: 0, after: null });
    expect(await savedTexts[0]).toContain('User edited,root@example.org,127.0.0.1,,ravi@example.org,name: Ravi → Ravi Kumar,');
  });

  it('is empty, or cannot be loaded', async () => {
    network.on('AuditLog', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsAdmin(PAGE);
    await waitFor(() => expect(screen.getAllByText('Failed to load the audit log')).toHaveLength(2));
    network.on('AuditLog', () => ({ auditLog: numbered('Audit', []) }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing has been recorded yet')).toBeTruthy();
  });
});
