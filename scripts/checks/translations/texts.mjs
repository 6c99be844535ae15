/** A word, in any language that the sources are written in; signs and single letters are the same in Hindi. */
const WORD = /[A-Za-z]{2}/;
/** Properties whose strings are for programs. */
const NOT_READ = new Set(['value', 'id', 'key']);

/**
 * The texts of a source of the client: the strings in `translated({ … })` and the first arguments of `t(…)`.
 * @param ts the TypeScript package
 * @returns {{ text?: string, isMessage?: boolean, wrong?: string }[]} `isMessage` for those in ICU MessageFormat; `wrong` names one
 *   that cannot be looked up
 */
export function textsOf(ts, file, code) {
  if (!code.includes('/i18n/translate.js')) return /\/messages\.ts$/.test(file) ? [{ wrong: 'its texts need translated() or t()' }] : [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const add = (text, isMessage) => WORD.test(text) && found.push({ text, isMessage });
  const isPutTogether = (node) =>
    ts.isTemplateExpression(node) && [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => WORD.test(text));
  const constants = (node) => {
    if (ts.isFunctionLike(node)) return readTexts(node);
    if (ts.isPropertyAssignment(node)) return NOT_READ.has(node.name.getText()) ? undefined : constants(node.initializer);
    if (ts.isStringLiteralLike(node)) return void add(node.text, false);
    if (ts.isTemplateExpression(node)) return void found.push({ wrong: `${node.getText()} needs t()` });
    return ts.forEachChild(node, constants);
  };
  /** A function among the texts: what it returns is read as well. */
  const readTexts = (node) => {
    calls(node);
    const look = (inner) => {
      if (isPutTogether(inner)) found.push({ wrong: `${inner.getText()} needs t()` });
      ts.forEachChild(inner, look);
    };
    look(node);
  };
  const calls = (node) => {
    const name = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
    if (name === 'translated') node.arguments.forEach(constants);
    else {
      if (name === 't') {
        const [message] = node.arguments;
        if (message && ts.isStringLiteral(message)) add(message.text, true);
        else found.push({ wrong: `t(${message?.getText() ?? ''}): the text must be a string literal` });
      }
      ts.forEachChild(node, calls);
    }
  };
  calls(source);
  return found;
}
