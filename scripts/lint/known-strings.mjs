import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findVariable, getStaticValue } from '@eslint-community/eslint-utils';
import tseslint from 'typescript-eslint';

/** Constants that are made of others, which are made of others; more than this is no constant that a reader could follow. */
const MAX_DEPTH = 12;
/**
 * Functions of `core/text/literally` that escape a text for a pattern, and what is taken for such a text: what stands around it can then be
 * examined, since letters, digits and a blank of some text are all that can stand here.
 */
const ESCAPES = new Set(['literally', 'literalWords']);
const SOME_TEXT = 'aa 1';
/** Parsed modules by path, each with the time at which its file was last changed: an editor keeps the linter running. */
const modules = new Map();

/**
 * The text of an expression that is known without running it: a literal, or a template of constants. A constant may come from another
 * module of the project, which `getStaticValue` does not look into. Of two texts that a condition chooses from, the pattern that takes both.
 *
 * @param {any} node an ESTree expression, or undefined
 * @param {import('eslint').Scope.Scope} scope
 * @param {string} file the path of the module in which the expression stands
 * @returns {string | undefined}
 */
export function knownString(node, scope, file, depth = 0) {
  if (!node || depth > MAX_DEPTH) return undefined;
  const known = (each) => knownString(each, scope, file, depth + 1);
  if (node.type === 'TemplateLiteral') return joined(node, known, 'cooked');
  if (node.type === 'TaggedTemplateExpression' && isRaw(node.tag)) return joined(node.quasi, known, 'raw');
  if (node.type === 'BinaryExpression' && node.operator === '+') return both(known(node.left), known(node.right));
  if (node.type === 'CallExpression' && ESCAPES.has(node.callee.name)) return SOME_TEXT;
  if (node.type === 'ConditionalExpression') return either(known(node.consequent), known(node.alternate));
  if (node.type === 'Identifier') {
    const [definition, ...others] = findVariable(scope, node)?.defs ?? [];
    if (definition && others.length === 0) {
      if (definition.type === 'ImportBinding') return imported(definition, file, depth);
      if (definition.type === 'Variable' && definition.parent?.kind === 'const' && definition.node.id.type === 'Identifier')
        return known(definition.node.init);
    }
  }
  const value = getStaticValue(node, scope)?.value;
  return typeof value === 'string' ? value : undefined;
}

const isRaw = (tag) => tag.type === 'MemberExpression' && tag.object.name === 'String' && tag.property.name === 'raw';
const either = (left, right) => (left === undefined || right === undefined ? undefined : `(?:${left}|${right})`);
const both = (left, right) => (left === undefined || right === undefined ? undefined : left + right);

function joined({ quasis, expressions }, known, kind) {
  return quasis.reduce((text, quasi, index) => {
    const before = index === 0 ? '' : known(expressions[index - 1]);
    return both(text, both(before, quasi.value[kind]));
  }, '');
}

function imported({ node, parent }, file, depth) {
  const source = parent.source.value;
  if (node.type !== 'ImportSpecifier' || typeof source !== 'string' || !source.startsWith('.')) return undefined;
  const target = [source.replace(/\.js$/, '.ts'), source].map((each) => path.resolve(path.dirname(file), each)).find(isFile);
  const module = target ? moduleAt(target) : undefined;
  if (!target || !module) return undefined;
  const constant = module.ast.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration?.type === 'VariableDeclaration')
    .filter(({ declaration }) => declaration.kind === 'const')
    .flatMap(({ declaration }) => declaration.declarations)
    .find(({ id }) => id.name === node.imported.name);
  return constant && knownString(constant.init, module.scope, target, depth + 1);
}

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function moduleAt(file) {
  const { mtimeMs } = statSync(file);
  const held = modules.get(file);
  if (held?.mtimeMs === mtimeMs) return held;
  const options = { filePath: file, sourceType: 'module', range: true };
  // The types of ESLint's parsers leave their options out.
  const parse = /** @type {(text: string, options: object) => any} */ (tseslint.parser.parseForESLint);
  const { ast, scopeManager } = parse(readFileSync(file, 'utf8'), options);
  const module = { ast, scope: scopeManager.globalScope.childScopes[0] ?? scopeManager.globalScope, mtimeMs };
  modules.set(file, module);
  return module;
}
