import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../core/config/load-config.js';
import { BACKUP_USAGE, runBackupCli } from './backup-cli.js';

async function run(args: string[], settings: Record<string, string> = {}): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const output = { say: (line: string) => void said.push(line), progress: () => undefined };
  return { code: await runBackupCli(args, { config: loadConfig(settings), settings, output }), said };
}

describe('npm run backup', () => {
  it.each([
    [[]],
    [['verify']],
    [['restore']],
    [['one', 'two']],
    [['verify', 'one', 'two']],
    [['restore', 'one', '--without-keys']],
    [['one', '--with-keys']],
  ])('answers %j with its usage', async (args) => {
    expect(await run(args)).toEqual({ code: 2, said: [BACKUP_USAGE] });
  });

  it('makes no backup without the keys unless it is told to', async () => {
    const { code, said } = await run(['/tmp/never-made']);
    expect([code, said[0]]).toEqual([1, expect.stringMatching(/^BACKUP_PASSPHRASE is not set\..*--without-keys/)]);
  });

  it('says what is wrong with a folder that is not a backup', async () => {
    expect(await run(['verify', '/tmp/never-made'])).toEqual({
      code: 1,
      said: ['/tmp/never-made is not a whole backup: its manifest.json cannot be read (ENOENT).'],
    });
  });
});
