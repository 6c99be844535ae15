import { bundleWith, makeBundle, openBundle } from './bundle-steps.mjs';
import { operation, rest } from './faults.mjs';
import { QUESTION } from './screens.mjs';
import { LAW_CHANGE_STATES } from './law-change-screens.mjs';
import { PANEL_STATES } from './panel-states.mjs';
import { VERIFY_STATES } from './verify-screens.mjs';
import { draftWithBlanks, fillRentForm } from './rent-draft.mjs';

/**
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {{ page: import('playwright-core').Page, press: (name: string) => Promise<void> }} Tools `press` clicks the button of this name
 * What a screen shows when one call goes wrong or takes long.
 * @typedef {object} State
 * @property {'visitor' | 'fresh' | 'user' | 'admin'} as
 * @property {string} path
 * @property {string | RegExp} [ready] shown before the fault sets in; absent when it is there from the first call on
 * @property {Fault} fault
 * @property {(tools: Tools) => Promise<unknown>} [act] what its user does then
 * @property {(string | RegExp)[]} says
 * @property {string} [ends] path that it leads to
 * @property {boolean} [heals] the way out that it offers works once the fault is gone
 */

const EXPIRED = 'Authentication required. Please login again.';
const AWAY = 'The server is not reachable. Trying again…';
const LIMITED = 'Too many requests. Please try again later.';
const IN_CHAT = 'Sorry, I encountered an error while processing your question. Please try again.';
const RENT_TITLE = 'Rent Agreement: Asha Mehta and Ravi Kumar';
const LEASE = { name: 'lease.txt', mimeType: 'text/plain', buffer: Buffer.from('Words of a lease.') };

