import { beforeAll, describe, expect, it } from '@jest/globals';
import { Guide } from '../guide/guide.js';
import { type Claim, readClaims } from '../quotation/read-claims.js';
import { LawReader } from '../search/law-reader.js';
import { ClaimedActs } from './claimed-acts.js';
import { ClaimedSections } from './claimed-sections.js';

const DAY = '2026-01-01';
const guide = new Guide();
const acts = new ClaimedActs(guide, new LawReader(guide));
const sections = new ClaimedSections(guide, { search: () => Promise.reject(new Error('nothing is loaded')) });

type Provision = Extract<Claim, { kind: 'provision' }>;
const checked = (text: string) =>
  readClaims(text)
    .filter((claim): claim is Provision => claim.kind === 'provision')
    .map((claim) => {
      const law = acts.lawOf(claim);
      return sections.unheld(claim, law === null ? null : acts.named(law), DAY);
    });

beforeAll(() => guide.prepare());

describe('provisions that a library does not hold', () => {
  const IPC = 'Indian Penal Code, 1860';
  it.each([
    ['an offence u/s 420 IPC', IPC, '420', 'not-held'],
    ['Section 999 of the Indian Penal Code', IPC, '999', 'no-such-section'],
    ['section 138Z of the Negotiable Instruments Act, 1881', 'Negotiable Instruments Act, 1881', '138Z', 'not-held'],
    ['a petition under Art. 226', 'Constitution of India, 1950', '226', 'not-held'],
    ['Art. 500 of the Constitution', 'Constitution of India, 1950', '500', 'no-such-section'],
    ['O. VII R. 11', 'Code of Civil Procedure, 1908', 'Order VII Rule 11', 'not-held'],
    ['Order 60 Rule 99 CPC', 'Code of Civil Procedure, 1908', 'Order LX Rule 99', 'not-held'],
    ['section 45 of the Imaginary Receipts Act, 1999', 'Imaginary Receipts Act, 1999', '45', 'not-held'],
    ['section 79 IT Act, 2000', 'Information Technology Act, 2000', '79', 'not-held'],
    ['Section 12 has no application', null, '12', 'act-not-named'],
  ])('%s', (text, act, section, verdict) => {
    expect(checked(text)).toEqual([expect.objectContaining({ act, section, verdict })]);
  });

  it('say what took their place, by the part', () => {
    const [cheating] = checked('an offence u/s 420 IPC');
    expect(cheating).toMatchObject({ inForce: false, successors: [{ act: 'Bharatiya Nyaya Sanhita, 2023', section: '318(4)' }] });
    expect(cheating?.stamp).toContain('repealed on 1 July 2024');
  });

  it('take an old number under the new name to what is meant', () => {
    expect(checked('section 420 of the BNS')).toEqual([
      expect.objectContaining({ verdict: 'no-such-section', successors: [expect.objectContaining({ section: '318(4)' })] }),
    ]);
  });
});
