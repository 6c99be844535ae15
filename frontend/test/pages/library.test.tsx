import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { renderAsUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

const WORDS = '4. Receipts.—Every tenant shall get a written receipt within two days.';
const source = {
  __typename: 'Source',
  id: 'act-1',
  title: 'Sample Rent Act',
  documentType: 'ACT',
  year: 2001,
  jurisdiction: 'India',
  court: null,
  decidedOn: null,
  citations: [],
  citation: 'Sample Rent Act, 2001',
  stamp: 'in force',
  sectionCount: 2,
  citedByCount: 1,
  bench: null,
};
const section = (label: string, heading: string, changes: object = {}) => ({
  __typename: 'SourceSection',
  label,
  name: `Section ${label}`,
  heading,
  chapter: 'Chapter I',
  citation: `Section ${label}, Sample Rent Act, 2001`,
  stamp: 'in force',
  page: 1,
  excerpt: null,
  spanStart: 0,
  spanEnd: WORDS.length,
  ...changes,
});
const place = {
  documentId: 'act-1',
  documentTitle: 'Sample Rent Act',
  headingPath: 'Section 4',
  pageStart: 1,
  pageEnd: 1,
  spanStart: 0,
  spanEnd: 70,
};
const passage = (changes: object = {}) => ({
  __typename: 'SourcePassage',
  ...place,
  unit: '4',
  excerpt: '… shall get a written receipt within two days.',
  stamp: 'in force',
  found: 'RANKING',
  fromScan: false,
  ...changes,
});
const cited = (changes: object = {}) => ({
  __typename: 'VerifiedCitation',
  kind: 'SECTION',
  status: 'FOUND',
  written: '4 Rent Act',
  act: 'Sample Rent Act, 2001',
  section: '4',
  heading: 'Receipts',
  stamp: 'in force',
  successors: [],
  place: { __typename: 'VerifiedPlace', ...place },
  ...changes,
});

let network: FakeNetwork;
/** What a search finds in the words of the texts. */
function finds(passages: object[], citations: object[] = []): void {
  network.on('LibraryWords', ({ variables }) => ({
    searchSources: { __typename: 'SourceSearchResult', passages },
    ...(variables.cites ? { verifyText: { __typename: 'VerifiedText', citations } } : {}),
  }));
}

beforeEach(() => {
  network = new FakeNetwork()
    .install()
    .on('Sources', ({ variables }) => ({
      sources: page('Source', variables.search && variables.search !== 'rent' ? [] : [{ ...source, matches: [] }]),
    }))
    .on('LibraryChoices', () => ({ libraryCoverage: { __typename: 'LibraryCoverage', total: 1, jurisdictions: ['India'], courts: [] } }))
    .on('SourceContents', ({ variables }) => ({
      sourceContents: {
        __typename: 'SourceContents',
        source,
        sections: page(
          'SourceSection',
          variables.search
            ? [section('4', 'Receipts', { excerpt: 'a written receipt within' })]
            : [section('4', 'Receipts'), section('5', 'Notices')],
        ),
      },
    }))
    .on('SourceCiting', () => ({
      sourceContents: { __typename: 'SourceContents', source, cites: [], citedBy: page('Source', []) },
    }))
    .on('SourceSection', ({ variables }) => ({
      sourceContents: {
        __typename: 'SourceContents',
        source,
        section: variables.label === '9' ? null : { ...section('4', 'Receipts'), __typename: 'SourceUnit' },
      },
    }))
    .on('SourcePages', () => ({
      sourceDocument: {
        __typename: 'SourceDocument',
        id: 'act-1',
        title: 'Sample Rent Act',
        originalUrl: '/api/sources/act-1/original?signature=s',
        pageCount: 1,
        entry: null,
        pages: [{ __typename: 'SourcePage', index: 0, number: 1, spanStart: 0, spanEnd: WORDS.length, text: WORDS }],
      },
    }));
});

describe('searching the library', () => {
  it('shows the words of the texts, marked, each a link to its section', async () => {
    finds([passage()]);
    renderAsUser('/library?q=written+receipt');
    const found = await screen.findByRole('region', { name: 'In the words of the texts' });
    const link = within(found).getByRole('link', { name: 'Sample Rent Act, Section 4' });
    expect(link.getAttribute('href')).toBe('/library?open=act-1&section=4');
    expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['written', 'receipt']);
    expect(screen.getByText('No title or heading has these words.')).toBeTruthy();
  });

  it('leads from a citation to its section, and says what is not held', async () => {
    finds(
      [passage()],
      [cited(), cited({ kind: 'ARTICLE', section: '226', act: 'Constitution of India, 1950', heading: null, stamp: null, place: null })],
    );
    const { user } = renderAsUser('/library?q=4+Rent+Act,+Art+226');
    const list = await screen.findByRole('list', { name: 'Law that you named' });
    expect(within(list).getByText('Article 226, Constitution of India, 1950')).toBeTruthy();
    expect(within(list).getByText(/^Not in the library/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'In the words of the texts' })).toBeNull();
    await user.click(within(list).getByRole('link', { name: 'Section 4, Sample Rent Act, 2001' }));
    const pane = await screen.findByRole('complementary', { name: 'Source' });
    expect((await within(pane).findByText('4. Receipts.—')).tagName).toBe('STRONG');
  });

  it('says that the words could not be searched, and searches them again', async () => {
    network.on('LibraryWords', () => {
      throw new FakeGraphqlError('down', 'INTERNAL');
    });
    const { user } = renderAsUser('/library?q=rent');
    const alert = (await screen.findByText('The words of the texts could not be searched.')).closest<HTMLElement>('[role="alert"]');
    finds([passage()]);
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'In the words of the texts' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sample Rent Act' })).toBeTruthy();
  });
});

describe('reading a source', () => {
  it('opens at the section that its address names, names in it what is opened, and looks for words', async () => {
    const { user, search } = renderAsUser('/library?open=act-1&section=4');
    const pane = await screen.findByRole('complementary', { name: 'Source' });
    expect(await within(pane).findByText('4. Receipts.—')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(search()).toBe('?open=act-1');
    await user.click(screen.getByRole('link', { name: /^Section 5/ }));
    expect(search()).toBe('?open=act-1&section=5');
    await user.type(screen.getByRole('searchbox', { name: 'Find in it: a number, or words' }), 'receipt{Enter}');
    expect((await screen.findByText('receipt')).tagName).toBe('MARK');
    expect(search()).toContain('find=receipt');
  });

  it('says that it has no such section', async () => {
    renderAsUser('/library?open=act-1&section=9');
    expect(await screen.findByText('This source has no 9. Its sections are below.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Section 4/ })).toBeTruthy();
  });
});
