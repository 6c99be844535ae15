import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const SCHEMA = 'schema.graphql';
const ROOT_TYPES = 'ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]';

/** Where a rule of the sets is not followed, and why. */
const SETTINGS = {
  // Everything that is written for readers, not types only; a root type is what its fields say.
  'require-description': [
    'error',
    {
      types: true,
      rootField: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      ignoredSelectors: [ROOT_TYPES],
    },
  ],
  // A citation, a line of a sum or a page has no identity of its own; what has one implements Node.
  'strict-id-in-types': 'off',
  // Lists that are short by nature, such as the citations of an answer, are no connections; rows of a log are found by no id.
  'relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
  // Every list is read forwards.
  'relay-arguments': ['error', { includeBoth: false }],
};

/** What a query finds by an id may be null, beside an error that names it: otherwise one that is missing takes the rest of the query with it. */
const FOUND_BY_ID = {
  selector:
    'ObjectTypeDefinition[name.value="Query"] > FieldDefinition[gqlType.kind="NonNullType"]:has(InputValueDefinition > .gqlType[kind="NonNullType"][gqlType.kind="NamedType"][gqlType.name.value="ID"]) > .name',
  message: 'What is found by an id may be null: `nullable: true`.',
};

/** Single places that stay, by rule. They cannot be renamed without breaking programs. */
const EXCEPTIONS = {
  'no-typename-prefix': [
    // "Answered by whom": the word is a verb here.
    'Answer.answeredBy',
    // After the interface: the id that is unique across all types, beside the plain `id`.
    'Node.nodeId',
    // The type is named after its only field.
    'RecoveryCodes.recoveryCodes',
  ],
};

/** The schema keeps to the rules of GraphQL-ESLint: those that it recommends for schemas, and those of Relay. */
export const graphqlRules = {
  name: 'rules of the GraphQL schema',
  mend: 'another name or description in the decorator and npm run codegen, or an exception with its reason in scripts/checks/graphql-rules.mjs',
  run: async () => {
    const [{ ESLint }, { default: plugin }] = await Promise.all([import('eslint'), import('@graphql-eslint/eslint-plugin')]);
    const { configs, parser } = plugin;
    // Its types name the rules more narrowly than those of ESLint.
    const rules = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (plugin));
    const own = Object.fromEntries(Object.entries(SETTINGS).map(([rule, setting]) => [`@graphql-eslint/${rule}`, setting]));
    const eslint = new ESLint({
      cwd: inRoot(),
      overrideConfigFile: true,
      overrideConfig: [
        {
          files: ['*.graphql'],
          plugins: { '@graphql-eslint': rules },
          languageOptions: { parser, parserOptions: { graphQLConfig: { schema: SCHEMA } } },
          rules: {
            ...configs['flat/schema-recommended'].rules,
            ...configs['flat/schema-relay'].rules,
            ...own,
            'no-restricted-syntax': ['error', FOUND_BY_ID],
          },
        },
      ],
    });
    const [{ messages }] = await eslint.lintFiles([SCHEMA]);
    const lines = readFileSync(inRoot(SCHEMA), 'utf8').split('\n');
    const found = messages.map(({ ruleId, message, line }) => ({ rule: ruleId?.split('/')[1] ?? '', message, at: placeOf(lines, line) }));
    const isException = ({ rule, at }) => EXCEPTIONS[rule]?.includes(at) === true;
    const problems = found.filter((each) => !isException(each)).map(({ rule, at, message }) => `${at}: ${message} (${rule})`);
    for (const [rule, places] of Object.entries(EXCEPTIONS))
      for (const place of places)
        if (!found.some((each) => each.rule === rule && each.at === place)) problems.push(`${place} is no longer an exception to ${rule}.`);
    return { ok: problems.length === 0, output: problems.join('\n') };
  },
};

/** The type and the field on a line, such as `Answer.answeredBy`. */
function placeOf(lines, line) {
  const field = /^ {2}(\w+)/.exec(lines[line - 1] ?? '')?.[1];
  const type = lines
    .slice(0, line)
    .findLast((each) => /^(?:type|input|enum|interface|union) /.test(each))
    ?.split(' ')[1];
  return field ? `${type}.${field}` : String(type);
}
