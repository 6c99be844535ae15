import { expect, it } from 'vitest';
import { openFoldsInPrint } from './print-folds.js';

it('opens what is folded while a page is printed, and folds that again', () => {
  document.body.innerHTML = '<details id="folded"></details><details id="open" open></details>';
  const folds = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  openFoldsInPrint();
  dispatchEvent(new Event('beforeprint'));
  expect(folds()).toEqual([true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(folds()).toEqual([false, true]);
});
