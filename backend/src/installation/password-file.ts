import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../core/disk/write-durably.js';

/** `admin-password` in the data folder: the generated password of an administrator. Never holds any other. */
export class PasswordFile {
  private readonly file: string;
  private readonly drafted: string;

  constructor(dataDir: string) {
    this.file = path.join(dataDir, 'admin-password');
    this.drafted = `${this.file}.new`;
  }

  /** Keeps a password whose account is about to be made. */
  draft(password: string): void {
    rmSync(this.file, { force: true });
    writeDurably(this.drafted, `${password}\n`);
  }

  /** The account of the drafted password is made. @returns the file */
  publish(): string {
    renameSync(this.drafted, this.file);
    return this.file;
  }

  /** Finishes what a crash interrupted, and removes a password that is nobody's any more. */
  async settle(isTrue: (password: string) => Promise<boolean>): Promise<void> {
    if (existsSync(this.drafted)) {
      if (await isTrue(read(this.drafted))) this.publish();
      else rmSync(this.drafted, { force: true });
    }
    if (existsSync(this.file) && !(await isTrue(read(this.file)))) this.remove();
  }

  remove(): void {
    for (const file of [this.file, this.drafted]) rmSync(file, { force: true });
  }
}

const read = (file: string): string => readFileSync(file, 'utf8').trim();
