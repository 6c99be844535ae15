import { knownString } from './known-strings.mjs';
import { superLinearLoops } from './super-linear-loops.mjs';

/** Calls `report(node, source, flags)` for every pattern of a file that is known without running it, `unknown(node)` for the others. */
function patternVisitor(context, known, unknown) {
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

/** @type {import('eslint').Rule.RuleModule} */
const linearLoops = {
  meta: {
    type: 'problem',
    messages: { loop: '{{problem}} Rewrite the pattern so that its time is linear, or prove at the line that it is.' },
  },
  create: (context) =>
    patternVisitor(
      context,
      (node, source, flags) => {
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
        'This pattern is put together at run time, so no check can see it. Use a constant one, or prove at the line that it is linear.',
    },
  },
  create: (context) =>
    patternVisitor(
      context,
      () => {},
      (node) => context.report({ node, messageId: 'unknown' }),
    ),
};

/** Rules for regular expressions that `eslint-plugin-regexp` has none for. @type {import('eslint').ESLint.Plugin} */
export const patternPlugin = { rules: { 'linear-loops': linearLoops, 'known-pattern': knownPattern } };
