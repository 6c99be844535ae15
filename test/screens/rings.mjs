import assert from 'node:assert/strict';

/** Asserts that every control that the tab key reaches has a ring while it has the focus. @param {import('playwright-core').Page} page */
export async function rings(page) {
  // What is focused after a key was pressed is focused as by that key.
  await page.keyboard.press('Tab');
  assert.deepEqual(await page.evaluate(ringless), []);
}

/** Focuses each control in turn. @returns {string[]} those without a ring of at least 2 px, on them or on the frame around them */
function ringless() {
  const { document, getComputedStyle } = globalThis;
  const LEAST_PX = 2;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]';
  /** How many frames around a control may have its ring. */
  const FRAMES = 4;
  const hasRing = (element) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= LEAST_PX && Number(opacity) > 0;
  };
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  // Behind a dialog nothing can be reached.
  const dialogs = [...document.querySelectorAll('dialog[open], .ant-modal-wrap, .ant-drawer')].filter((one) => one.checkVisibility());
  const within = dialogs.at(-1) ?? document;
  const found = [];
  let reached = 0;
  for (const control of /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(CONTROLS))) {
    if (control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    reached += 1;
    let ringed = false;
    for (let frame = /** @type {Element | null} */ (control), depth = 0; frame && depth <= FRAMES; frame = frame.parentElement, depth += 1)
      ringed ||= hasRing(frame);
    if (!ringed) found.push(control.outerHTML.slice(0, 160));
  }
  before?.focus({ preventScroll: true });
  return reached > 0 ? found : ['no control takes the focus'];
}
