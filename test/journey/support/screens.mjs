import { APPROVAL_SCREENS } from './approval-screens.mjs';
import { ADMIN_SCREENS } from './admin-screens.mjs';
import { BUNDLE_SCREENS } from './bundle-steps.mjs';
import { DEADLINE_SCREENS } from './deadline-screens.mjs';
import { DRAFT_DIALOGS } from './draft-dialogs.mjs';
import { LAW_CHANGE_SCREENS } from './law-change-screens.mjs';
import { MATTER_SCREENS } from './matter-screens.mjs';
import { PARTY_SCREENS } from './party-screens.mjs';
import { formSide } from './rent-draft.mjs';
import { replySteps } from './reply-steps.mjs';
import { SEED_PASSWORD } from './seed.mjs';
import { VERIFY_SCREENS } from './verify-screens.mjs';
import { WEBHOOK_SCREENS } from './webhook-screens.mjs';

/**
 * Every screen and state of the product, for pictures and for the accessibility check.
 * @typedef {object} Screen
 * @property {string} name file name of its picture
 * @property {string} path
 * @property {'visitor' | 'fresh' | 'answering' | 'filling' | 'user' | 'admin'} as `fresh` has an account and nothing else; `answering` uploads a notice; `filling` leaves a form; `user` has drafts and a conversation
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [prepare] runs before the page is opened
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} arrange brings it into its state and waits until that is there
 */

export const QUESTION = 'Does the landlord have to give me a receipt when I pay rent?';
export const REPLY_FORM = {
  'Complaint Summary':
    'The landlord claims that rent for March 2026 was not paid.\n\nHe asks under section 7 of the Sample Tenancy Act, 2001 that the premises be vacated in fifteen days.',
  'Respondent Details': 'Ravi Kumar, Flat 3B, Green Park, New Delhi, tenant',
  Defenses: 'Rent for March was paid on 3 March 2026 by bank transfer.\n\nNo receipt was given although one was asked for.',
  'Counter Arguments': 'Fifteen days are shorter than the notice under section 7 of the Sample Tenancy Act, 2001.',
};

const heading = (page, name) => page.getByRole('heading', { name, exact: true }).first().waitFor();
const text = (page, words) => page.getByText(words).first().waitFor();
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Fills in the open dialog and waits for the key. */
const createKey = async (page, name, scopes) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  for (const scope of scopes) await dialog.getByLabel(scope).check();
  await dialog.getByLabel('Token Budget').fill('40');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await dialog.getByText('It will not be shown again').waitFor();
};

/** Lets no answer to such an operation through, so that a screen stays as it is while it waits. */
const hold = async (page, operation) => {
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => String(message).includes(`"query":"${operation} `) || server.send(message));
  });
};

