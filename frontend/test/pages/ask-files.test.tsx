import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeNetwork } from '../support/fake-network.js';
import { installFakeUpload } from '../support/fake-upload.js';
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

  it('is made of photographs that are chosen together, in their order', async () => {
    const network = new FakeNetwork().install();
    new FakeSocketServer().install();
    network.on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }));
    let finish: () => void = () => undefined;
    const sent: unknown[] = [];
    installFakeUpload(async (path, form, report) => {
      sent.push(path, ...form.getAll('files').map((file) => (file as File).name));
      report(100, 100);
      await new Promise<void>((resolve) => (finish = resolve));
      network.on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', [referenceFile('IMG_2.pdf')]) }));
      return { status: 201, body: JSON.stringify({ filename: 'IMG_2.pdf' }) };
    });
    const { user } = renderAsUser('/ask');
    const input = await screen.findByLabelText<HTMLInputElement>(/Choose File/);
    expect(input.accept).toContain('.heic');
    await user.upload(input, [new File(['2'], 'IMG_2.jpg'), new File(['1'], 'IMG_1.jpg')]);
    expect(await screen.findByText('Turning the photographs into pages...')).toBeTruthy();
    finish();
    expect(await screen.findByPlaceholderText('Ask about IMG_2.pdf...')).toBeTruthy();
    expect(sent).toEqual(['/api/upload/photographs', 'IMG_2.jpg', 'IMG_1.jpg']);
  });

  it('is not made of photographs one of which cannot be taken; the row says which', async () => {
    installFakeUpload(() => ({ status: 400, body: JSON.stringify({ detail: '“b.jpg” is empty.', code: 'PHOTOGRAPH_REFUSED' }) }));
    const { user } = show();
    await user.upload(await screen.findByLabelText(/Choose File/), [new File(['1'], 'a.jpg'), new File(['2'], 'b.jpg')]);
    await waitFor(() => expect(screen.getAllByText('“b.jpg” is empty.')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Dismiss a.jpg and 1 other photograph' }));
    expect(screen.queryByText('a.jpg and 1 other photograph')).toBeNull();
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
