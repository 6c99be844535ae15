import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import type { AdminActor } from './core/access/actor.js';
import { loadConfig } from './core/config/load-config.js';
import { readSettings } from './core/config/read-settings.js';
import { StartRefusal } from './core/config/start-refusal.js';
import { AppError } from './core/errors/app-error.js';
import { NestLogger } from './core/observability/nest-logger.js';
import { setUpLoggers } from './core/observability/loggers.js';
import { type ImportFailure, planImport } from './features/legal-sources/bulk/import-plan.js';
import { LibraryExport } from './features/legal-sources/bulk/library-export.service.js';
import { type ImportReport, LibraryImport } from './features/legal-sources/bulk/library-import.service.js';
import { LEGAL_DOCUMENT_KINDS, type LegalDocumentKind } from './features/legal-sources/stored-facts.js';
import { StarterLawService } from './features/starter-law/starter-law.service.js';
import { UsersService } from './features/accounts/users.service.js';
import { openInstallation } from './installation/open-installation.js';
import { runStarter } from './installation/starter-command.js';
import { type CliOutput, terminalOutput } from './installation/terminal-output.js';

export const LIBRARY_USAGE = `usage: npm run library -- import <folder> [--type act|judgment|rule|other] [--manifest file.csv] [--replace] [--as <email>]
       npm run library -- export <folder>
       npm run library -- starter [--manifest file.json] [--replace | --remove] [--as <email>]

import takes every PDF and TXT file of the folder into the library. What the library has already is left alone, so that an import
that was interrupted goes on when it is started again. The manifest (manifest.csv in the folder, when not named) says per file what
its type, title, short_names, year, state, status, in_force_from, repealed_on, replaced_by, source and description are.
--replace lets a file take the place of a document of its name; --as names the administrator in the audit log.

export writes the files of the library and a manifest from which import makes the same library again.

starter says how far the starter law is and which of its acts have changed, and loads what is lacking. --manifest names another list of
acts, which is only compared with the library; with --replace it counts from then on, and the acts that have changed are replaced.
--remove removes all starter law. What administrators edited, replaced or removed is never touched.`;

export interface LibraryCliRun {
  /** Opens the product's services once the arguments are right, with or without its background work. */
  open: (role: 'tool' | 'worker') => Promise<Pick<INestApplicationContext, 'get' | 'close'>>;
  output: CliOutput;
  /** Ends the work after the file at hand. */
  signal?: AbortSignal;
}

interface LibraryCommand {
  command: 'import' | 'export' | 'starter';
  /** Absolute, as the path of the manifest is; empty for `starter`. */
  folder: string;
  type?: LegalDocumentKind;
  manifest?: string;
  replace: boolean;
  remove: boolean;
  as?: string;
  /** No instance of the product is running: this process does the indexing itself. */
  alone: boolean;
}

function commandOf(args: readonly string[]): LibraryCommand | null {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        type: { type: 'string' },
        manifest: { type: 'string' },
        replace: { type: 'boolean' },
        remove: { type: 'boolean' },
        as: { type: 'string' },
        alone: { type: 'boolean' },
        from: { type: 'string', default: '.' },
      },
    });
  } catch {
    return null;
  }
  const { type: given, manifest, replace = false, remove = false, as, alone = false, from } = parsed.values;
  const [command, folder = '', ...rest] = parsed.positionals;
  const type = LEGAL_DOCUMENT_KINDS.find((kind) => kind === given);
  if (command !== 'import' && command !== 'export' && command !== 'starter') return null;
  if ((folder === '') !== (command === 'starter') || rest.length > 0) return null;
  if (remove && (command !== 'starter' || replace || manifest !== undefined)) return null;
  if (command === 'starter' && given !== undefined) return null;
  if (given !== undefined && !type) return null;
  if (command === 'export' && (type ?? manifest ?? as ?? (replace || undefined)) !== undefined) return null;
  return {
    command,
    folder: path.resolve(from, folder),
    type,
    manifest: manifest === undefined ? undefined : path.resolve(from, manifest),
    replace,
    remove,
    as,
    alone,
  };
}

