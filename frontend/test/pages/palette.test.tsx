import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, switchKeys } from '../../src/app/keys/keys-store.js';
import { expectAccessible } from '../support/accessibility.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsUser } from '../support/render-app.js';

const connection = (type: string, nodes: object[]): object => ({ __typename: `${type}Connection`, nodes });
const found = (): object => ({
  documents: connection('UserDocument', [
    { __typename: 'UserDocument', id: 'd1', title: 'Rent of the shop', documentType: 'rent_agreement' },
  ]),
  conversations: connection('Conversation', [{ __typename: 'Conversation', id: 'c1', title: 'Can the rent be raised?' }]),
  sources: connection('Source', [{ __typename: 'Source', id: 's1', title: 'Rent Act', year: 1999 }]),
});

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = new FakeNetwork().on('PaletteSearch', found);
  network.install();
});
afterEach(() => {
  open(null);
  switchKeys(true);
});

describe('the palette and its shortcuts', () => {
  it('goes to a screen by its name', async () => {
    const { user, path } = renderApp('/register');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    expect(screen.queryByRole('option', { name: /My Documents/ })).toBeNull();
    await expectAccessible();
    await user.type(field, 'log{Enter}');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds documents, conversations and sources, walked through by arrow keys', async () => {
    const { user, path, search } = renderAsUser('/');
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await screen.findByRole('combobox'), 'rent');
    const options = within(screen.getByRole('listbox'));
    await options.findByRole('option', { name: /Can the rent be raised/ });
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Rent of the shopDocuments',
      'Can the rent be raised?Conversations',
      'Rent Act, 1999Library',
    ]);
    expect(network.sent('PaletteSearch')).toEqual([{ search: 'rent' }]);
    await user.keyboard('{ArrowUp}');
    expect(options.getByRole('option', { selected: true }).textContent).toContain('Rent Act');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path() + search()).toBe('/document?open=d1'));
  });

  it('leaves the screen as it was when it is closed, in browsers that answer a call to scroll with a promise', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    const { user } = renderApp('/register');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await user.keyboard('{ArrowDown}');
    open(null);
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(screen.getByLabelText('Full Name')).toBeTruthy();
  });

  it('says that the search failed; the screens are still there', async () => {
    network.on('PaletteSearch', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsUser('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'lib');
    expect(await screen.findByText('Documents, conversations and laws could not be searched')).toBeTruthy();
    expect(screen.getByRole('option', { name: /Library/ })).toBeTruthy();
  });

  it('lists the keys, which can all be switched off', async () => {
    const { user } = renderAsUser('/');
    await user.keyboard('{Control>}/{/Control}');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(list.getByRole('checkbox', { name: 'Use these shortcuts' }));
    expect(localStorage.getItem('themis.keys')).toBe('off');
    open(null);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('checkbox', { name: 'Use these shortcuts', checked: false })).toBeTruthy();
  });
});
