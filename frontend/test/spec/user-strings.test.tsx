import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../src/app/start-session.js';
import { userSession } from '../../src/shared/session/user-session.js';
import { adminSession } from '../../src/shared/session/admin-session.js';
import { installFakeUpload, type UploadAnswer } from '../support/fake-upload.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsUser, testUser } from '../support/render-app.js';
import { watchTexts } from '../support/seen-texts.js';
import { LISTED_TEMPLATE, answer, generatedDocument, page, referenceFile, templateField } from '../support/wire.js';
import { USER_STRINGS, type Place } from './user-strings.js';

let network: FakeNetwork;
let texts: ReturnType<typeof watchTexts>;
const covered = new Set<Place>();
// Each test goes through a whole screen.
vi.setConfig({ testTimeout: 90_000 });
const down = () => {
  throw new TypeError('down');
};
const refuse = (message: string, code: string) => () => {
  throw new FakeGraphqlError(message, code);
};
const template = (documentType: string, label: string, cost: number, ...fields: object[]) => ({
  ...LISTED_TEMPLATE,
  documentType,
  label,
  cost,
  fields,
});
const versions = { __typename: 'DocumentVersionConnection', nodes: [] };

beforeEach(() => {
  new FakeSocketServer().install().reachable = false;
  network = new FakeNetwork()
    .install()
    .on('CurrentUser', () => ({ me: testUser }))
    .on('EndSession', () => ({ endSession: { userId: '1' } }))
    .on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }))
    .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
    .on('TokenStatement', () => ({ tokenStatement: page('LedgerEntry', []) }))
    .on('CheckDocument', () => ({ checkDocument: { __typename: 'DocumentCheck', findingCount: 0, blankCount: 0, findings: [] } }))
    .on('DocumentVersions', () => ({
      document: { __typename: 'UserDocument', id: 'document-1', title: 'Rent', versionCount: 0, versions },
    }))
    .on('DocumentTemplates', () => ({
      documentTemplates: [
        template('rent_agreement', 'Rent Agreement', 5, templateField('landlord_name', 'Landlord Name')),
        template('reply', 'Legal Reply', 8),
      ],
    }));
  texts = watchTexts();
});
afterEach(() => texts.stop());

