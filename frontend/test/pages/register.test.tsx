import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { renderApp } from '../support/render-app.js';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork().install();
});

async function submit(values: Record<string, string>) {
  const app = renderApp('/register');
  await screen.findByRole('heading', { name: 'Create Your Account' });
  for (const [label, value] of Object.entries(values)) await app.user.type(screen.getByLabelText(label), value);
  await app.user.click(screen.getByRole('button', { name: 'Create Account' }));
  return app;
}

const valid = {
  'Full Name': 'Asha Rao',
  Email: 'asha@example.org',
  'Phone Number': '+91 (11) 2345-6789',
  Password: 'secret1',
  'Confirm Password': 'secret1',
};

describe('register', () => {
  it('says before what a password must be', async () => {
    renderApp('/register');
    const field = await screen.findByLabelText('Password');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('At least 6 characters. Common passwords are refused.');
  });

  it('asks for every field', async () => {
    await submit({});
    for (const text of [
      'Full name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Please confirm your password',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('checks every field', async () => {
    await submit({ ...valid, 'Full Name': 'A', Email: 'x@y', 'Phone Number': '12ab', Password: '12345', 'Confirm Password': '54321' });
    for (const text of [
      'Name must be at least 2 characters',
      'Invalid email address',
      'Invalid phone number',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('creates the account without the confirmation and goes to the login', async () => {
    network.on('Register', () => ({ register: { __typename: 'User', id: 'user-1' } }));
    const { path } = await submit(valid);
    expect(await screen.findByText('Registration successful! Please login.')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.org');
    expect(network.sent('Register')).toEqual([
      { input: { name: 'Asha Rao', email: 'asha@example.org', phone: '+91 (11) 2345-6789', password: 'secret1' } },
    ]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows what the server says, and general words when it says nothing', async () => {
    network.on('Register', () => {
      throw new FakeGraphqlError('Email already registered', 'EMAIL_TAKEN');
    });
    const { user } = await submit(valid);
    expect(await screen.findAllByText('Email already registered')).toHaveLength(2);
    network.on('Register', () => {
      throw new TypeError('down');
    });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findAllByText('An error occurred during registration')).toHaveLength(2);
  });

  it('names what the server says of a field beside it, until that is changed', async () => {
    network.on('Register', () => {
      throw new FakeGraphqlError('The password was refused.', 'VALIDATION_FAILED', {
        errors: [{ field: 'input.password', message: 'The password is too common.' }],
      });
    });
    const { user } = await submit(valid);
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const beside = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(beside?.textContent).toBe('The password is too common.');
    expect(beside?.closest('[aria-live]')).toBeTruthy();
    await user.type(field, '9');
    expect(screen.queryByText('The password is too common.')).toBeNull();
  });
});
