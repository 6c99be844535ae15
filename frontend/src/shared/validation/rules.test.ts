import { describe, expect, it } from 'vitest';
import { confirmation, email, fullName, hasExtension, password, phone, referenceFileProblem } from './rules.js';

describe('rules', () => {
  it('checks an address', () => {
    expect(email('')).toBe('Email is required');
    expect(email('someone')).toBe('Invalid email address');
    expect(email('a.b+c@example.co.in')).toBeUndefined();
    expect(email('asha@संगठन.भारत')).toBeUndefined();
    expect(email('asha@xn--i1b6b1a6a2e.xn--h2brj9c')).toBeUndefined();
    expect(email('asha@संगठन')).toBe('Invalid email address');
    expect(email('आशा@example.in')).toBe('Invalid email address');
  });

  it('checks passwords and their confirmation', () => {
    expect(password('')).toBe('Password is required');
    expect(password('12345')).toBe('Password must be at least 6 characters');
    expect(password('123456')).toBeUndefined();
    expect(confirmation('secret')('')).toBe('Please confirm your password');
    expect(confirmation('secret')('Secret')).toBe('Passwords do not match');
    expect(confirmation('secret')('secret')).toBeUndefined();
  });

  it('checks name and phone', () => {
    expect(fullName(' ')).toBe('Full name is required');
    expect(fullName('A')).toBe('Name must be at least 2 characters');
    expect(phone('')).toBe('Phone number is required');
    expect(phone('12a')).toBe('Invalid phone number');
    expect(phone('+91 (11) 2345-6789')).toBeUndefined();
  });

  it('checks reference files by extension, then size', () => {
    expect(referenceFileProblem({ name: 'a.exe', size: 1 })).toBe('Please upload a PDF, TXT, DOC, or DOCX file');
    expect(referenceFileProblem({ name: 'a.pdf', size: 10 * 1024 * 1024 })).toBe('File size must be less than 10MB');
    expect(referenceFileProblem({ name: 'a.pdf', size: 0 })).toBe('The file is empty.');
    expect(referenceFileProblem({ name: 'A.DOCX', size: 1 })).toBeUndefined();
    expect(hasExtension('pdf', ['.pdf'])).toBe(false);
  });
});
