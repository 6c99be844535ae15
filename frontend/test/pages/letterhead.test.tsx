import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin, renderAsUser } from '../support/render-app.js';
import { watchTexts } from '../support/seen-texts.js';

const style = {
  __typename: 'HouseStyle',
  header: 'Mehta & Rao',
  footer: '',
  marginMm: 25,
  font: 'SERIF',
  logo: 'data:image/png;base64,AAAA',
};

let network: FakeNetwork;
let current: typeof style | null;
beforeEach(() => {
  new FakeSocketServer().install();
  current = null;
  network = adminNetwork()
    .on('HouseStyle', () => ({ houseStyle: current }))
    .on('SetHouseStyle', () => ({ setHouseStyle: (current = style) }))
    .on('RemoveHouseStyle', () => {
      current = null;
      return { removeHouseStyle: true };
    });
});

describe('the letterhead in the panel', () => {
  it('is set with a logo, kept without sending it again, and removed after a question', async () => {
    const { user } = renderAsAdmin('/admin?tab=letterhead');
    await user.type(await screen.findByLabelText('Header'), 'Mehta & Rao');
    await user.upload(screen.getByLabelText('Logo'), new File([new Uint8Array(3)], 'logo.png', { type: 'image/png' }));
    await screen.findByAltText('The logo as it is now');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save the Letterhead' }));
    await screen.findByRole('button', { name: 'Remove the Letterhead' });
    expect(network.sent('SetHouseStyle')).toEqual([
      { input: { header: 'Mehta & Rao', footer: '', marginMm: 25, font: 'SERIF', logo: 'AAAA', removeLogo: false } },
    ]);

    await user.click(screen.getByRole('button', { name: 'Save the Letterhead' }));
    await waitFor(() => expect(network.sent('SetHouseStyle')).toHaveLength(2));
    expect(network.sent('SetHouseStyle')[1]).toEqual({
      input: { header: 'Mehta & Rao', footer: '', marginMm: 25, font: 'SERIF', removeLogo: false },
    });

    await user.click(screen.getByRole('button', { name: 'Remove the Letterhead' }));
    const dialog = await findDialog('Remove the letterhead?');
    await user.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove the Letterhead') ?? dialog);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the Letterhead' })).toBeNull());
  });

  it('keeps what was typed when the server refuses it', async () => {
    network.on('SetHouseStyle', () => {
      throw new FakeGraphqlError('The header must have at most 6 lines', 'VALIDATION_FAILED');
    });
    const texts = watchTexts();
    const { user } = renderAsAdmin('/admin?tab=letterhead');
    const header = await screen.findByLabelText<HTMLTextAreaElement>('Header');
    await user.type(header, 'Seven lines');
    await user.click(screen.getByRole('button', { name: 'Save the Letterhead' }));
    await waitFor(() => expect(texts.has('The header must have at most 6 lines')).toBe(true));
    texts.stop();
    expect(header.value).toBe('Seven lines');
  });
});

describe('a download', () => {
  it('has the letterhead where there is one and the user wants it, but never as plain text', async () => {
    const sent: (string | null)[] = [];
    new FakeSocketServer().install();
    new FakeNetwork()
      .install()
      .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
      .on('CheckDocument', () => ({ checkDocument: { __typename: 'DocumentCheck', findingCount: 0, blankCount: 0, findings: [] } }))
      .on('LetterheadAvailable', () => ({ letterheadAvailable: true }))
      .on('DocumentTemplates', () => ({ documentTemplates: [] }))
      .onRest('/api/document/download', ({ form }) => {
        sent.push((form as FormData).get('letterhead') as string | null);
        return new Response('file');
      });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const request = { documentType: 'rent_agreement', templateData: {} };
    localStorage.setItem(
      'themis.private.user-1.document.draft',
      JSON.stringify({ content: 'Draft', request, draftedBy: 'extractive', notice: null }),
    );
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByRole('button', { name: 'Download DOCX' }));
    await waitFor(() => expect(sent).toEqual([null]));
    await user.click(await screen.findByRole('checkbox', { name: 'With letterhead' }));
    for (const name of ['Download PDF', 'Download TXT']) {
      const done = sent.length + 1;
      await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false));
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(sent).toHaveLength(done));
    }
    expect(sent).toEqual([null, 'true', null]);
  });
});
