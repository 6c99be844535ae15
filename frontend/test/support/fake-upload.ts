import { vi } from 'vitest';

export interface UploadAnswer {
  status: number;
  body: string;
}

type UploadHandler = (
  path: string,
  form: FormData,
  report: (loaded: number, total: number) => void,
) => UploadAnswer | Promise<UploadAnswer>;

/** Replaces `XMLHttpRequest` for one test by one whose uploads are answered by the handler. */
export function installFakeUpload(handler: UploadHandler): void {
  class FakeRequest {
    readonly upload: { onprogress: ((event: Partial<ProgressEvent>) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    responseText = '';
    private path = '';

    open(_method: string, path: string): void {
      this.path = path;
    }

    setRequestHeader(): void {}

    abort(): void {
      this.onabort?.();
    }

    send(form: FormData): void {
      const report = (loaded: number, total: number): void => this.upload.onprogress?.({ lengthComputable: true, loaded, total });
      void Promise.resolve(handler(this.path, form, report)).then(({ status, body }) => {
        this.status = status;
        this.responseText = body;
        this.onload?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}
