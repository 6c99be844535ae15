import { describe, expect, it } from '@jest/globals';
import { SEARCH_HERE } from '../../../../test/support/search-here.js';
import { CitationGate } from '../../retrieval/retrieval.service.js';
import type { CitableSource } from '../citable-source.js';
import { CitedText } from './cited-text.js';
import { PLACEHOLDERS, WITHHELD } from './withheld.js';

const TEXT =
  '26. Receipt.\n\n(1) Every tenant who pays rent shall be\ngiven a signed receipt for it.\n\n(2) The receipt shall state the date of the payment.\n';
const source: CitableSource = {
  id: '1',
  gateId: 'doc',
  documentId: 'doc',
  documentType: 'act',
  title: 'The Model Act',
  headingPath: 'Section 26',
  text: TEXT,
  origin: 'library',
  start: 0,
  stamp: null,
  actStamp: null,
  parts: [{ headingPath: ['Chapter II', 'Section 26'], unit: '26', start: 0, end: TEXT.length }],
};
const cited = (asked = '') =>
  new CitedText(new CitationGate([{ documentId: 'doc', text: TEXT, pageStarts: [0], pageNumbers: [3] }], SEARCH_HERE), [source], asked);

describe('CitedText', () => {
  it('marks a quotation with its exact place', async () => {
    const text = cited();
    const piece = await text.add('It says: “Every tenant who pays rent shall be given a signed receipt for it.”', [
      { sourceId: '1', quotation: 'Every tenant who pays rent shall be given a signed receipt for it.' },
    ]);
    expect(piece).toMatch(/“Every tenant who pays rent shall be given a signed receipt for it\.” \[1\]$/);
    const [citation] = text.citations;
    expect(citation).toMatchObject({ marker: 1, documentTitle: 'The Model Act', headingPath: 'Chapter II › Section 26', pageStart: 3 });
    expect(TEXT.slice(citation?.spanStart, citation?.spanEnd)).toBe(citation?.quotation);
  });

  it.each(['The punishment is a fine of two hundred rupees.', 'The punishment is  a fine of TWO hundred rupees.'])(
    'cites words that stand in two sections in the one that they are taken from: %s',
    async (words) => {
      const sentence = 'The punishment is a fine of two hundred rupees.';
      const theft = `35. Theft.—(1) Theft is taking.\n\n(2) ${sentence}\n\n`;
      const threats = `36. Threats.—(1) Whoever threatens another with injury to his person, or to one of his family, threatens.\n\n(2) ${sentence}\n`;
      const act = theft + threats;
      const section = { ...source, headingPath: 'Section 36', text: threats, start: theft.length };
      const parts = [{ headingPath: ['Section 36'], unit: '36', start: theft.length, end: act.length }];
      const gate = new CitationGate([{ documentId: 'doc', text: act, pageStarts: [0], pageNumbers: [1] }], SEARCH_HERE);
      for (const claims of [[{ sourceId: '1', quotation: words }], []]) {
        const text = new CitedText(gate, [{ ...section, parts }], '');
        await text.add(`It says: “${words}”`, claims);
        expect(text.citations).toMatchObject([{ headingPath: 'Section 36', spanStart: act.lastIndexOf(sentence), quotation: sentence }]);
      }
    },
  );

  it('stamps words with the fate of their own section, and words of no source with that of the act', async () => {
    const [gone, other] = [
      '66A. Whoever sends a menacing message shall be punished.',
      '67. Whoever publishes an obscene message shall pay.',
    ];
    const gate = new CitationGate([{ documentId: 'doc', text: `${gone}\n\n${other}`, pageStarts: [0], pageNumbers: [1] }], SEARCH_HERE);
    const text = new CitedText(gate, [{ ...source, text: gone, stamp: 'no longer law', actStamp: 'in force' }], '');
    await text.add(`It said: “${gone}” It says: “${other}”`, []);
    expect(text.citations.map(({ quotation, stamp }) => [quotation, stamp])).toEqual([
      [gone, 'no longer law'],
      [other, 'in force'],
    ]);
  });

  it('names the sub-section of a quotation, and only the section where it goes over several', async () => {
    const [unit, second] = [['Section 26'], TEXT.indexOf('(2)')];
    const parts = [
      { headingPath: unit, unit: '26', start: 0, end: TEXT.indexOf('(1)') },
      { headingPath: [...unit, 'Sub-section (1)'], unit: '26', start: TEXT.indexOf('(1)'), end: second },
      { headingPath: [...unit, 'Sub-section (2)'], unit: '26', start: second, end: TEXT.length },
    ];
    const text = new CitedText(
      new CitationGate([{ documentId: 'doc', text: TEXT, pageStarts: [0], pageNumbers: [3] }], SEARCH_HERE),
      [{ ...source, parts }],
      '',
    );
    await text.add('One.', [{ sourceId: '1', quotation: 'The receipt shall state the date' }]);
    await text.add('Two.', [{ sourceId: '1', quotation: 'given a signed receipt for it. (2) The receipt shall state' }]);
    expect(text.citations.map(({ headingPath }) => headingPath)).toEqual(['Section 26 › Sub-section (2)', 'Section 26']);
  });

  it('shows the exact words where the model changed one', async () => {
    const piece = await cited().add('“Every tenant who pays the rent shall be given a signed receipt for it.”', []);
    expect(piece).toContain('Every tenant who pays rent shall be given a signed receipt for it.');
  });

  it('leaves out a quotation that is in no source, and counts it', async () => {
    const text = cited();
    expect(await text.add('He wrote “The landlord may evict at any time without any notice at all.” So there.', [])).toBe(
      `He wrote ${WITHHELD} So there.`,
    );
    expect(text.withheldQuotations).toBe(1);
  });

  it('drops a citation of a source that was not given', async () => {
    const text = cited();
    expect(await text.add('Receipts are due.', [{ sourceId: '9', quotation: 'Every tenant who pays rent' }])).toBe('Receipts are due.');
    expect(text).toMatchObject({ citations: [], withheldQuotations: 1 });
  });

  it('uses one marker for one place', async () => {
    const text = cited();
    const claim = { sourceId: '1', quotation: 'The receipt shall state the date of the payment.' };
    expect(await text.add('A', [claim])).toBe('A [1]');
    expect(await text.add('B', [claim, { sourceId: '1', quotation: 'signed receipt for it' }])).toBe('B [1][2]');
  });

  it('gives a quotation that the model did not claim a marker of its own, and drops markers that it made up', async () => {
    const text = cited();
    const piece = await text.add(
      'Receipts are due [7]: “Every tenant who pays rent shall be given a signed receipt for it.” That is all.',
      [],
    );
    expect(piece).toBe('Receipts are due: “Every tenant who pays rent shall be given a signed receipt for it.” [1] That is all.');
    expect(text.citations).toMatchObject([{ marker: 1, documentId: 'doc' }]);
  });

  it('leaves out a section that no source has or mentions, but not one that the question names', async () => {
    const text = cited('What does section 302 say?');
    expect(await text.add('Section 26 gives a receipt; section 41 gives more. Section 302 is not here.', [])).toBe(
      `Section 26 gives a receipt; ${PLACEHOLDERS.provision} gives more. Section 302 is not here.`,
    );
    expect(text.withheldReferences).toBe(1);
  });

  it('leaves the words of a quotation alone, whatever they hold', async () => {
    const words = '30. Fees.\n\n“Fee” [4] means the “sum that section 99 of another law calls so” [5] and costs.';
    const other = {
      ...source,
      text: words,
      parts: [{ ...source.parts[0], unit: '30', headingPath: [], start: 0, end: words.length }],
    } as CitableSource;
    const text = new CitedText(
      new CitationGate([{ documentId: 'doc', text: words, pageStarts: [0], pageNumbers: [1] }], SEARCH_HERE),
      [other],
      '',
    );
    const quotation = '“Fee” [4] means the “sum that section 99 of another law calls so” [5] and costs.';
    expect(await text.add(`It says: “${quotation}”`, [{ sourceId: '1', quotation }])).toContain(
      '[4] means the “sum that section 99 of another law calls so” [5]',
    );
  });

  it('says for every sentence what supports it', async () => {
    const own: CitableSource = { ...source, id: '2', gateId: 'own', documentId: null, documentType: 'reference', origin: 'reference' };
    const gate = new CitationGate(
      ['doc', 'own'].map((documentId) => ({ documentId, text: TEXT, pageStarts: [0], pageNumbers: [3] })),
      SEARCH_HERE,
    );
    const text = new CitedText(gate, [source, own], '');
    const quotation = 'The receipt shall state the date of the payment.';
    await text.add('The law is short.', []);
    await text.add(' A date is due.', [{ sourceId: '1', quotation }]);
    await text.add(' Your lease says so too.', [{ sourceId: '2', quotation }]);
    expect(
      text.statements.map(({ spanStart, spanEnd, support, markers }) => [text.text.slice(spanStart, spanEnd), support, markers]),
    ).toEqual([
      ['The law is short.', 'general', []],
      ['A date is due. [1]', 'source', [1]],
      ['Your lease says so too. [2]', 'own_document', [2]],
    ]);
  });
});
