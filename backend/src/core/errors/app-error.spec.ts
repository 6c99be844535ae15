import { describe, expect, it } from '@jest/globals';
import { NotFoundError, ValidationError } from './common-errors.js';

describe('AppError', () => {
  it('carries code, status and text decided where it is thrown', () => {
    const error = new NotFoundError('File not found');
    expect(error).toMatchObject({ code: 'NOT_FOUND', status: 404, message: 'File not found', name: 'NotFoundError' });
  });

  it('tells the first failing field and keeps all of them', () => {
    const errors = [
      { field: 'email', message: 'Email is required' },
      { field: 'password', message: 'Password is required' },
    ];
    const error = new ValidationError(errors);
    expect(error.message).toBe('Email is required');
    expect(error.errors).toEqual(errors);
  });
});
