import { knownString } from './known-strings.mjs';
import { PatternVerdicts } from './pattern-verdicts.mjs';
import { superLinearLoops } from './super-linear-loops.mjs';

/** The files whose patterns are checked. */
export const PATTERN_FILES = {
  files: [
    'backend/src/**/*.ts',
    'frontend/src/**/*.{ts,tsx}',
    'packages/client/src/**/*.ts',
    'packages/draft/src/**/*.ts',
    'packages/embedded-postgres/src/**/*.ts',
    'packages/sparse-index/src/**/*.ts',
    'scripts/**/*.mjs',
  ],
  ignores: ['**/*.{spec,test}.*', 'scripts/test/**'],
};

/** Calls `known(node, source, flags)` for every pattern of a file that is known without running it, `unknown(node)` for the others. */
export function patternVisitor(context, known, unknown) {
  const fromCall = (node) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const scope = context.sourceCode.getScope(node);
    const [source, flags] = node.arguments.map((argument) => knownString(argument, scope, context.filename));
    const isKnown = source !== undefined && (node.arguments.length < 2 || flags !== undefined);
    if (isKnown) known(node, source, flags ?? '');
    else unknown(node);
  };
  return {
    'Literal[regex]': (node) => known(node, node.regex.pattern, node.regex.flags),
    NewExpression: fromCall,
    CallExpression: fromCall,
  };
}

let verdicts;

/** What recheck proves may stand; the others are looked at by the house's own rule as well. @type {import('eslint').Rule.RuleModule} */
const linearPattern = {
  meta: {
    type: 'problem',
    messages: {
      slow: 'This pattern takes too long for {{attack}}. Rewrite it so that its time is linear.',
      loop: '{{problem}} Rewrite the pattern so that its time is linear, or prove at the line that it is.',
      unlisted: 'This and more patterns are not in scripts/lint/pattern-verdicts.txt: npm run patterns.',
    },
  },
  create: (context) =>
    patternVisitor(
      context,
      (node, source, flags) => {
        verdicts ??= new PatternVerdicts();
        const { verdict, attack } = verdicts.of(source, flags);
        if (verdict === 'proved') return;
        if (verdict === 'slow' || verdict === 'unlisted') context.report({ node, messageId: verdict, data: { attack } });
        for (const problem of superLinearLoops(source, flags)) context.report({ node, messageId: 'loop', data: { problem } });
      },
      () => {},
    ),
};

/** @type {import('eslint').Rule.RuleModule} */
const knownPattern = {
  meta: {
    type: 'problem',
    messages: {
      unknown:
        'This pattern is put together at run time, so no check can see it. Use a constant one with literally() around what is text, or prove at the line that it is linear.',
      hidden:
        'Patterns are made by `new RegExp(…)`, so that the checks find them: not by another name, nor by a call that is handed RegExp.',
    },
  },
  create: (context) => ({
    ...patternVisitor(
      context,
      () => {},
      (node) => context.report({ node, messageId: 'unknown' }),
    ),
    Identifier: (node) => {
      if (node.name === 'RegExp' && !isOpenUse(node)) context.report({ node, messageId: 'hidden' });
    },
  }),
};

/** A call or construction, `instanceof`, a type, or what belongs to the constructor: nothing that makes a pattern elsewhere. */
function isOpenUse(node) {
  const { parent } = node;
  if (parent.type === 'NewExpression' || parent.type === 'CallExpression') return parent.callee === node;
  if (parent.type === 'MemberExpression') return parent.object === node;
  return parent.type === 'BinaryExpression' || parent.type.startsWith('TS');
}

/** Rules for regular expressions that `eslint-plugin-regexp` has none for. @type {import('eslint').ESLint.Plugin} */
export const patternPlugin = { rules: { linear: linearPattern, 'known-pattern': knownPattern } };