/**
 * Imports a folder into the library, or exports the library into one, beside an instance that runs or without one.
 * @returns the exit code: 1 where a file failed or was left out, 2 for wrong arguments
 */
export async function runLibraryCli(args: readonly string[], { open, output, signal }: LibraryCliRun): Promise<number> {
  const given = commandOf(args);
  if (!given) {
    output.say(LIBRARY_USAGE);
    return 2;
  }
  try {
    // Before anything is opened: a manifest that is wrong is told at once.
    const plan = given.command === 'import' ? await planImport(given.folder, given) : null;
    const context = await open(given.alone ? 'worker' : 'tool');
    try {
      if (given.command === 'export')
        return await exportLibrary(context.get(LibraryExport, { strict: false }), given.folder, output, signal);
      const { id, email } = await context.get(UsersService, { strict: false }).administrator(given.as);
      const actor: AdminActor = { kind: 'admin', userId: id, sessionId: '', email, address: 'command line' };
      if (!plan) return await runStarter(context.get(StarterLawService, { strict: false }), actor, { ...given, output, signal });
      for (const failure of plan.failures) tell(output, failure);
      const report = await context.get(LibraryImport, { strict: false }).run(actor, plan.files, {
        replace: given.replace,
        signal,
        onProgress: ({ done, total, failed }) => output.progress(`${done} of ${total} files${failed > 0 ? `, ${failed} failed` : ''}`),
      });
      return tellImport(output, report, plan.failures, plan.others);
    } finally {
      await context.close();
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    output.say(error.message);
    return 1;
  }
}

async function exportLibrary(library: LibraryExport, folder: string, output: CliOutput, signal?: AbortSignal): Promise<number> {
  const { done, total, failures } = await library.run(folder, {
    signal,
    onProgress: (report) => output.progress(`${report.done} of ${report.total} files`),
  });
  for (const failure of failures) tell(output, failure);
  output.say(`Exported ${done - failures.length} of ${total} documents to ${folder}`);
  return failures.length > 0 ? 1 : 0;
}

const tell = (output: CliOutput, { file, reason }: ImportFailure): void => output.say(`FAILED ${file}: ${reason}`);

function tellImport(output: CliOutput, report: ImportReport, early: readonly ImportFailure[], others: number): number {
  for (const failure of report.failures) tell(output, failure);
  const { indexed, present, left } = report;
  const failed = report.failed + early.length;
  const parts = [
    `${indexed} imported and indexed`,
    `${present} already in the library`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(others > 0 ? [`${others} neither PDF nor TXT`] : []),
    ...(left > 0 ? [`${left} left: start the import again to go on`] : []),
  ];
  output.say(parts.join(', '));
  return failed > 0 || left > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const root = path.resolve(import.meta.dirname, '../..');
  const settings = readSettings(root, process.env);
  const config = loadConfig(settings);
  const write = (text: string): void => void process.stdout.write(text);
  setUpLoggers({ level: 'error', pretty: config.log.pretty, sink: (text) => void process.stderr.write(text) });
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      write('\nStopping after the file at hand …\n');
      stop.abort();
    });
  return runLibraryCli(process.argv.slice(2), {
    open: async (role) => {
      // An import into an empty library is no first start: whoever brings law of their own is not given more.
      const auto = config.starterLaw.auto && process.argv[2] === 'starter';
      const here = { ...config, starterLaw: { ...config.starterLaw, auto } };
      const module = AppModule.forRoot(here, await openInstallation(config, settings), role);
      return NestFactory.createApplicationContext(module, { logger: new NestLogger() });
    },
    output: terminalOutput(),
    signal: stop.signal,
  });
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await main().catch((error: unknown) => {
    // A malformed setting says what is wrong with it; a stack would only hide that.
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
}
