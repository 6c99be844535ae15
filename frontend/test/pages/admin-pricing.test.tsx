import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { price } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';

const PAGE = '/admin?tab=pricing';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

const refuse = (message = 'Something went wrong') => {
  return () => {
    throw new FakeGraphqlError(message, 'INTERNAL');
  };
};

describe('token pricing', () => {
  it('shows each price in the colour of its band', async () => {
    network.on('TokenPricing', () => ({
      tokenPricing: [
        price('a', { id: 1, baseTokens: 5, operationName: 'Green' }),
        price('b', { id: 2, baseTokens: 10, operationName: 'Amber' }),
        price('c', { id: 3, baseTokens: 11, operationName: 'Red' }),
      ],
    }));
    renderAsAdmin(PAGE);
    for (const [name, tokens, colour] of [
      ['Green', '5 tokens', 'success'],
      ['Amber', '10 tokens', 'warning'],
      ['Red', '11 tokens', 'error'],
    ] as const) {
      const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
      expect(within(row).getByText(tokens).className).toContain(`ant-tag-${colour}`);
    }
    await expectAccessible();
  });

  it('adds a price; an empty multiplier counts as 1', async () => {
    network.on('SaveTokenPricing', () => ({
      saveTokenPricing: {
        __typename: 'PricingNotice',
        message: 'Token pricing created successfully',
        created: true,
        pricing: price('will', { operationName: 'Will' }),
      },
    }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add Pricing' }));
    const dialog = within(await findDialog('Add Pricing'));
    const multiplier = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Complexity Multiplier' });
    expect(multiplier.value).toBe('1.0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('Please fill in all required fields')).toHaveLength(3));
    expect(network.sent('SaveTokenPricing')).toEqual([]);
    await expectAccessible();

    await user.type(dialog.getByLabelText('Operation Type'), 'will');
    await user.type(dialog.getByLabelText('Operation Name'), 'Will');
    await user.type(dialog.getByRole('spinbutton', { name: 'Base Tokens' }), '0');
    await user.clear(multiplier);
    network.on('TokenPricing', () => ({ tokenPricing: [price('will', { operationName: 'Will' })] }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Token pricing created successfully')).toBeTruthy();
    expect(network.sent('SaveTokenPricing')).toEqual([
      { input: { operationType: 'will', operationName: 'Will', baseTokens: 0, complexityMultiplier: 1, description: '' } },
    ]);
    expect(await screen.findByText('Will')).toBeTruthy();
  });

  it('edits the price of a row, whose type stays', async () => {
    network.on('SaveTokenPricing', ({ variables }) => ({
      saveTokenPricing: {
        __typename: 'PricingNotice',
        message: 'Token pricing updated successfully',
        created: false,
        pricing: price('rent_agreement', variables['input'] as object),
      },
    }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Edit Rent Agreement' }));
    const dialog = within(await findDialog('Edit Pricing'));
    expect(dialog.getByLabelText<HTMLInputElement>('Operation Type').readOnly).toBe(true);
    const base = dialog.getByRole('spinbutton', { name: 'Base Tokens' });
    await user.clear(base);
    await user.type(base, '12');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Token pricing updated successfully')).toBeTruthy();
    expect(await screen.findByText('12 tokens')).toBeTruthy();
  });

  it('says when a price cannot be saved, and why', async () => {
    network.on('SaveTokenPricing', refuse('Operation type must be lower-case letters, digits and underscores'));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Edit Rent Agreement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save token pricing')).toBeTruthy();
    expect(dialog.getByText('Operation type must be lower-case letters, digits and underscores')).toBeTruthy();
  });

  it('initializes the defaults, or says that it failed', async () => {
    network.on('InitializeDefaultPricing', refuse());
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Initialize Defaults' }));
    expect(await screen.findByText('Failed to initialize default pricing')).toBeTruthy();
    network.on('InitializeDefaultPricing', () => ({
      initializeDefaultPricing: { __typename: 'DefaultsNotice', message: '2 prices added', added: 2 },
    }));
    await user.click(screen.getByRole('button', { name: 'Initialize Defaults' }));
    expect(await screen.findByText('2 prices added')).toBeTruthy();
  });

  it('says when prices cannot be loaded, and when there are none', async () => {
    network.on('TokenPricing', refuse());
    const { user } = renderAsAdmin(PAGE);
    await waitFor(() => expect(screen.getAllByText('Failed to load token pricing')).toHaveLength(2));
    network.on('TokenPricing', () => ({ tokenPricing: [] }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/No prices yet/)).toBeTruthy();
  });

  it.each([
    [{ balanced: true, mismatchCount: 0, mismatches: [] }, 'The balances of all 12 accounts agree with the ledger.'],
    [
      { balanced: false, mismatchCount: 1, mismatches: [{ __typename: 'TokenMismatch', userId: 'u7', balance: 3, ledgerSum: 4 }] },
      'Account u7: balance 3, ledger 4',
    ],
  ])('compares balances with the ledger', async (found, text) => {
    network.on('TokenReconciliation', () => ({
      tokenReconciliation: { __typename: 'TokenReconciliation', accounts: 12, overdueReservations: 0, ...found },
    }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Check Balances' }));
    expect(await screen.findByText(text)).toBeTruthy();
    await expectAccessible();
  });

  it('says when the balances could not be compared', async () => {
    network.on('TokenReconciliation', refuse());
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Check Balances' }));
    expect(await screen.findByText('Failed to check balances')).toBeTruthy();
  });
});
