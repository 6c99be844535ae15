import { describe, expect, it } from 'vitest';
import { installFakeUpload } from '../../../test/support/fake-upload.js';
import { upload } from './upload.js';

const REASON = new Error('the user left');
const request = (signal: AbortSignal) =>
  upload({ path: '/api/upload/', fields: { file: new File(['text'], 'a.txt') }, token: null, signal });

describe('an upload', () => {
  it('sends nothing when its signal is aborted already', async () => {
    const sent: string[] = [];
    installFakeUpload((path) => {
      sent.push(path);
      return { status: 200, body: '{}' };
    });
    await expect(request(AbortSignal.abort(REASON))).rejects.toBe(REASON);
    expect(sent).toEqual([]);
  });

  it('ends with the reason when it is aborted on its way', async () => {
    const controller = new AbortController();
    installFakeUpload(() => {
      controller.abort(REASON);
      return new Promise(() => undefined);
    });
    await expect(request(controller.signal)).rejects.toBe(REASON);
  });
});
