import { describe, expect, it } from 'vitest';
import { restError } from '../../../shared/api/rest-error.js';
import { downloadRefusal } from './download-refusal.js';

const refused = (status: number, code: string, detail: string) => downloadRefusal(restError(status, JSON.stringify({ code, detail })));

describe('downloadRefusal', () => {
  it.each([
    [
      'FILE_TOO_LARGE_FOR_COURT',
      'The file has 5.12 MB, and the court format "Delhi, 2 MB" allows 5 MB. Please leave out annexures.',
      /has 5\.12 MB.* at most 5 MB/,
    ],
    ['DOCUMENT_TOO_MANY_PAGES', 'The document would fill more than 400 pages.', /TXT or DOCX/],
    ['TOO_LARGE', 'The file is too large.', /^The file is too large\.$/],
  ])('says why and what to do: %s', (code, detail, told) => {
    expect(refused(413, code, detail)).toMatch(told);
  });

  it('has nothing to add to a failure without a reason', () => {
    expect([refused(503, 'UNAVAILABLE', 'Away'), refused(413, 'TOO_LARGE', ''), downloadRefusal(new Error('lost'))]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
