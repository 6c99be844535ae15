import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/api/app-error.js';
import { restError } from '../../shared/api/rest-error.js';
import { loginProblem } from './login-problem.js';

describe('loginProblem', () => {
  it('prefers the detail of the server', () => {
    expect(loginProblem(restError(401, '{"detail":"Incorrect email or password"}'))).toBe('Incorrect email or password');
    expect(loginProblem(restError(500, '{}'))).toBe('Login failed');
  });

  it('quotes a body that is not JSON', () => {
    expect(loginProblem(restError(502, 'Bad gateway'))).toBe('Login failed: Bad gateway');
    expect(loginProblem(restError(502, ''))).toBe('Login failed: Unknown error');
  });

  it('has words for the unexpected', () => {
    expect(loginProblem(new AppError({ code: 'NETWORK' }))).toBe('An error occurred during login');
    expect(loginProblem(new TypeError('x'))).toBe('An error occurred during login');
  });
});
