import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { sentenceModel } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin } from '../support/render-app.js';
import { job } from '../support/wire.js';

const MINILM = { name: 'all-MiniLM-L6-v2', license: 'Apache-2.0', languages: ['en'], dimensions: 384, totalMegabytes: 24 };

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

async function card(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'Search by Meaning' });
  const found = heading.closest('[class*=card]');
  if (!(found instanceof HTMLElement)) throw new Error('the heading is in no card');
  return found;
}

describe('the sentence model in the panel', () => {
  it('says that search goes by words where there is none', async () => {
    renderAsAdmin('/admin?tab=index');
    const model = within(await card());
    expect(await model.findByText('Words only')).toBeTruthy();
    expect(model.queryByRole('button', { name: 'Make Vectors' })).toBeNull();
    await expectAccessible();
  });

  it('tells how far its files are', async () => {
    network.on('SentenceModel', () => ({ sentenceModel: sentenceModel({ ...MINILM, state: 'FETCHING', fetchedMegabytes: 6 }) }));
    renderAsAdmin('/admin?tab=index');
    const model = within(await card());
    expect(await model.findByText('6 of 24 MB')).toBeTruthy();
    expect(model.getByRole('progressbar', { name: 'Fetching the sentence model' }).getAttribute('aria-valuenow')).toBe('25');
  });

  it('says why it is not there', async () => {
    const reason = 'A file is not the one that the catalogue knows.';
    network.on('SentenceModel', () => ({ sentenceModel: sentenceModel({ ...MINILM, state: 'UNAVAILABLE', reason }) }));
    renderAsAdmin('/admin?tab=index');
    const model = within(await card());
    expect(await model.findByText(reason)).toBeTruthy();
    expect(model.getByText('Not available, words only')).toBeTruthy();
  });

  it('has its vectors made when it is ready and the index has none', async () => {
    const ready = { ...MINILM, state: 'READY' };
    network.on('SentenceModel', () => ({ sentenceModel: sentenceModel(ready) }));
    network.on('StartVectors', () => ({ startVectors: sentenceModel({ ...ready, inIndex: true }) }));
    const { user } = renderAsAdmin('/admin?tab=index');
    const model = within(await card());
    await user.click(await model.findByRole('button', { name: 'Make Vectors' }));
    await waitFor(() => expect(network.sent('StartVectors')).toHaveLength(1));
  });

  it('tells how many vectors are made, of passages and of the guide', async () => {
    const rebuild = job('job-9', { name: 'rebuild-index', state: 'RUNNING', stage: 'embedding', percent: 4, done: 1200, total: 15_000 });
    const topicVectors = { __typename: 'VectorCount', done: 256, total: 41_700 };
    network.on('SentenceModel', () => ({ sentenceModel: sentenceModel({ ...MINILM, state: 'READY', topicVectors, job: rebuild }) }));
    renderAsAdmin('/admin?tab=index');
    const model = within(await card());
    expect(await model.findByText(/vectors of 1,200 of 15,000 passages/)).toBeTruthy();
    expect(model.getByText('256 of 41,700 vectors')).toBeTruthy();
  });

  it('can be asked for again when it did not load', async () => {
    network.on('SentenceModel', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    const model = within(await card());
    expect(await model.findByText('Failed to load the sentence model')).toBeTruthy();
    network.on('SentenceModel', () => ({ sentenceModel: sentenceModel() }));
    await user.click(model.getByRole('button', { name: 'Try Again' }));
    expect(await model.findByText('Words only')).toBeTruthy();
  });
});
