import { describe, expect, it } from 'vitest';
import { restError } from '../../../shared/api/rest-error.js';
import { downloadRefusal } from './download-refusal.js';

const refused = (status: number, code: string, detail: string, size?: unknown) =>
  downloadRefusal(restError(status, JSON.stringify({ code, detail, size })));

describe('downloadRefusal', () => {
  it.each([
    [
      'FILE_TOO_LARGE_FOR_COURT',
      'The file is too large for its court.',
      /has 5\.12 MB.* at most 5 MB/,
      { bytes: 5_110_001, limit: 5_000_000 },
    ],
    ['FILE_TOO_LARGE_FOR_COURT', 'The file has 6 MB.', /^The file has 6 MB\.$/, { bytes: 'many' }],
    ['DOCUMENT_TOO_MANY_PAGES', 'The document would fill more than 400 pages.', /TXT or DOCX/],
    ['TOO_LARGE', 'The file is too large.', /^The file is too large\.$/],
  ])('says why and what to do: %s', (code, detail, told, size?: unknown) => {
    expect(refused(413, code, detail, size)).toMatch(told);
  });

  it('has nothing to add to a failure without a reason', () => {
    expect([refused(503, 'UNAVAILABLE', 'Away'), refused(413, 'TOO_LARGE', ''), downloadRefusal(new Error('lost'))]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
