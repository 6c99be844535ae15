import { describe, expect, it } from '@jest/globals';
import { CitationGate } from '../retrieval/retrieval.service.js';
import type { CitableSource } from './answer-sources.js';
import { CitedText, WITHHELD } from './cited-text.js';

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
};
const cited = () => new CitedText(new CitationGate([{ documentId: 'doc', text: TEXT, pageStarts: [0], pageNumbers: [3] }]), [source]);

describe('CitedText', () => {
  it('marks a quotation with its exact place', () => {
    const text = cited();
    const piece = text.add('It says: “Every tenant who pays rent shall be given a signed receipt for it.”', [
      { sourceId: '1', quotation: 'Every tenant who pays rent shall be given a signed receipt for it.' },
    ]);
    expect(piece).toMatch(/“Every tenant who pays rent shall be given a signed receipt for it\.” \[1\]$/);
    const [citation] = text.citations;
    expect(citation).toMatchObject({ marker: 1, documentTitle: 'The Model Act', headingPath: 'Section 26', pageStart: 3 });
    expect(TEXT.slice(citation?.spanStart, citation?.spanEnd)).toBe(citation?.quotation);
  });

  it('shows the exact words where the model changed one', () => {
    const piece = cited().add('“Every tenant who pays the rent shall be given a signed receipt for it.”', []);
    expect(piece).toContain('Every tenant who pays rent shall be given a signed receipt for it.');
  });

  it('leaves out a quotation that is in no source, and counts it', () => {
    const text = cited();
    expect(text.add('He wrote “The landlord may evict at any time without any notice at all.” So there.', [])).toBe(
      `He wrote ${WITHHELD} So there.`,
    );
    expect(text.withheld).toBe(1);
  });

  it('drops a citation of a source that was not given', () => {
    const text = cited();
    expect(text.add('Receipts are due.', [{ sourceId: '9', quotation: 'Every tenant who pays rent' }])).toBe('Receipts are due.');
    expect(text).toMatchObject({ citations: [], withheld: 1 });
  });

  it('uses one marker for one place', () => {
    const text = cited();
    const claim = { sourceId: '1', quotation: 'The receipt shall state the date of the payment.' };
    expect(text.add('A', [claim])).toBe('A [1]');
    expect(text.add('B', [claim, { sourceId: '1', quotation: 'signed receipt for it' }])).toBe('B [1][2]');
  });
});
