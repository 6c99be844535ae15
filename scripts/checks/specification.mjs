import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

/** Set by `run`: on a fresh clone the package is there only once the checks have installed it. */
let ts;

const ROWS = 'test/specification/rows.json';
/** Where the tests of a suite are. */
const SUITES = {
  api: { folders: ['backend/test/api'], files: /[.]test[.]ts$/ },
  web: { folders: ['frontend/src', 'frontend/test'], files: /[.](test|spec)[.]tsx?$/ },
};
/** A title says what a test is for; only what its body names is tested. */
const TITLED = /^(it|test|describe)(\.|$)/;

/** Rows of the specification that no test names: each must be somewhere in the code of its suites, outside titles and comments. */
export const specification = {
  name: 'specification rows',
  mend: 'a test that asserts what the row says',
  run: async () => {
    ts = (await import('typescript')).default;
    const { about: _about, unbuilt, ...sections } = JSON.parse(readFileSync(inRoot(ROWS), 'utf8'));
    const texts = Object.fromEntries(Object.entries(SUITES).map(([suite, where]) => [suite, namedIn(where)]));
    const rows = Object.entries(sections).flatMap(([section, groups]) =>
      Object.entries(groups).flatMap(([group, list]) =>
        list.map(([row, suites]) => ({ row, suites: suites.split(' '), at: `${section} ${group}` })),
      ),
    );
    const missing = rows.flatMap(({ row, suites, at }) =>
      suites
        .filter((suite) => !texts[suite].some((text) => names(text, row)))
        .map((suite) => ({ row, suite, text: `${at}: no test of ${suite} names "${row}"` })),
    );
    const source = sourceFiles(['frontend/src'], /(?<![.](test|spec))[.]tsx?$/)
      .map((file) => readFileSync(inRoot(file), 'utf8'))
      .join('\n');
    const built = unbuilt.filter((row) => source.includes(row));
    const problems = [
      ...missing.filter(({ row, suite }) => suite !== 'web' || !unbuilt.includes(row) || built.includes(row)).map(({ text }) => text),
      ...built.map((row) => `"${row}" is in the front end now: take it off the list "unbuilt" of ${ROWS}`),
    ];
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${rows.length} rows, ${unbuilt.length} of them not built yet` };
  },
};

/** `{…}` in a row stands for at least one character. */
function names(text, row) {
  const pattern = row.split(/\{[^{}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // eslint-disable-next-line patterns/known-pattern -- made of a row of our own list, matched against our own tests
  return pattern.length === 1 ? text.includes(row) : new RegExp(pattern.join('.+')).test(text);
}

/** Every text in the code of these tests: literals, templates with `…` for what is filled in, and text between tags. */
function namedIn({ folders, files }) {
  return sourceFiles(folders, files).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found = [];
    const visit = (node) => {
      if (ts.isTemplateExpression(node))
        found.push([node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join(''));
      else if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replace(/\\(.)/g, '$1'));
      else if ((ts.isStringLiteralLike(node) && !isTitle(node)) || ts.isJsxText(node)) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function isTitle(node) {
  const { parent } = node;
  return ts.isCallExpression(parent) && parent.arguments[0] === node && TITLED.test(parent.expression.getText());
}
