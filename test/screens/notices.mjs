import assert from 'node:assert/strict';
import { PAGE, STEP_LIMIT_MS } from '../journey/support/browser.mjs';
import { test } from './in-turn.mjs';

/** @param {import('playwright-core').Locator} place */
async function boxOf(place) {
  const box = await place.boundingBox();
  assert.ok(box);
  return box;
}

/** How long notices stand, how many and where. @param {import('./every-screen.test.mjs').Stage} stage */
export function notices(stage) {
  test('notices: two seconds for a success, four for an error, the newest twenty, in the corner for administrators', async () => {
    const { page, stop } = await frozen('admin', '/admin', 'sample-tenancy-act-2001.txt');
    const notices = page.getByLabel('Notices').locator('div');
    const files = page.locator('input[type=file]:not([webkitdirectory])');
    let stored = 0;
    await page.route('**/api/admin/upload-legal-document', (route) => route.fulfill({ json: { message: `Stored ${(stored += 1)}` } }));
    for (let n = 1; n <= 23; n += 1) {
      await files.setInputFiles({ name: `act-${n}.txt`, mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await notices.getByText(`Stored ${n}`, { exact: true }).waitFor();
    }
    assert.equal(await notices.count(), 20);
    assert.match(await notices.first().innerText(), /^Stored 4/);
    const { x, y, width } = await boxOf(notices.last());
    assert.ok(x + width > 1280 - 64 && x > 640 && y < 100, 'the newest in the top right corner');
    await page.clock.runFor(1_999);
    assert.equal(await notices.count(), 20);
    await page.clock.runFor(1);
    assert.equal(await notices.count(), 0);
    await files.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
    await notices.getByText('Only PDF or TXT files are accepted').waitFor();
    await page.clock.runFor(3_999);
    assert.equal(await notices.count(), 1);
    await page.clock.runFor(1);
    assert.equal(await notices.count(), 0);
    await stop();

    const side = await frozen('user', '/ask', 'Quoted word for word');
    await side.page.locator('input[type=file]').setInputFiles({ name: 'lease.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
    const notice = side.page.getByLabel('Notices').locator('div').filter({ hasText: 'Please upload a PDF, TXT, DOC, or DOCX file' });
    await notice.waitFor();
    const box = await boxOf(notice);
    assert.ok(box.x + box.width > 1280 - 64 && box.x > 640 && box.y + box.height > 900 - 64, 'in the bottom right corner');
    await side.stop();
  });

  /** A page whose clock stands still. */
  async function frozen(as, path, ready) {
    const context = await stage.browser.newContext({ ...PAGE, storageState: stage.people[as] });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    await page.clock.install();
    await page.goto(stage.url + path);
    await page.getByText(ready).first().waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    return { page, stop: () => context.close() };
  }
}
