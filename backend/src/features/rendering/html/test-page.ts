import { TEST_MARK } from '../test-mark.js';
import type { PrintedAround } from './print-html.js';

/** The mark over each page of what a test key has printed: what stands at a fixed place is printed on every page. */
export const TEST_PAGE: PrintedAround = {
  after: `<div class="test" aria-hidden="true">${TEST_MARK}</div>`,
  styles:
    '.test{position:fixed;top:38%;left:0;right:0;text-align:center;font-size:130pt;font-weight:bold;letter-spacing:.1em;' +
    'color:rgba(190,0,0,.16);transform:rotate(-30deg)}',
};
