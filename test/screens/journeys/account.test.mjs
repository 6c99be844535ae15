import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { assertAccessible } from '../../journey/support/axe.mjs';
import { openPage, PAGE } from '../../journey/support/browser.mjs';
import { describeInBrowser } from '../../journey/support/describe-in-browser.mjs';
import { openMailbox } from '../../journey/support/mailbox.mjs';
import { watchNotices } from '../../journey/support/notices.mjs';
import { ADMIN, startProduct } from '../../journey/support/product.mjs';
import { SEED_PASSWORD, seeder } from '../../journey/support/seed.mjs';
import { stateOf } from '../../journey/support/sessions.mjs';
import { totp } from '../../journey/support/totp.mjs';

const EMAIL = 'asha@themis.test';
const NEW_PASSWORD = 'a louder violet lease';
/** Refused answers, which Chromium reports as errors of the console; the screens show them in their own words. */
const EXPECTED = /Failed to load resource: the server responded with a status of 40[0139]/;

describeInBrowser('an account in a browser', () => {
  let product;
  let browser;
  let page;
  let complaints;
  let noticed;
  let seed;
  let mailbox;
  let recoveryCodes = [];

  beforeAll(async () => {
    mailbox = await openMailbox();
    product = await startProduct({
      ADMIN_SECOND_FACTOR: 'required',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Themis <themis@law.example>',
      PUBLIC_URL: 'https://law.example',
    });
    seed = seeder(product.url);
    await seed.user('Asha Mehta', EMAIL);
    browser = await openPage(product.url);
    ({ page, complaints } = browser);
    noticed = await watchNotices(page);
  });
  afterAll(async () => {
    await browser?.close();
    if (product) assert.equal(await product.stop(), 0);
    await mailbox?.close();
    assert.deepEqual(
      complaints?.filter((complaint) => !EXPECTED.test(complaint)),
      [],
    );
  });

  const press = (name, within = page) => within.getByRole('button', { name, exact: true }).click();
  async function signIn(password, path = '/login') {
    await page.goto(`${product.url}${path}`);
    await page.getByLabel(/email/i).fill(path === '/login' ? EMAIL : ADMIN.email);
    await page.getByLabel(path === '/login' ? 'Password' : 'Admin Password', { exact: true }).fill(password);
    await press('Sign In');
  }
  async function security() {
    await page.goto(`${product.url}/profile`);
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByText('This session').waitFor();
  }
  const codesShown = () => page.getByRole('list', { name: 'Your Recovery Codes' }).getByRole('listitem').allTextContents();

  test('sessions are listed; another one is signed out, and hears of it', async () => {
    await signIn(SEED_PASSWORD);
    await noticed('Login successful!');
    await security();
    const list = page.getByRole('list', { name: 'Where You Are Signed In' });
    assert.equal(await list.getByRole('listitem').count(), 2);
    await list.getByText(/Chrome.* on Linux/).waitFor();
    await list.getByRole('button', { name: /^Sign out / }).click();
    await noticed('The session was signed out.');
    await list.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    assert.equal(await page.getByRole('button', { name: 'Sign Out All Others' }).count(), 0);
    await assertAccessible(page, 'the sessions');
  });

  test('a password is changed with the present one only, and signs out all others', async () => {
    // It begins with a session of its own: a token that is replaced in an open page may be replaced again by it.
    const token = await seed.userToken(EMAIL, SEED_PASSWORD);
    const other = await page
      .context()
      .browser()
      .newContext({ ...PAGE, storageState: stateOf(product.url, { token }) });
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${product.url}/profile`);
    await elsewhere.getByRole('heading', { name: 'Profile', exact: true }).waitFor();

    await security();
    const change = async (current, next, again = next) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm new password').fill(again);
      await press('Change Password');
    };
    await change(SEED_PASSWORD, NEW_PASSWORD, 'another violet lease');
    await page.getByText('Passwords do not match').waitFor();
    await change('not the password', NEW_PASSWORD);
    await page.getByText('The password is not correct.').waitFor();
    await change(SEED_PASSWORD, 'password');
    await page.getByText('This password is too common. Please choose another one.').waitFor();
    await assertAccessible(page, 'a refused change of password');
    await change(SEED_PASSWORD, NEW_PASSWORD);
    await noticed('Your password was changed.');
    await elsewhere.reload();
    await elsewhere.waitForURL('**/login');
    await other.close();
  });

  test('a change for which the sign-in is too long ago asks for the password, and is then made', async () => {
    await page.goto(`${product.url}/profile`);
    await page.getByLabel('Phone Number').fill('+91 98100 00099');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql' }] });
    devtools.once('Fetch.requestPaused', ({ requestId }) => {
      const errors = [{ message: 'Confirm your password.', extensions: { code: 'REAUTHENTICATION_REQUIRED' } }];
      const body = Buffer.from(JSON.stringify({ data: null, errors })).toString('base64');
      const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
      void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
      void devtools.send('Fetch.disable');
    });
    await press('Save Changes');
    const dialog = page.getByRole('dialog', { name: 'Confirm That It Is You' });
    await dialog.getByLabel('Your password').fill('not the password');
    await press('Confirm', dialog);
    await dialog.getByText('The password is not correct.').waitFor();
    await assertAccessible(page, 'the question for the password');
    await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
    await press('Confirm', dialog);
    await dialog.waitFor({ state: 'detached' });
    await noticed('Profile updated successfully!');
    await devtools.detach();
  });

  test('two-step sign-in is turned on step by step, with a wrong password and a wrong code on the way', async () => {
    await security();
    await press('Turn On');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('not the password');
    await press('Continue', dialog);
    await dialog.getByText('The password is not correct.').waitFor();
    await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
    await press('Continue', dialog);
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await assertAccessible(page, 'the picture for the app');
    const secret = await dialog.locator('code').innerText();
    await dialog.getByLabel('Current code from the app').fill(totp(secret, 2880));
    await press('Continue', dialog);
    await dialog.getByText(/The code is not correct/).waitFor();
    await dialog.getByLabel('Current code from the app').fill(totp(secret));
    await press('Continue', dialog);
    await noticed('Two-step sign-in is on.');
    recoveryCodes = await codesShown();
    assert.equal(new Set(recoveryCodes).size, 10);
    await assertAccessible(page, 'the recovery codes');
    await press('I Have Saved the Codes', dialog);
    await page.getByText(/On since .* · 10 recovery codes left/).waitFor();
  });

  test('a login then asks for a code, refuses a wrong one, and takes a recovery code once', async () => {
    await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/`);
    await signIn(NEW_PASSWORD);
    await page.getByRole('heading', { name: 'Two-Step Sign-In' }).waitFor();
    await assertAccessible(page, 'the second step of a login');
    await press('Continue');
    await page.getByText('Please enter the code').waitFor();
    await page.getByLabel('Code', { exact: true }).fill('AAAA-AAAA-AAAA-AAAA');
    await press('Continue');
    await noticed(/The code is not correct/);
    await press('Back to sign-in');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await signIn(NEW_PASSWORD);
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0]);
    await press('Continue');
    await noticed('Login successful!');
    await page.waitForURL('**/ask');
  });

  test('recovery codes are renewed, and two-step sign-in is turned off with password and code', async () => {
    await security();
    await page.getByText(/9 recovery codes left/).waitFor();
    const both = async (button, code) => {
      await press(button);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
      await dialog.getByLabel('Code from the app, or a recovery code').fill(code);
      await press('Continue', dialog);
      return dialog;
    };
    const dialog = await both('New Recovery Codes', recoveryCodes[1]);
    await page.getByRole('list', { name: 'Your Recovery Codes' }).waitFor();
    const [next] = await codesShown();
    await press('I Have Saved the Codes', dialog);
    const refused = await both('Turn Off', recoveryCodes[2]);
    await refused.getByText(/The code is not correct/).waitFor();
    await refused.getByLabel('Code from the app, or a recovery code').fill(next ?? '');
    await press('Continue', refused);
    await noticed('Two-step sign-in is off.');
    await page.getByRole('button', { name: 'Turn On', exact: true }).waitFor();
  });

  test('the account menu shows who is signed in, the balance and the theme, and signs out', async () => {
    await security();
    await press('Account');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText(EMAIL).waitFor();
    await menu.getByText('20 tokens').waitFor();
    await menu.getByRole('button', { name: /^Theme: / }).waitFor();
    await assertAccessible(page, 'the account menu');
    await page.keyboard.press('Escape');
    await menu.getByText(EMAIL).waitFor({ state: 'hidden' });
    await press('Account');
    await press('Sign out');
    await page.waitForURL(`${product.url}/`);
    await menu.getByRole('link', { name: 'Login' }).waitFor();
  });

  test('a forgotten password is replaced through the link of an e-mail, which works once', async () => {
    await page.goto(`${product.url}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot Your Password?' }).waitFor();
    await page.getByLabel('Email').fill(EMAIL);
    await assertAccessible(page, 'asking for a link');
    const mail = mailbox.next('/reset-password#');
    await press('Send Link');
    await page.getByText(/If there is an account with this e-mail/).waitFor();
    const token = /reset-password#([\w-]+)/.exec(await mail)?.[1];
    assert.ok(token, 'no link was sent');
    const open = async () => {
      await page.goto(`${product.url}/login`);
      await page.goto(`${product.url}/reset-password#${token}`);
    };
    const choose = async (password, again = password) => {
      await page.getByLabel('New Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(again);
      await press('Save Password');
    };
    await open();
    await choose('a quiet orange lease', 'a quiet yellow lease');
    await page.getByText('Passwords do not match').waitFor();
    await assertAccessible(page, 'choosing a new password');
    await choose('a quiet orange lease');
    await noticed('Your password was changed');
    await page.waitForURL('**/login');
    await open();
    await choose('a quiet yellow lease');
    await noticed('This link is no longer valid. Please request a new one.');
    await page.goto(`${product.url}/reset-password`);
    await page.getByText('This address is incomplete.').waitFor();
    await signIn('a quiet orange lease');
    await noticed('Login successful!');
  });

  test('an administrator who must have it sets it up at the login, and gets in with it', async () => {
    await signIn(ADMIN.password, '/webmin');
    await page.getByRole('heading', { name: 'Set Up Two-Step Sign-In' }).waitFor();
    await assertAccessible(page, 'setting up at the login');
    const secret = await page.locator('code').innerText();
    await page.getByLabel('Current code from the app').fill(totp(secret));
    await press('Continue');
    await page.getByRole('heading', { name: 'Your Recovery Codes' }).waitFor();
    const [code = ''] = await codesShown();
    await page.goto(`${product.url}/admin`);
    await noticed('Admin access required. Please login through admin panel.');
    await page.waitForURL('**/webmin');
    await signIn(ADMIN.password, '/webmin');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await press('Continue');
    await noticed('Admin login successful! Redirecting...');
    await page.waitForURL('**/admin');
  });
});
