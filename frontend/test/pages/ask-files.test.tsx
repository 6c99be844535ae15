import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { page, referenceFile } from '../support/wire.js';

const LONG = 'notice-of-the-landlord-for-march-2026-first.pdf';

function show(...files: object[]) {
  new FakeSocketServer().install();
  new FakeNetwork().install().on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', files) }));
  return renderAsUser('/ask');
}

describe('the reference document of a question', () => {
  it('is a chip in the composer, which takes it away again', async () => {
    const { user } = show(referenceFile('lease.pdf'));
    await user.click(await screen.findByRole('button', { name: /lease\.pdf/, pressed: false }));
    await user.click(screen.getByRole('button', { name: 'Ask without lease.pdf' }));
    expect(screen.getByPlaceholderText('Ask your legal question...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask without lease.pdf' })).toBeNull();
  });

  it('is chosen with the button beside the question too', async () => {
    const { user } = show();
    const input = await screen.findByLabelText(/Choose File/);
    let opened = 0;
    input.addEventListener('click', () => (opened += 1));
    await user.click(screen.getByRole('button', { name: 'Attach' }));
    expect(opened).toBe(1);
  });

  it('is not a file that could not be read', async () => {
    localStorage.setItem('themis.private.user-1.ask.reference', JSON.stringify('scan.pdf'));
    show(referenceFile('scan.pdf', { status: 'FAILED', error: 'No readable text was found.' }));
    expect(await screen.findByText('No readable text was found.')).toBeTruthy();
    await waitFor(() => expect(screen.getByPlaceholderText('Ask your legal question...')).toBeTruthy());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^scan\.pdf/ }).disabled).toBe(true);
  });

  it('shows the end of a long name, and tells all of it', async () => {
    show(referenceFile(LONG));
    // Only what stands before it is shortened where there is no room.
    expect(await screen.findByText('26-first.pdf')).toBeTruthy();
    expect(screen.getByText(LONG)).toBeTruthy();
  });
});
