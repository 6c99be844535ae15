import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SecretFinder } from './secret-finder.js';

/** Shorter values occur in ordinary words. */
const SECRET_MIN = 8;
/** What users wrote, by the names that REST and GraphQL give it. */
const PRIVATE_KEYS =
  /^(password|current_password|new_password|currentPassword|newPassword|question|document_content|previous_document|previousDocument|text|modification_suggestions|modificationSuggestions)$/;

type Kind = 'logs' | 'errors' | 'secrets';

/** Called once before the run: from here on each process of it keeps its logs, its error answers and what must be in neither. */
export function beginEvidence(): void {
  process.env.TEST_EVIDENCE_DIR = mkdtempSync(path.join(os.tmpdir(), 'themis-evidence-'));
}

function keep(kind: Kind, lines: readonly string[]): void {
  const directory = process.env.TEST_EVIDENCE_DIR;
  if (directory && lines.length > 0)
    appendFileSync(path.join(directory, `${kind}-${process.pid}`), lines.map((line) => `${line}\n`).join(''));
}

/** Where the application under test writes its logs. */
export const keepLog = (text: string): void => keep('logs', [text.trimEnd()]);

/**
 * Notes an answer that is an error: a status from 400 on, or GraphQL errors. Of an answer that is there in part the errors are noted: the
 * rest is what its caller asked for.
 */
export function keepAnswer(status: number, text: string): void {
  if (status >= 400 || /"errors":\s*\[/.test(text)) keep('errors', [errorsOf(text).replaceAll('\n', ' ')]);
}

function errorsOf(text: string): string {
  try {
    const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
    return data && errors ? JSON.stringify(errors) : text;
  } catch {
    return text;
  }
}

/** Notes values that no log and no error may hold. */
export const keepSecrets = (...values: string[]): void =>
  keep(
    'secrets',
    values.filter((value) => value.length >= SECRET_MIN).map((value) => JSON.stringify(value)),
  );

/** Notes passwords, questions and texts in what is sent. */
export function keepSent(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    // One word that is not a password, as a generated question may be, stands in ordinary lines too.
    if (typeof value === 'string' && PRIVATE_KEYS.test(key))
      keepSecrets(...(/password/i.test(key) || /\s/.test(value) ? [value.slice(0, 200)] : []));
    else keepSent(value);
  }
}

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a token', /\beyJ[\w-]{8,}\.[\w-]{8,}/],
  ['an API key', /\bthm_[0-9a-f]{12}_[\w-]{43}/],
  ['a password hash', /\$argon2/],
  ['SQL', /\b(select\s.{1,200}\sfrom|insert into|delete from|update\s\S{1,60}\sset)\s/i],
  ['an absolute path', /(?<![\w:])(?:file:\/\/)?\/(?:tmp|srv|work|home|root|usr|var|opt|mnt|Users)\/\w/],
];
const STACK: [what: string, pattern: RegExp] = ['a stack', /\n? {2,}at .{0,200}:\d+:\d+|node_modules/];

/** What of the forbidden is in a text; `isAnswer` holds it to the stricter rule of what clients see. */
export function leaksIn(text: string, secrets: SecretFinder, isAnswer: boolean): string[] {
  const patterns = isAnswer ? [...FORBIDDEN, STACK] : FORBIDDEN;
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  if (secrets.isIn(text)) found.push('a secret or a private text');
  return found;
}

/** Looks through everything that the run has kept, and removes it. @throws Error that names each leak with its line */
export function judgeEvidence(): void {
  const directory = process.env.TEST_EVIDENCE_DIR;
  if (!directory || !existsSync(directory)) return;
  const lines = (kind: Kind) =>
    readdirSync(directory)
      .filter((name) => name.startsWith(`${kind}-`))
      .flatMap((name) => readFileSync(path.join(directory, name), 'utf8').split('\n'))
      .filter(Boolean);
  const secrets = [...new Set(lines('secrets').map((line) => JSON.parse(line) as string))];
  const finder = new SecretFinder(secrets);
  const leaks = (['logs', 'errors'] as const).flatMap((kind) =>
    [...new Set(lines(kind))].flatMap((line) =>
      leaksIn(line, finder, kind === 'errors').map((what) => `${kind}: ${what}: ${line.slice(0, 500)}`),
    ),
  );
  const silent = secrets.length > 0 && lines('logs').length === 0;
  rmSync(directory, { recursive: true, force: true });
  delete process.env.TEST_EVIDENCE_DIR;
  if (silent) throw new Error('An application ran and logged nothing, so that its logs could not be judged.');
  if (leaks.length > 0) throw new Error(`Logs or error answers hold what they must not:\n${leaks.slice(0, 20).join('\n')}`);
}
