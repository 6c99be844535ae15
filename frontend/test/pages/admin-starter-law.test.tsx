import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { firstSteps, starterLaw } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

async function card(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title });
  const found = heading.closest('[class*=card]');
  if (!(found instanceof HTMLElement)) throw new Error('the heading is in no card');
  return found;
}

describe('starter law in the panel', () => {
  it('tells how far it is, and that questions can be asked already', async () => {
    network.on('StarterLaw', () => ({ starterLaw: starterLaw({ phase: 'LOADING', loaded: 62, indexed: 60 }) }));
    renderAsAdmin('/admin');
    const law = within(await card('Starter law'));
    expect(await law.findByText(/62 of 147 acts · questions can be asked already/)).toBeTruthy();
    expect(law.getByRole('progressbar', { name: 'Acts of the starter law' }).getAttribute('aria-valuenow')).toBe('42');
    await expectAccessible();
  });

  it('says why it waits, and tries again when it is told to', async () => {
    const waiting = { phase: 'WAITING', loaded: 0, indexed: 0, problem: 'the source answered 503', nextTryAt: '2026-06-01T10:00:00Z' };
    network.on('StarterLaw', () => ({ starterLaw: starterLaw(waiting) }));
    network.on('LoadStarterLaw', () => ({ loadStarterLaw: starterLaw({ phase: 'LOADING', loaded: 0, indexed: 0 }) }));
    const { user } = renderAsAdmin('/admin');
    const law = within(await card('Starter law'));
    expect(await law.findByText(/the source answered 503\. It is tried again at/)).toBeTruthy();
    await user.click(law.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(network.sent('LoadStarterLaw')).toHaveLength(1));
  });

  it('names acts that were refused and acts that have changed, and replaces these', async () => {
    const refused = [{ __typename: 'StarterActNote', act: 'Arms Act, 1959', note: 'part-001.md is not there (404)' }];
    network.on('StarterLaw', () => ({ starterLaw: starterLaw({ refused, changed: ['Copyright Act, 1957'] }) }));
    network.on('UpdateStarterLaw', () => ({ updateStarterLaw: starterLaw() }));
    const { user } = renderAsAdmin('/admin');
    const law = within(await card('Starter law'));
    expect(await law.findByText('Arms Act, 1959: part-001.md is not there (404)')).toBeTruthy();
    expect(law.getByText('Copyright Act, 1957')).toBeTruthy();
    await user.click(law.getByRole('button', { name: 'Replace these acts' }));
    await user.click(within(await findDialog('Replace acts')).getByRole('button', { name: 'Replace these acts' }));
    await waitFor(() => expect(network.sent('UpdateStarterLaw')).toHaveLength(1));
  });

  it('is removed once that was confirmed', async () => {
    network.on('RemoveStarterLaw', () => ({ removeStarterLaw: starterLaw({ phase: 'REMOVING' }) }));
    const { user } = renderAsAdmin('/admin');
    const law = within(await card('Starter law'));
    await user.click(await law.findByRole('button', { name: 'Remove starter law' }));
    expect(network.sent('RemoveStarterLaw')).toHaveLength(0);
    await user.click(within(await findDialog('Remove starter law')).getByRole('button', { name: 'Remove starter law' }));
    await waitFor(() => expect(network.sent('RemoveStarterLaw')).toHaveLength(1));
  });

  it('says what the library does not hold, and how to load it', async () => {
    network.on('LackingLaw', () => ({ lackingLaw: ['CONSTITUTION', 'JUDGMENTS'] }));
    renderAsAdmin('/admin');
    const law = within(await card('Starter law'));
    expect(await law.findByText('The Constitution of India.')).toBeTruthy();
    expect(law.getByText(/npm run library -- import takes whole folders/)).toBeTruthy();
  });

  it('can be asked for again when it did not load', async () => {
    network.on('StarterLaw', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsAdmin('/admin');
    const law = within(await card('Starter law'));
    expect(await law.findByText('Failed to load how the starter law is')).toBeTruthy();
    network.on('StarterLaw', () => ({ starterLaw: starterLaw() }));
    await user.click(law.getByRole('button', { name: 'Try Again' }));
    expect(await law.findByText('All acts have been dealt with.')).toBeTruthy();
  });
});

describe('the first steps of an administrator', () => {
  it('tick themselves, each with its page, until they are put away', async () => {
    network.on('FirstSteps', () => ({ firstSteps: firstSteps({ mail: false, backup: false }) }));
    network.on('DismissFirstSteps', () => ({ dismissFirstSteps: firstSteps({ dismissed: true }) }));
    const { user } = renderAsAdmin('/admin');
    const steps = within(await card('First steps'));
    expect(steps.getByText('4 of 6 done')).toBeTruthy();
    expect(steps.getAllByLabelText('To do')).toHaveLength(2);
    expect(steps.getByRole('link', { name: 'A question asked' }).getAttribute('href')).toBe('/ask');
    network.on('FirstSteps', () => ({ firstSteps: firstSteps({ dismissed: true }) }));
    await user.click(steps.getByRole('button', { name: 'Put this list away' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
  });
});
