import { describe, expect, it } from 'vitest';
import { restError } from '../../shared/api/rest-error.js';
import { uploadProblem } from './upload-problem.js';

describe('uploadProblem', () => {
  it.each([
    [400, '{"detail":"The file is empty"}', 'The file is empty'],
    [400, '{}', 'Invalid file type or format.'],
    [401, '{"detail":"no"}', 'Authentication required. Please login again.'],
    [413, '{"detail":"no"}', 'File too large. Please choose a smaller file.'],
    [413, '{"code":"PHOTOGRAPHS_TOO_LARGE"}', 'The photographs are too large together. Please choose fewer of them at once.'],
    [500, '{"detail":"no"}', 'Failed to upload file. Please try again.'],
    [502, '<html>', 'Failed to upload file. Please try again.'],
  ])('status %d with %s reads "%s"', (status, body, words) => {
    expect(uploadProblem(restError(status, body))).toBe(words);
  });
});
