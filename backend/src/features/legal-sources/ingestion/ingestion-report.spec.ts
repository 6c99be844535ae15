import { describe, expect, it } from '@jest/globals';
import type { ReadingReport } from '../../retrieval/retrieval.service.js';
import { ingestionReport, type IngestionFacts } from './ingestion-report.js';

const READING: ReadingReport = {
  numbered: 12,
  missing: [],
  missingCount: 0,
  repeated: [],
  empty: [],
  twice: [],
  lackingSchedules: [],
  likelyType: 'act',
  titleFromName: false,
  replacementCharacters: 0,
  textHash: 'x',
};
const report = (reading: Partial<ReadingReport> = {}, more: Partial<IngestionFacts> = {}) =>
  ingestionReport({ documentType: 'act', year: 1991, twin: null, ...more, reading: { ...READING, ...reading } });

describe('ingestionReport', () => {
  it('finds nothing in a document that reads as it should', () => {
    expect(report()).toEqual({ numbered: 12, scannedPages: 0, findings: [] });
    expect(report({ likelyType: null }, { documentType: 'other', year: null }).findings).toEqual([]);
  });

  it('says what looks wrong, with numbers and pages', () => {
    const scan = { read: [1, 2], doubtful: [2], unread: [4], broken: [1], words: [] };
    const { findings, scannedPages } = report(
      {
        likelyType: 'act',
        missing: [3, 4, 5, 9],
        missingCount: 70,
        repeated: ['58', '61'],
        empty: ['7'],
        twice: ['79'],
        lackingSchedules: ['the First Schedule'],
        titleFromName: true,
        replacementCharacters: 3,
      },
      {
        documentType: 'judgment',
        year: null,
        twin: 'code.pdf',
        scan,
        omitted: ['Page 2 holds words that are not shown; they were left out.'],
      },
    );
    expect(scannedPages).toBe(2);
    expect(findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'doubtful_type: This looks like an act; you chose a judgment.',
      'doubtful_title: The text gives no title, so the file name is used instead.',
      'doubtful_year: The text gives no year.',
      'duplicate_text: code.pdf has the same text.',
      'missing_numbers: Paragraphs 3-5, 9 and 66 more not found: omitted, or lost in the print.',
      'repeated_words: Paragraphs 58, 61 carry the words of the next one.',
      'repeated_words: Paragraph 79 stands twice.',
      'without_words: Paragraph 7 has a heading and no words.',
      'missing_schedule: The act names the First Schedule, and the file has no schedule.',
      'unknown_characters: 3 characters could not be read.',
      'broken_text_layer: Page 1 has a damaged text layer, which was not used.',
      'read_from_scan: Pages 1-2 were read from their pictures.',
      'doubtful_scan: Page 2 was read with little confidence: compare it with the original.',
      'unread_pages: Page 4 could not be read.',
      'left_out: Page 2 holds words that are not shown; they were left out.',
    ]);
  });

  it('does not doubt what an administrator gave, and keeps what the pages showed when only the text is looked at again', () => {
    const given = { title: 'Sample Gates Act, 1991', year: 1991 };
    const earlier = report({ missing: [3], missingCount: 1 }, { scan: { read: [1], doubtful: [], unread: [2], broken: [], words: [] } });
    const { findings, scannedPages } = report({ titleFromName: true }, { year: null, given, earlier });
    expect(scannedPages).toBe(1);
    expect(findings.map(({ kind }) => kind)).toEqual(['read_from_scan', 'unread_pages']);
  });
});