/** Waits until the place has shown all its texts. */
async function shown(place: Place): Promise<void> {
  covered.add(place);
  await waitFor(() => expect(USER_STRINGS[place].filter((text) => !texts.has(text))).toEqual([]), { timeout: 15_000 });
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the words of the specification', () => {
  it('navigation and home', async () => {
    renderApp('/');
    await shown('navigation, logged out');
    await shown('home, logged out');
    cleanup();
    adminSession.begin('admin-token');
    renderAsUser('/', { ...testUser, role: 'ADMIN' });
    await shown('navigation');
  });

  it('login', async () => {
    const { user } = renderApp('/login');
    await user.click(await button('Sign In'));
    await user.type(screen.getByLabelText('Email'), 'asha');
    await user.type(screen.getByLabelText('Password'), '12345');
    await shown('login rules');
    await user.type(screen.getByLabelText('Email'), '@example.org');
    await user.type(screen.getByLabelText('Password'), '6');
    const answers = [
      () => Response.json({}, { status: 500 }),
      () => new Response('Bad gateway', { status: 502 }),
      () => new Response('', { status: 502 }),
      down,
      () => Response.json({ access_token: 'stale' }),
    ];
    for (const give of answers) {
      if (give === answers.at(-1)) network.on('CurrentUser', refuse('no', 'UNAUTHENTICATED'));
      network.onRest('/api/auth/login', give);
      await user.click(await button('Sign In'));
      await waitFor(() => expect(screen.queryByText('Signing in...')).toBeNull());
    }
    await shown('login errors');
    network.on('CurrentUser', () => ({ me: testUser })).onRest('/api/auth/login', () => Response.json({ access_token: 'fresh' }));
    await user.click(await button('Sign In'));
    await shown('login page');
  });

  it('registration', async () => {
    const { user } = renderApp('/register');
    await user.click(await button('Create Account'));
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await user.clear(screen.getByLabelText(label));
        await user.click(screen.getByLabelText(label));
        await user.paste(value);
      }
    };
    await fill({ 'Full Name': 'A', Email: 'asha@example.org', 'Phone Number': 'none', Password: 'secret1', 'Confirm Password': 'other' });
    await shown('register rules');
    await fill({ 'Full Name': 'Asha', 'Phone Number': '123', 'Confirm Password': 'secret1' });
    network.on('Register', refuse('', 'INTERNAL'));
    await user.click(await button('Create Account'));
    await screen.findByText('Registration failed');
    network.on('Register', down);
    await user.click(await button('Create Account'));
    await shown('register errors');
    network.on('Register', () => ({ register: { __typename: 'User', id: 'user-2' } }));
    await user.click(await button('Create Account'));
    await shown('register page');
  });

  it('the chat', async () => {
    network.on('AskQuestion', () => ({ askQuestion: answer('Yes.') }));
    const { user } = renderAsUser('/ask');
    await shown('ask, empty');
    await user.type(await screen.findByLabelText('Your question'), 'Why?{Enter}');
    await shown('ask, answering');
    network.on('AskQuestion', down);
    await waitFor(() => expect(screen.queryByText('Thinking...')).toBeNull());
    await user.type(await screen.findByLabelText('Your question'), 'Why?{Enter}');
    await shown('ask, failed');
  });

  it('reference files', async () => {
    let answerUpload: UploadAnswer = { status: 200, body: '{"filename":"lease.pdf"}' };
    installFakeUpload(() => answerUpload);
    const { user } = renderAsUser('/ask');
    const input = await screen.findByLabelText<HTMLInputElement>(/Choose File/);
    const send = async (name: string, size = 10) => {
      const file = new File(['x'], name);
      Object.defineProperty(file, 'size', { value: size });
      await waitFor(() => expect(input.disabled).toBe(false));
      input.removeAttribute('accept');
      await user.upload(input, file);
    };
    await send('lease.exe');
    await send('lease.pdf', 10 * 1024 * 1024);
    for (const status of [400, 413, 500]) {
      answerUpload = { status, body: '{}' };
      await send('lease.pdf');
    }
    network.on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', [referenceFile('lease.pdf')]) }));
    answerUpload = { status: 200, body: '{"filename":"lease.pdf"}' };
    await send('lease.pdf');
    await screen.findByText('Selected');
    const gone = { __typename: 'RemovedReferenceFile', id: 'lease.pdf' };
    for (const outcome of [refuse('no', 'INTERNAL'), () => ({ removeReferenceFile: gone })]) {
      network.on('DeleteReferenceFile', outcome);
      await user.click(await button('Delete lease.pdf'));
      await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await shown('reference files');
    answerUpload = { status: 401, body: '{}' };
    await send('lease.pdf');
    await shown('upload errors');
  });

  it('the document generator', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderAsUser('/document');
    for (const name of ['Generate Document', 'Download PDF', 'Regenerate']) await user.click(await button(name));
    await shown('document, empty');
    await user.type(screen.getByLabelText('Landlord Name'), 'Asha');
    network.on('GenerateDocument', refuse('Insufficient tokens. Please purchase more tokens.', 'INSUFFICIENT_TOKENS'));
    await user.click(await button('Generate Document'));
    network.on('GenerateDocument', down);
    await user.click(await button('Generate Document'));
    await screen.findByText('Failed to generate document. Please try again.');

    network.on('GenerateDocument', () => ({ generateDocument: generatedDocument('# Draft', 15) }));
    await user.click(await button('Generate Document'));
    await screen.findByText('Document generated successfully!');
    await user.click(await button('Regenerate'));
    await screen.findByText('Generated a fresh draft!');
    network.onRest('/api/document/download', () => new Response('file'));
    await user.click(await button('Download DOCX'));
    await user.click(await screen.findByText('Modification Suggestions'));
    await user.click(await button('Regenerate with Suggestions'));
    await user.type(await screen.findByRole('textbox', { name: 'Modification Suggestions' }), 'Shorter');
    await user.click(await button('Regenerate with Suggestions'));
    await shown('document, drafted');
    network.onRest('/api/document/download', () => new Response('', { status: 500 })).on('GenerateDocument', down);
    await user.click(await button('Download DOCX'));
    await user.type(await screen.findByRole('textbox', { name: 'Modification Suggestions' }), 'Shorter');
    await user.click(await button('Regenerate with Suggestions'));
    await shown('document, failed');
  });

  it('the legal reply', async () => {
    const { user } = renderAsUser('/reply');
    await user.click(await button('Generate Legal Reply'));
    for (const label of ['Complaint Summary', 'Respondent Details', 'Defenses']) await user.type(screen.getByLabelText(label), 'x');
    network.on('GenerateDocument', down);
    await user.click(await button('Generate Legal Reply'));
    await screen.findByText('Failed to generate legal reply. Please try again.');
    network
      .on('GenerateDocument', () => ({ generateDocument: generatedDocument('# Reply', 15) }))
      .onRest('/api/document/download', () => new Response('', { status: 500 }));
    await user.click(await button('Generate Legal Reply'));
    await screen.findByText('Document generated successfully!');
    await user.click(await button('Download TXT'));
    await shown('reply');
  });

  it('the profile', async () => {
    const { user } = renderAsUser('/profile');
    const name = await screen.findByLabelText('Full Name');
    const values = { 'Full Name': 'A', Email: 'asha', 'Phone Number': 'none' };
    for (const [label, value] of Object.entries(values)) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    }
    await user.click(await button('Save Changes'));
    await screen.findByText('Invalid phone number');
    await user.type(name, 'sha');
    await user.type(screen.getByLabelText('Email'), '@example.org');
    await user.clear(screen.getByLabelText('Phone Number'));
    await user.type(screen.getByLabelText('Phone Number'), '123');
    for (const outcome of [down, () => ({ updateProfile: testUser })]) {
      network.on('UpdateProfile', outcome);
      await user.click(await button('Save Changes'));
      await screen.findByText(outcome === down ? 'Failed to update profile' : 'Profile updated successfully!');
    }
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    const logout = await screen.findAllByRole('button', { name: 'Logout' });
    await user.click(logout.at(-1)!);
    await shown('profile');
  });

  it('a stored session that ends', async () => {
    network.on('CurrentUser', refuse('Authentication required. Please login again.', 'UNAUTHENTICATED'));
    localStorage.setItem('token', 'old');
    userSession.reload();
    const stop = startSession();
    renderApp('/');
    expect(await screen.findByText('Failed to fetch user info')).toBeTruthy();
    stop();
  });

  it('leaves no place of the list out', () => {
    expect([...covered].sort()).toEqual(Object.keys(USER_STRINGS).sort());
  });
});
