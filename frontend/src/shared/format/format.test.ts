import { describe, expect, it } from 'vitest';
import { formatBytes, formatKilobytes, formatSize } from './bytes.js';
import { formatDate } from './dates.js';
import { formatPages } from './pages.js';

describe('formatKilobytes', () => {
  it.each([
    [0, '0.0 KB'],
    [512, '0.5 KB'],
    [1024, '1.0 KB'],
    [12_595, '12.3 KB'],
    [10 * 1024 * 1024, '10240.0 KB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(formatKilobytes(bytes)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0.00 Bytes'],
    [1023, '1023.00 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1024 * 1024 - 1, '1.00 MB'],
    [5.25 * 1024 * 1024, '5.25 MB'],
    [3 * 1024 ** 3, '3.00 GB'],
    [2048 * 1024 ** 3, '2048.00 GB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('formatSize', () => {
  it.each([
    [0, '0 Bytes'],
    [41, '41 Bytes'],
    [100, '100 Bytes'],
    [1536, '1.5 KB'],
    [40 * 1024 * 1024, '40 MB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});

describe('formatPages', () => {
  it('names one page, a range, or nothing', () => {
    expect(formatPages(4, 4)).toBe('p. 4');
    expect(formatPages(4, null)).toBe('p. 4');
    expect(formatPages(4, 6)).toBe('pp. 4–6');
    expect(formatPages(null, null)).toBe('');
  });
});

describe('formatDate', () => {
  it('is empty for what is not a date', () => {
    expect(formatDate('not a date')).toBe('');
  });
});
