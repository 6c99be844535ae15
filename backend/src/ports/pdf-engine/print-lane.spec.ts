import { describe, expect, it } from '@jest/globals';
import type { BrowserLauncher } from './browser-launcher.js';
import type { PrintBrowser } from './print-browser.js';
import { PrintLane } from './print-lane.js';

const PDF = new Uint8Array([1]);
const asItIs = (pdf: Uint8Array): Promise<Uint8Array> => Promise.resolve(pdf);

/** A browser that prints at once, and notes what. */
function browserThatNotes(printed: string[]): PrintBrowser {
  const print = (html: string): Promise<Uint8Array> => {
    printed.push(html);
    return Promise.resolve(PDF);
  };
  return { alive: true, jobs: 0, killedFor: null, gone: new Promise(() => undefined), print } as unknown as PrintBrowser;
}

describe('PrintLane', () => {
  it('gives no page to a caller who left while the browser started, and goes on with the next one', async () => {
    const printed: string[] = [];
    let started: (browser: PrintBrowser) => void = () => undefined;
    const starting = new Promise<PrintBrowser>((resolve) => (started = resolve));
    const launcher = { fontFaces: '', launch: () => starting } as unknown as BrowserLauncher;
    const lane = new PrintLane(launcher, { pages: 1, deadlineMs: 60_000, recycleAfter: 10 });
    const controller = new AbortController();
    const left = lane.print('endless', { format: 'A4', signal: controller.signal }, asItIs);
    const next = lane.print('next', { format: 'A4' }, asItIs);
    controller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    started(browserThatNotes(printed));
    expect(await next).toBe(PDF);
    expect(printed).toEqual(['next']);
  });
});
