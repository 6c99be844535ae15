import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { waitingQuestion } from '../../src/shared/session/waiting/waiting-question.js';
import { expectAccessible } from '../support/accessibility.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsUser, testUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

describe('home', () => {
  it('invites visitors', async () => {
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'AI-Powered Legal Assistant' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toBe('/register');
    for (const name of [
      'AI Legal Q&A',
      'Document Generation',
      'Document Management',
      'Secure & Private',
      'Fast & Efficient',
      'User Management',
    ])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Legal Reply' })).toBeNull();
    const answer = within(screen.getByRole('article', { name: 'An answer with its source' }));
    expect(answer.getByText('1. The Negotiable Instruments Act, 1881, Section 138')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'A draft ready to be checked' }).textContent).toContain('RENT AGREEMENT');
    expect(screen.getByRole('heading', { name: 'How it is checked' })).toBeTruthy();
    await expectAccessible();
  });

  it("keeps a visitor's question until its asker has signed in, and asks it then", async () => {
    const socket = new FakeSocketServer().install();
    new FakeNetwork()
      .install()
      .on('Register', () => ({ register: { __typename: 'User', id: 'user-1' } }))
      .onRest('/api/auth/login', () => Response.json({ access_token: 'fresh-token', token_type: 'bearer' }))
      .on('CurrentUser', () => ({ me: testUser }));
    const { user, path } = renderApp('/');
    await user.type(await screen.findByLabelText('Your legal question'), 'Who pays?{Enter}');
    await screen.findByRole('heading', { name: 'Create Your Account' });
    expect(screen.getByText('Who pays?')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByText('Who pays?')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'asha@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const asked = await socket.subscription('AnswerStream');
    expect([path(), asked.variables]).toEqual(['/ask', { input: expect.objectContaining({ question: 'Who pays?' }) as object }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['that its asker drops', (drop: HTMLElement) => drop.click()],
    ['that has waited too long', () => vi.setSystemTime(Date.now() + 3_600_001)],
    ['that is damaged', () => sessionStorage.setItem('themis.waiting-question', '{"question":')],
  ])('does not ask a question %s', async (_, happens) => {
    const { user } = renderApp('/');
    await user.type(await screen.findByLabelText('Your legal question'), 'Who pays?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const drop = await screen.findByRole('button', { name: 'Do not ask it' });
    expect(waitingQuestion()).toBe('Who pays?');
    happens(drop);
    expect(waitingQuestion()).toBeNull();
    vi.useRealTimers();
  });

  it('leads members to their work', async () => {
    renderAsUser('/');
    expect(await screen.findByRole('link', { name: 'Generate Documents' })).toBeTruthy();
    expect(screen.queryByText('Create Free Account')).toBeNull();
    for (const [name, path] of [
      ['Legal Reply', '/reply'],
      ['Document Generator', '/document'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('has the desk of who is signed in: dates, conversations and drafts to go on with, and a question', async () => {
    const date = {
      __typename: 'MatterDeadline',
      id: 'd-1',
      day: '2031-01-26',
      title: 'Hearing',
      daysLeft: 1,
      matterId: 'm-1',
      matterTitle: 'Sample',
    };
    const socket = new FakeSocketServer().install();
    const network = new FakeNetwork().install().on('Desk', () => ({
      matterDeadlines: page('MatterDeadline', [date]),
      conversations: page('Conversation', [
        { __typename: 'Conversation', id: 'c-1', title: 'Who pays?', updatedAt: '2026-10-01T09:00:00.000Z' },
      ]),
      documents: page('UserDocument', []),
      lawChanges: page('LawChange', []),
    }));
    const { user, path } = renderAsUser('/');
    const desk = within(await screen.findByRole('region', { name: 'Your desk' }));
    expect(await desk.findByText('1 date is due by tomorrow or has passed.')).toBeTruthy();
    expect(desk.getByRole('link', { name: 'Sample' }).getAttribute('href')).toBe('/matters/m-1');
    expect(desk.getByRole('link', { name: 'Who pays?' }).getAttribute('href')).toBe('/ask/c-1');
    expect(desk.getByText('No draft yet.')).toBeTruthy();
    await expectAccessible();
    expect(desk.getByRole<HTMLButtonElement>('button', { name: 'Ask' }).disabled).toBe(true);
    await user.type(desk.getByLabelText('Your legal question'), 'Who pays?{Enter}');
    const asked = await socket.subscription('AnswerStream');
    expect([path(), asked.variables]).toEqual(['/ask', { input: expect.objectContaining({ question: 'Who pays?' }) as object }]);
    expect(socket.subscriptions).toHaveLength(1);
    expect(network.sent('Desk')).toHaveLength(1);
  });

  it('says that the desk could not be loaded, and tries again', async () => {
    const answers = [
      () => {
        throw new FakeGraphqlError('Out of reach', 'UNAVAILABLE');
      },
      () => ({
        matterDeadlines: page('MatterDeadline', []),
        lawChanges: page('LawChange', []),
        conversations: page('Conversation', []),
        documents: page('UserDocument', []),
      }),
    ];
    new FakeNetwork().install().on('Desk', () => answers.shift()?.());
    const { user } = renderAsUser('/');
    await screen.findByText('Your desk could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No date is waiting.')).toBeTruthy();
  });

  it('says that an address does not exist', async () => {
    renderApp('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('profile', () => {
  it('saves the profile and greets by the new name', async () => {
    const network = new FakeNetwork().install().on('UpdateProfile', () => ({ updateProfile: { ...testUser, name: 'Asha R.' } }));
    const { user } = renderAsUser('/profile');
    const name = await screen.findByLabelText('Full Name');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Full name is required')).toBeTruthy();
    await user.type(name, 'Asha R.');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
    expect(screen.getByText('Hello, Asha R.')).toBeTruthy();
    expect(network.sent('UpdateProfile')).toEqual([{ input: { name: 'Asha R.', email: 'asha@example.org', phone: '+91 11 2345 6789' } }]);
  });

  it('has words for a failure', async () => {
    new FakeNetwork().install();
    const { user } = renderAsUser('/profile');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  });

  it('shows account, session and privacy', async () => {
    new FakeNetwork().install().on('EndSession', () => ({ endSession: { userId: '1' } }));
    const { user } = renderAsUser('/profile');
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    expect(await screen.findByText('user-1')).toBeTruthy();
    expect(screen.getByText('Your data is encrypted in transit and at rest.')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[1] as HTMLElement);
    expect(await screen.findByText('Logged out successfully')).toBeTruthy();
  });
});