const credentials = async ({ page }) => {
  await page.getByLabel(/email/i).fill('nobody@themis.test');
  const password = page.getByLabel(/password/i).first();
  await password.fill('a quiet lease');
};
const login = async (tools) => {
  await credentials(tools);
  await tools.press('Sign In');
};
const register = async ({ page, press }) => {
  const values = { 'Full Name': 'Asha', Email: 'new@themis.test', 'Phone Number': '123' };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill('a quiet lease');
  await press('Create Account');
};
const ask = async ({ page }) => {
  await page.getByLabel('Your question').fill(QUESTION);
  await page.keyboard.press('Enter');
};
const takePhotographs = ({ page }) =>
  page
    .locator('input[type=file]')
    .setInputFiles(['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('x') })));
const attach = ({ page }) => page.locator('input[type=file]').setInputFiles(LEASE);
const draft = async ({ page }) => {
  await fillRentForm(page);
  await draftWithBlanks(page);
};
const versions = async ({ page }) => page.getByText(/^Versions \(/).click();
const edit = async ({ page, press }) => {
  await page.getByText('Edit', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text of the draft' }).fill('Other words.');
  await press('Save as New Version');
};
const suggest = async ({ page, press }) => {
  await page.getByText('Modification Suggestions').click();
  await page.getByRole('textbox', { name: 'Modification Suggestions' }).fill('Change the rent to 27000');
  await press('Preview Changes');
};
const answerFirst = async ({ page, press }) => {
  await page.getByText('Modification Suggestions').click();
  await page.getByRole('textbox', { name: 'Modification Suggestions' }).fill('Change 15 days to 20 days');
  await press('Preview Changes');
  await page.getByRole('group', { name: 'Which of these do you mean?' }).getByRole('button').first().click();
};
const keepAll = async (tools) => {
  await suggest(tools);
  await tools.press('Accept All');
  await tools.press('Keep One Change (5 tokens)');
};
const more =
  (item) =>
  async ({ page }) => {
    await page.getByRole('button', { name: 'More actions for asha.mehta@themis.test' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    if (item !== 'Token Statement') await page.getByRole('dialog').getByRole('button', { name: item }).click();
  };
/** Opens a tab, also one that is there for those who ask for it. */
const tab =
  (name) =>
  async ({ page }) => {
    const [shown, ask] = [page.getByRole('tab', { name }), page.getByRole('button', { name: 'Show API keys and webhooks' })];
    await shown.or(ask).first().waitFor();
    if (await ask.isVisible()) await ask.click();
    await shown.click();
  };
const then =
  (...steps) =>
  async (tools) => {
    for (const step of steps) await step(tools);
  };
const createKey = async ({ page, press }) => {
  await press('Create Key');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nightly run');
  await dialog.getByLabel('Ask questions').check();
  await dialog.getByRole('button', { name: 'Create Key' }).click();
};
const pressed =
  (name) =>
  ({ press }) =>
    press(name);
/** A draft that an earlier state asked for may stand above the one of the seed, with the same title. */
const ofNewest =
  (action) =>
  ({ page }) =>
    page
      .getByRole('button', { name: `${action} ${RENT_TITLE}`, exact: true })
      .first()
      .click();
const confirmed =
  (name, answer) =>
  async ({ page, press }) => {
    await press(name);
    await page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click();
  };

/** @type {(path: string, ready: State['ready'], act: State['act']) => (fault: Fault, ...says: State['says']) => State} */
const visitor =
  (path, ready, act) =>
  (fault, ...says) => ({ as: 'visitor', path, ready, act, fault, says });
const loginPage = visitor('/login', 'Welcome Back', login);
const registerPage = visitor('/register', 'Create Your Account', register);
const adminLogin = visitor('/webmin', 'Admin Access', login);

/** @type {(path: string, ready: State['ready']) => (fault: Fault, act: State['act'], says: State['says'], more?: Partial<State>) => State} */
const user =
  (path, ready) =>
  (fault, act, says, more = {}) => ({ as: 'user', path, ready, fault, act, says, ...more });
const chat = user('/ask', 'Quoted word for word');
const generator = user('/document', /^Versions \(/);
const reply = user('/reply', /^Versions \(/);
const profile = user('/profile', 'Draft generated');
const myDocuments = user('/documents', RENT_TITLE);
/** @type {(as: State['as'], path: string) => (fault: Fault, says: State['says'], more?: Partial<State>) => State} */
const opening =
  (as, path) =>
  (fault, says, more = {}) => ({ as, path, fault, says, ...more });
const heals = { heals: true };
const toLogin = { ends: '/login' };

/** @type {(fault: Fault, act: State['act'], says: State['says'], more?: Partial<State>) => State} */
const panel = (fault, act, says, more = {}) => ({
  as: 'admin',
  path: '/admin',
  ready: 'sample-tenancy-act-2001.txt',
  fault,
  act,
  says,
  ...more,
});
const users = (fault, act, says) => panel(fault, then(tab('User Management'), act), says);
const pricing = (fault, act, says) => panel(fault, then(tab('Token Pricing'), act), says);

const TEMPLATE = '/admin?view=template&type=custom_house_rules';
const renamed = ({ page }) => page.getByLabel('Name of the template').fill('Rules of the House');
/** @type {(fault: Fault, act: State['act'], says: State['says']) => State} */
const template = (fault, act, says) => panel(fault, act, says, { path: TEMPLATE, ready: 'No problems found' });

const bundleOfNotice = then(openBundle, ({ page }) => bundleWith(page, 'notice-of-ravi-kumar.txt'), makeBundle);

const answers = operation('AnswerStream');
const drafts = operation('GenerationStream');
const upload = rest('/api/upload/');
const photographs = rest('/api/upload/photographs');
const download = rest('/api/document/download');
const legalUpload = rest('/api/admin/upload-legal-document');
const loadLaw = async (tools) => {
  await tools.page.locator('input[type=file]:not([webkitdirectory])').setInputFiles({ ...LEASE, name: 'act.txt' });
  await tools.press('Upload');
};

/** @type {State[]} */
export const STATES = [
  loginPage(rest('/api/auth/login').limited, LIMITED),
  loginPage(rest('/api/auth/login').down, 'Login failed'),
  loginPage(rest('/api/auth/login').slow, 'Signing in...'),
  registerPage(operation('Register').conflict('Email already registered'), 'Email already registered'),
  registerPage(operation('Register').limited, LIMITED),
  registerPage(operation('Register').down, 'Registration failed'),
  registerPage(operation('Register').slow, 'Creating Account...'),
  adminLogin(rest('/api/admin-auth/login').limited, LIMITED),
  adminLogin(rest('/api/admin-auth/login').down, 'An error occurred during login. Please try again.'),
  adminLogin(rest('/api/admin-auth/login').offline, 'An error occurred during login. Please try again.'),
  adminLogin(rest('/api/admin-auth/login').slow, 'Signing in...'),

  opening('user', '/')(operation('CurrentUser').down, [AWAY]),
  opening('user', '/profile')(operation('CurrentUser').offline, [AWAY]),

  chat(answers.down, ask, ['Failed to get response. Please try again.', IN_CHAT]),
  chat(answers.limited, ask, ['Failed to get response. Please try again.', IN_CHAT, LIMITED]),
  chat(answers.absent('File not found', 'FILE_NOT_FOUND'), ask, ['Failed to get response. Please try again.', IN_CHAT, 'File not found']),
  chat(answers.expired, ask, [EXPIRED], toLogin),
  chat(answers.slow, ask, ['Thinking...', 'Stop']),
  chat(upload.limited, attach, ['Failed to upload file. Please try again.', LEASE.name]),
  chat(upload.offline, attach, ['Failed to upload file. Please try again.', LEASE.name]),
  chat(upload.slow, attach, ['Uploading...']),
  chat(photographs.limited, takePhotographs, ['Failed to upload file. Please try again.', 'a.jpg and 1 other photograph']),
  chat(photographs.slow, takePhotographs, ['Uploading...', 'a.jpg and 1 other photograph']),
  chat(operation('DeleteReferenceFile').absent('File not found'), confirmed('Delete notice-of-ravi-kumar.txt', 'Delete'), [
    'Failed to remove document',
  ]),
  chat(
    operation('SourcePages').absent(),
    ({ page }) =>
      page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click(),
    ['The source could not be opened. It may have been removed from the library.'],
  ),
  opening('user', '/ask')(operation('ReferenceFiles').down, ['Failed to load files'], heals),
  opening('user', '/ask')(operation('ReferenceFiles').slow, ['Loading files...']),
  opening('user', '/ask')(operation('Conversations').down, ['Failed to load conversations'], heals),
  opening('user', '/ask')(operation('Conversations').slow, ['Loading conversations...']),

  generator(drafts.unpaid, draft, ['Insufficient tokens. Please purchase more tokens.', /This draft costs 5 tokens and your balance is/]),
  generator(drafts.conflict('The same request is still being processed.'), draft, ['The same request is still being processed.']),
  generator(drafts.invalid([{ field: 'monthly_rent', message: 'Monthly Rent must be at least 1' }]), draft, [
    'Monthly Rent must be at least 1',
    'One field needs your attention',
  ]),
  generator(drafts.limited, draft, [LIMITED]),
  generator(drafts.down, draft, ['Failed to generate document. Please try again.']),
  generator(drafts.down, pressed('Regenerate'), ['Failed to regenerate document. Please try again.']),
  generator(drafts.expired, draft, [EXPIRED], toLogin),
  generator(drafts.slow, draft, ['Generating...', 'The draft is being written...']),
  generator(download.tooLarge, pressed('Download PDF'), ['Failed to download document']),
  generator(download.limited, pressed('Download TXT'), ['Failed to download document']),
  generator(download.offline, pressed('Download DOCX'), ['Failed to download document']),
  generator(download.expired, pressed('Download TXT'), [EXPIRED], toLogin),
  generator(operation('SaveDocumentVersion').conflict('The document has a newer version.'), edit, ['The document has a newer version.']),
  generator(operation('SaveDocumentVersion').offline, edit, ['Failed to save the edited text']),
  generator(operation('CompareVersions').down, then(versions, pressed('Compare version 1 with the current one')), [
    'Failed to compare the versions',
  ]),
  generator(operation('RestoreDocumentVersion').offline, then(versions, pressed('Restore version 1')), ['Failed to restore the version']),
  generator(operation('ProposeChanges').down, suggest, ['The changes could not be worked out. Please try again.']),
  generator(operation('KeepChanges').conflict('The draft has changed.'), keepAll, ['The draft has changed.']),
  generator(operation('DiscardChanges').down, then(suggest, pressed('Reject All')), [
    'The proposed changes could not be rejected. Please try again.',
  ]),
  generator(operation('AnswerQuestions').down, answerFirst, ['The answer could not be followed. Nothing was changed or charged.']),
  generator(operation('BundleFiles').down, openBundle, ['Your files could not be loaded.']),
  generator(operation('BundleDocument').down, bundleOfNotice, ['Failed to make the bundle']),
  generator(operation('BundleDocument').limited, bundleOfNotice, [LIMITED]),
  generator(operation('BundleDocument').slow, bundleOfNotice, ['Stop']),
  generator(operation('BundleDocument').expired, bundleOfNotice, [EXPIRED], toLogin),
  generator(operation('BundleProgress').offline, bundleOfNotice, ['Failed to make the bundle']),
  opening('user', '/document')(operation('ChangeProposals').down, ['Failed to load proposed changes'], heals),
  opening('user', '/document')(operation('DocumentTemplates').down, ['Failed to load document types'], heals),
  opening('user', '/document')(operation('DocumentVersions').down, ['Failed to load versions'], heals),
  opening('user', '/document')(operation('CheckDocument').down, ['The draft could not be checked.'], heals),
  opening('user', '/document')(operation('TokenBalance').expired, [EXPIRED], toLogin),

  reply(drafts.unpaid, pressed('Generate Legal Reply'), [
    'Insufficient tokens. Please purchase more tokens.',
    /This draft costs \d+ tokens and your balance is/,
  ]),
  reply(drafts.absent('File not found'), pressed('Generate Legal Reply'), ['File not found']),
  reply(drafts.limited, pressed('Generate Legal Reply'), [LIMITED]),
  reply(drafts.down, pressed('Generate Legal Reply'), ['Failed to generate legal reply. Please try again.']),
  reply(download.down, pressed('Download PDF'), ['Failed to download legal reply']),
  reply(upload.tooLarge, attach, ['File too large. Please choose a smaller file.', LEASE.name]),

  opening('user', '/reply')(operation('DocumentTemplates').down, ['Failed to load the cost of a reply'], heals),

  opening('user', '/documents')(operation('MyDocuments').down, ['Failed to load your documents'], heals),
  opening('user', '/documents')(operation('MyDocuments').slow, ['My Documents', 'Every draft and reply that you have generated']),
  myDocuments(operation('RenameDocument').offline, then(ofNewest('Rename'), pressed('Save')), ['Failed to rename the document']),
  myDocuments(operation('DuplicateDocument').conflict('At most 2000 documents are kept.'), ofNewest('Duplicate'), [
    'At most 2000 documents are kept.',
  ]),
  myDocuments(operation('DeleteDocument').absent('Document not found'), ofNewest('Delete'), ['Document not found']),
  myDocuments(operation('RestoreDocument').down, then(ofNewest('Duplicate'), pressed(`Delete ${RENT_TITLE} (copy)`), pressed('Undo')), [
    'Failed to restore the document',
  ]),
  opening('user', '/document?open=6f1f0b52-0000-4000-8000-000000000000')(operation('KeptDocument').down, [
    'The document could not be opened.',
  ]),
  opening('fresh', '/document')(operation('LastDocument').down, ['Your last draft could not be loaded.'], heals),
  opening('fresh', '/matters')(operation('Matters').down, ['The matters could not be loaded.'], heals),
  opening('user', '/deadlines?q=cheque')(operation('DeadlineRows').down, ['The calendar could not be loaded.'], heals),
  opening('user', '/deadlines')(operation('DeadlineChoices').down, ['The calendar could not be loaded.'], heals),
  opening('user', '/deadlines?q=cheque')(operation('DeadlineRows').slow, ['Deadlines', 'Choose what happened and enter the day.']),
  opening('user', '/deadlines?row=absent')(operation('DeadlineChoices').down, ['This deadline is not there any more.']),
  opening('user', '/deadlines?row=cheque-demand')(operation('OneDeadlineRow').down, ['The calendar could not be loaded.']),
  user('/deadlines?row=cheque-demand', 'The cheque came back unpaid')(
    operation('Deadline').down,
    async ({ page, press }) => {
      await page.getByLabel('Day on which the bank told you that it came back', { exact: true }).fill('3 November 2025');
      await press('Show the Last Day');
    },
    ['The last day could not be counted. Please try again.'],
  ),
  ...PANEL_STATES,
  ...VERIFY_STATES,
  ...LAW_CHANGE_STATES,
  opening('user', '/library')(operation('Sources').down, ['The library could not be loaded.'], heals),
  opening('user', '/library')(operation('Sources').limited, ['The library could not be loaded.'], heals),
  opening('user', '/library')(operation('Sources').slow, ['Library of Law', 'The acts, rules and judgments that answers quote.']),
  opening('user', '/library?open=6f1f0b52-0000-4000-8000-000000000000')(operation('SourceContents').down, [
    'This source could not be opened.',
  ]),
  profile(
    operation('UpdateProfile').conflict('Email already registered', [{ field: 'email', message: 'Email already registered' }]),
    pressed('Save Changes'),
    ['Email already registered'],
  ),
  profile(operation('UpdateProfile').limited, pressed('Save Changes'), [LIMITED]),
  profile(operation('UpdateProfile').expired, pressed('Save Changes'), [EXPIRED], toLogin),
  profile(operation('UpdateProfile').slow, pressed('Save Changes'), ['Saving...']),
  opening('user', '/profile')(operation('TokenStatement').down, ['Failed to load the token statement'], heals),
  visitor('/forgot-password', undefined, undefined)(rest('/api/auth/options').down, 'The options for signing in could not be loaded.'),
  profile(operation('LoginSessions').down, tab('Security'), ['Your sessions could not be loaded.'], heals),
  profile(operation('SecondFactor').down, tab('Security'), ['Two-step sign-in could not be loaded.'], heals),
  profile(operation('ApiKeys').down, tab('API Keys'), ['Failed to load the API keys'], heals),
  profile(operation('Webhooks').down, tab('Webhooks'), ['Failed to load the webhooks'], heals),
  profile(operation('CreateApiKey').limited, then(tab('API Keys'), createKey), [LIMITED]),
  opening('user', '/profile')(operation('TokenStatement').slow, ['Token Statement', 'Personal Information']),

  opening('admin', '/admin')(operation('LegalDocuments').down, ['Failed to load documents'], heals),
  opening('admin', '/admin')(operation('LegalDocuments').slow, ['Legal Documents']),
  opening('admin', '/admin')(operation('SystemStatus').down, ['Failed to load the system status'], heals),
  opening('admin', '/admin')(operation('StarterLaw').down, ['Failed to load how the starter law is'], heals),
  opening('admin', '/admin')(operation('LegalDocuments').expired, ['Admin Access Required', 'Go to Admin Login']),
  opening('admin', '/admin?view=audit')(operation('AuditLog').down, ['Failed to load the audit log'], heals),
  panel(legalUpload.conflict('act.txt is being indexed'), loadLaw, ['Failed to upload document', 'act.txt is being indexed']),
  panel(legalUpload.tooLarge, loadLaw, ['Failed to upload document', 'The file is too large.']),
  panel(legalUpload.offline, loadLaw, ['Failed to upload document']),
  panel(legalUpload.expired, loadLaw, ['Admin Access Required']),
  panel(operation('DeleteLegalDocument').offline, confirmed('Delete sample-tenancy-act-2001.txt', 'Delete'), ['Failed to delete document']),
  panel(operation('RebuildIndex').down, confirmed('Rebuild Index', 'Rebuild'), ['Failed to rebuild index']),

  users(operation('Users').forbidden, async () => {}, ['Failed to load users']),
  users(operation('ToggleUserAdmin').offline, more('Make Admin'), ['Failed to toggle admin privileges']),
  users(operation('ToggleUserStatus').down, more('Set Inactive'), ['Failed to toggle user status']),
  users(operation('DeactivateUser').conflict('The last active administrator cannot be demoted or deactivated'), more('Deactivate'), [
    'The last active administrator cannot be demoted or deactivated',
  ]),
  users(operation('UserTokenStatement').down, more('Token Statement'), ['Failed to load the token statement']),
  users(operation('UpdateUser').offline, then(pressed('Edit asha.mehta@themis.test'), pressed('Save Changes')), ['Failed to update user']),
  users(
    operation('AddTokens').down,
    async ({ page, press }) => {
      await press('Tokens of asha.mehta@themis.test');
      await page.getByRole('spinbutton').fill('3');
      await press('Update Tokens');
    },
    ['Failed to update tokens'],
  ),
  users(
    operation('CreateUser').offline,
    async ({ page, press }) => {
      await press('Add User');
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries({ 'Full Name': 'New One', Email: 'new@themis.test', Password: 'a quiet lease' }))
        await dialog.getByLabel(label, { exact: true }).fill(value);
      await press('Create User');
    },
    ['Failed to create user'],
  ),

  pricing(operation('TokenPricing').down, async () => {}, ['Failed to load token pricing']),
  pricing(operation('InitializeDefaultPricing').down, pressed('Initialize Defaults'), ['Failed to initialize default pricing']),
  pricing(
    operation('SaveTokenPricing').offline,
    async ({ page, press }) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await press('Save');
    },
    ['Failed to save token pricing'],
  ),
  opening('admin', '/admin?tab=overview')(operation('Overview').down, ['Failed to load the overview'], heals),
  opening('admin', '/admin?tab=templates')(operation('AdminTemplates').down, ['Failed to load the templates'], heals),
  opening('admin', TEMPLATE)(operation('AdminTemplate').down, ['Failed to load the template'], heals),
  opening('admin', TEMPLATE)(operation('PreviewTemplate').down, ['The template could not be checked']),
  template(operation('SetTemplatePrice').offline, then(pressed('Set Price'), pressed('Save')), ['Failed to save the price']),
  template(operation('SaveTemplate').down, then(renamed, pressed('Save Draft')), ['Failed to save the draft']),
  template(
    operation('SaveTemplate').conflict('Somebody has changed this template since you opened it.'),
    then(renamed, pressed('Save Draft')),
    ['Somebody has changed this template since you opened it.', 'There are unsaved changes'],
  ),
  pricing(operation('TokenReconciliation').down, pressed('Check Balances'), ['Failed to check balances']),
];
