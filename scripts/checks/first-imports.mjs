import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const SCRIPT = /^[\w./-]+[.][cm]?js$/;
/** What a fresh checkout has not got, although its address is relative. */
const MADE_LATER = /(^|\/)(node_modules|dist|\.cache)\//;

/**
 * The commands of package.json install the packages themselves. What they load before that, which is all that they import statically, are
 * Node's own modules and files of ours that do the same; what needs packages is imported where the packages are there already.
 */
export const firstImports = {
  name: 'imports of the commands',
  mend: 'await import(…) of a package after installPackages()',
  run: async () => {
    const { default: ts } = await import('typescript');
    const read = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null);
    const { scripts } = JSON.parse(read('package.json') ?? '{}');
    const others = Object.keys(scripts).filter((name) => startedPrograms([scripts[name]]).length === 0);
    const entries = startedPrograms([...Object.values(scripts), read('.ci/run') ?? '']);
    const { problems, files } = earlyPackages(ts, entries, read);
    problems.push(
      ...others.map((name) => `npm run ${name} starts no file of ours with Node, so that nothing installs the packages for it.`),
    );
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${entries.length} programs, ${files} files` };
  },
};

/**
 * The files that lines of a shell start with Node: `exec node --flag scripts/start.mjs`.
 * @param {string[]} commands
 * @returns {string[]} relative to the checkout, each once
 */
export const startedPrograms = (commands) => [...new Set(commands.flatMap((command) => command.split('\n').flatMap(startedIn)))];

function startedIn(line) {
  const words = line.split(/\s/);
  return words.flatMap((word, at) => {
    if (word !== 'node') return [];
    const program = words.slice(at + 1).find((next) => !next.startsWith('-'));
    return program && SCRIPT.test(program) ? [path.posix.normalize(program)] : [];
  });
}

/**
 * Walks what is loaded when the entries are started, before any function of theirs runs.
 * @param {import('typescript')} ts
 * @param {string[]} entries
 * @param {(file: string) => string | null} read a file of the checkout, null where there is none
 * @returns {{ problems: string[], files: number }} one sentence for each way from an entry to what may not be there yet
 */
export function earlyPackages(ts, entries, read) {
  /** @type {Map<string, string[]>} by file: the shortest way to it */
  const ways = new Map(entries.map((entry) => [entry, [entry]]));
  const problems = [];
  for (const [file, way] of ways) {
    const source = read(file);
    if (source === null || MADE_LATER.test(file)) {
      problems.push(`${way.join(' → ')}: a fresh checkout has no such file.`);
      continue;
    }
    for (const specifier of loadedAtOnce(ts, file, source)) {
      if (isBuiltin(specifier)) continue;
      if (!/^[.]{1,2}\//.test(specifier)) {
        problems.push(
          `${way.join(' → ')} imports ${specifier} before the packages are installed: import it in a function that runs later.`,
        );
        continue;
      }
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return { problems, files: ways.size };
}

/**
 * What a module loads as soon as it is loaded itself: its imports, for their effects too, what it exports from elsewhere, and calls of
 * `import` and `require` outside of its functions.
 * @param {import('typescript')} ts
 * @param {string} file
 * @param {string} source
 * @returns {string[]} as written there
 */
export function loadedAtOnce(ts, file, source) {
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) take(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && isLoading(node.expression)) take(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  /** @param {import('typescript').Node | undefined} specifier */
  const take = (specifier) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    else if (specifier) found.push(`\`${specifier.getText()}\``);
  };
  /** @param {import('typescript').Expression} callee */
  const isLoading = (callee) =>
    callee.kind === ts.SyntaxKind.ImportKeyword ||
    /^(createRequire\(.*\)|require)([.]resolve)?$|^import\.meta\.resolve$/s.test(callee.getText());
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  ts.forEachChild(tree, visit);
  return found;
}