/** @type {Screen[]} */
export const SCREENS = [
  { name: 'home-visitor', path: '/', as: 'visitor', arrange: (page) => text(page, 'Create Free Account') },
  { name: 'home-user', path: '/', as: 'fresh', arrange: (page) => text(page, 'Generate Documents') },
  { name: 'login', path: '/login', as: 'visitor', arrange: (page) => heading(page, 'Welcome Back') },
  {
    name: 'login-errors',
    path: '/login',
    as: 'visitor',
    arrange: async (page) => {
      await press(page, 'Sign In');
      await text(page, 'Email is required');
    },
  },
  { name: 'register', path: '/register', as: 'visitor', arrange: (page) => heading(page, 'Create Your Account') },
  {
    name: 'register-errors',
    path: '/register',
    as: 'visitor',
    arrange: async (page) => {
      await press(page, 'Create Account');
      await text(page, 'Please confirm your password');
    },
  },
  { name: 'ask-empty', path: '/ask', as: 'fresh', arrange: (page) => text(page, 'See the library') },
  {
    name: 'ask-answer',
    path: '/ask',
    as: 'user',
    arrange: (page) =>
      page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .waitFor(),
  },
  {
    name: 'ask-source',
    path: '/ask',
    as: 'user',
    arrange: async (page) => {
      await page
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click();
      await page.locator('mark').first().waitFor();
    },
  },
  {
    name: 'library',
    path: '/library',
    as: 'user',
    arrange: (page) => page.getByRole('link', { name: /Sample Tenancy Act/ }).waitFor(),
  },
  {
    name: 'library-section',
    path: '/library?q=receipt',
    as: 'user',
    arrange: (page) =>
      page
        .getByRole('list', { name: 'Sections found' })
        .getByRole('link', { name: /^Section/ })
        .first()
        .waitFor(),
  },
  {
    name: 'library-source',
    path: '/library?type=ACT',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('link', { name: /Sample Tenancy Act/ }).click();
      await page
        .getByRole('link', { name: /^Section/ })
        .nth(1)
        .click();
      await page.getByRole('region', { name: 'Text of the source' }).waitFor();
    },
  },
  {
    name: 'library-judgment',
    path: '/library?type=JUDGMENT',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('link', { name: /Mehta v/ }).click();
      await page.getByRole('searchbox', { name: 'Find in it: a paragraph, or words' }).fill('burden of proof');
      await text(page, '1 paragraph');
      await page.getByRole('link', { name: /^Paragraph 4/ }).click();
      await page.locator('mark', { hasText: 'We hold that' }).waitFor();
    },
  },
  {
    name: 'ask-conversations',
    path: '/ask',
    as: 'user',
    arrange: async (page) => {
      const inDrawer = page.getByRole('button', { name: 'Conversations', exact: true });
      if ((page.viewportSize()?.width ?? 0) < 1200) await inDrawer.click();
      await page.getByRole('button', { name: `Actions for ${QUESTION}` }).click();
      await page.getByRole('button', { name: 'Rename', exact: true }).waitFor();
    },
  },
  {
    name: 'my-documents',
    path: '/documents',
    as: 'user',
    arrange: (page) => page.getByRole('link', { name: /Asha Mehta and Ravi Kumar/ }).waitFor(),
  },
  { name: 'my-documents-empty', path: '/documents', as: 'fresh', arrange: (page) => text(page, 'You have no documents yet') },
  { name: 'document-empty', path: '/document', as: 'fresh', arrange: (page) => text(page, 'required fields filled in') },
  {
    name: 'document-errors',
    path: '/document',
    as: 'fresh',
    arrange: async (page) => {
      await press(page, 'Generate Document');
      await text(page, 'fields need your attention');
    },
  },
  {
    name: 'document-draft',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await heading(page, 'RENT AGREEMENT');
      await text(page, /^Versions \(/);
    },
  },
  {
    name: 'document-edit',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await text(page, /^Versions \(/);
      await page.getByText('Edit', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Text of the draft' }).waitFor();
      await page.getByText('Modification Suggestions').click();
      await page.getByText(/^Versions \(/).click();
      await text(page, 'Drafted from the form');
    },
  },
  {
    name: 'document-proposal',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await text(page, /^Versions \(/);
      await page.getByText('Modification Suggestions').click();
      await page
        .getByRole('textbox', { name: 'Modification Suggestions' })
        .fill('Change the monthly rent to 27000. Change the security deposit to 81000');
      await page.getByRole('button', { name: 'Preview Changes' }).click();
      await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
      await text(page, /^Keep One Change/);
      await page.getByRole('button', { name: 'Next Change' }).click();
    },
  },
  {
    name: 'document-question',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await text(page, /^Versions \(/);
      await page.getByText('Modification Suggestions').click();
      await page.getByRole('textbox', { name: 'Modification Suggestions' }).fill('Change 15 days to 20 days');
      await page.getByRole('button', { name: 'Preview Changes' }).click();
      await page.getByRole('group', { name: 'Which of these do you mean?' }).waitFor();
    },
  },
  {
    name: 'document-redline',
    path: '/document',
    as: 'user',
    arrange: async (page) => {
      await page.getByText(/^Versions \(/).click();
      await page.getByRole('button', { name: 'Compare version 1 with the current one' }).click();
      await text(page, /words? inserted/);
    },
  },
  {
    name: 'document-regeneration',
    path: '/document',
    as: 'user',
    prepare: (page) => hold(page, 'subscription'),
    arrange: async (page) => {
      await page.getByText('Modification Suggestions').click();
      await page.getByRole('textbox', { name: 'Modification Suggestions' }).fill('Make the notice period three months.');
      await press(page, 'Regenerate with Suggestions');
      await formSide(page);
      await text(page, 'Regeneration Mode');
    },
  },
  { name: 'reply-empty', path: '/reply', as: 'fresh', arrange: (page) => text(page, 'No Legal Reply Generated') },
  { name: 'reply-draft', path: '/reply', as: 'user', arrange: (page) => text(page, /^Versions \(/) },
  {
    name: 'reply-source',
    path: '/reply',
    as: 'user',
    arrange: async (page) => {
      await page.getByText(/^Law quoted/).click();
      await press(page, 'Read in the source: Source 1');
      await page.locator('mark').first().waitFor();
    },
  },
  { name: 'reply-steps-reading', path: '/reply', as: 'answering', arrange: (page) => replySteps(page, 'reading') },
  {
    name: 'reply-steps-grid',
    path: '/reply',
    as: 'answering',
    arrange: async (page) => {
      await replySteps(page, 'grid');
      await page.getByText('Law: nothing ticked').first().click();
      await text(page, /replaces/);
    },
  },
  { name: 'reply-steps-draft', path: '/reply', as: 'answering', arrange: (page) => replySteps(page, 'draft') },
  { name: 'profile', path: '/profile', as: 'user', arrange: (page) => text(page, 'Draft generated') },
  {
    name: 'profile-keys',
    path: '/profile?tab=keys',
    as: 'user',
    arrange: async (page) => {
      await press(page, 'Create Key');
      await page.getByRole('dialog').getByText('Token Budget').waitFor();
    },
  },
  {
    name: 'profile-key-created',
    path: '/profile?tab=keys',
    as: 'user',
    arrange: async (page) => {
      await press(page, 'Create Key');
      await createKey(page, 'Nightly summary of new judgments', ['Ask questions', 'Search the library']);
    },
  },
  {
    name: 'profile-security',
    path: '/profile',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await text(page, 'Account Created');
      await text(page, 'This session');
      await text(page, 'No app is connected.');
      await text(page, 'Turn On');
    },
  },
  {
    name: 'account-menu',
    path: '/profile',
    as: 'user',
    arrange: async (page) => {
      if (await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()) await press(page, 'Menu');
      await press(page, 'Account');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByText(/\d tokens/)
        .waitFor();
    },
  },
  {
    name: 'palette',
    path: '/library',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('tenancy');
      await page.getByRole('option').filter({ hasText: 'Sample Tenancy Act' }).waitFor();
    },
  },
  {
    name: 'keys',
    path: '/',
    as: 'visitor',
    arrange: async (page) => {
      await heading(page, 'AI-Powered Legal Assistant');
      await page.keyboard.press('Control+/');
      await heading(page, 'Keyboard shortcuts');
    },
  },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor', arrange: (page) => text(page, 'Please ask your administrator') },
  {
    name: 'reset-password',
    path: '/reset-password#sample',
    as: 'visitor',
    arrange: (page) => heading(page, 'Choose a New Password'),
  },
  {
    name: 'reminders-off',
    path: '/reminders-off#sample',
    as: 'visitor',
    arrange: (page) => heading(page, 'E-mails About Dates'),
  },
  {
    name: 'confirm-email',
    path: '/confirm-email#sample',
    as: 'visitor',
    arrange: (page) => heading(page, 'Confirm the New Address'),
  },
  {
    name: 'profile-two-step',
    path: '/profile',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await press(page, 'Turn On');
      await page.getByLabel('Your password').fill(SEED_PASSWORD);
      await press(page, 'Continue');
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    },
  },
  {
    name: 'profile-delete-account',
    path: '/profile',
    as: 'user',
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await press(page, 'Delete My Account');
      await page.getByLabel('Your password').waitFor();
      // axe takes what the edge of the window cuts, behind the dialog, for a control that is half covered.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'developers',
    path: '/developers',
    as: 'user',
    arrange: async (page) => {
      await press(page, 'Run');
      await text(page, '"documentType"');
    },
  },
  { name: 'not-found', path: '/nothing/here', as: 'visitor', arrange: (page) => heading(page, 'Page not found') },
  ...DEADLINE_SCREENS,
  ...MATTER_SCREENS,
  ...PARTY_SCREENS,
  ...LAW_CHANGE_SCREENS,
  ...APPROVAL_SCREENS,
  ...BUNDLE_SCREENS,
  ...DRAFT_DIALOGS,
  ...WEBHOOK_SCREENS,
  ...VERIFY_SCREENS,
  ...ADMIN_SCREENS,
];
