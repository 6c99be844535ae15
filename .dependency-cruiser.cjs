/**
 * Who may import whom: docs/architecture.md. One table for the features, the rest by folder.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** What each feature may use of other features and of ports. */
const FEATURES = {
  tokens: { features: [], ports: [] },
  accounts: { features: ['tokens'], ports: ['mailer', 'identity-provider'] },
  webhooks: { features: [], ports: ['mailer'] },
  'storage-upkeep': { features: [], ports: ['blob-store'] },
  'reference-files': { features: ['storage-upkeep'], ports: ['blob-store', 'text-extractor', 'photographs'] },
  retrieval: { features: [], ports: ['embedder', 'retrieval-index'] },
  'legal-sources': { features: ['retrieval', 'storage-upkeep', 'accounts'], ports: ['blob-store', 'text-extractor'] },
  'starter-law': { features: ['legal-sources'], ports: ['law-source'] },
  'model-usage': { features: ['legal-sources'], ports: ['language-model'] },
  'section-questions': { features: ['retrieval', 'model-usage'], ports: ['language-model'] },
  ask: {
    features: ['retrieval', 'deadlines', 'legal-sources', 'reference-files', 'matters', 'model-usage', 'notices'],
    ports: ['language-model'],
  },
  templates: { features: ['tokens'], ports: [] },
  review: { features: ['templates', 'retrieval', 'legal-sources'], ports: [] },
  verify: { features: ['retrieval', 'legal-sources', 'reference-files'], ports: [] },
  notices: { features: ['templates', 'retrieval', 'reference-files', 'matters', 'model-usage'], ports: ['language-model'] },
  editing: { features: ['review', 'templates', 'model-usage'], ports: ['language-model'] },
  drafting: { features: ['editing', 'notices', 'review', 'templates', 'tokens', 'matters', 'retrieval', 'legal-sources'], ports: [] },
  rendering: {
    features: ['drafting', 'templates', 'reference-files', 'storage-upkeep'],
    ports: ['pdf-engine', 'pdf-pages', 'blob-store'],
  },
  conversations: { features: ['ask', 'deadlines', 'rendering'], ports: [] },
  'personal-data': {
    features: [
      'accounts',
      'tokens',
      'reference-files',
      'drafting',
      'rendering',
      'conversations',
      'matters',
      'parties',
      'webhooks',
      'approvals',
      'chronology',
      'consistency',
      'answer-ratings',
    ],
    ports: [],
  },
  overview: { features: ['accounts', 'tokens', 'legal-sources'], ports: [] },
  deadlines: { features: ['retrieval'], ports: [] },
  matters: { features: ['deadlines'], ports: ['mailer'] },
  audit: { features: [], ports: [] },
  parties: { features: ['matters', 'templates'], ports: [] },
  'cited-law': { features: ['ask', 'conversations', 'deadlines', 'drafting', 'legal-sources', 'rendering', 'retrieval'], ports: [] },
  'answer-ratings': { features: ['conversations'], ports: [] },
  approvals: { features: ['conversations', 'drafting', 'rendering'], ports: [] },
  chronology: { features: ['matters', 'notices', 'reference-files', 'rendering', 'retrieval'], ports: [] },
  consistency: { features: ['drafting', 'matters', 'notices', 'reference-files', 'retrieval', 'review'], ports: [] },
  jobs: { features: [], ports: [] },
  mcp: { features: [], ports: [] },
};

/** What each room of `frontend/src/components` may use of the others. */
const COMPONENTS = {
  ui: [],
  source: ['ui'],
  parties: ['ui'],
  'law-changes': ['ui'],
  approval: ['ui'],
  drafting: ['ui', 'source', 'parties', 'law-changes', 'approval', 'matter'],
  matter: ['ui'],
  'reference-files': ['ui', 'matter'],
  'token-statement': ['ui'],
  'api-keys': ['ui'],
  webhooks: ['ui'],
  'two-step': ['ui'],
};

const SRC = '^backend/src';
const WEB = '^frontend/src';
/** What reads and writes the notation of drafts, on both sides. */
const DRAFT_TREE = `${SRC}/(features/rendering/(document-model[.]ts$|layout/(curled|side-by-side)[.]ts$|parse/|tree/)|core/text/(roman|letter-numbers)[.]ts$)`;
/** What reads and writes the values of forms, on both sides. */
const FORM_VALUES = `${SRC}/core/text/(admissions|no-answer|normalized|state-names|values/[a-z-]+)[.]ts$`;
/** Writes calendar files, on both sides. */
const CALENDAR_FILE = `${SRC}/core/calendar/calendar-file[.]ts$`;
/** Reads the lists of sections that the product ships. */
const SECTIONS_OF_ACTS = `${SRC}/features/retrieval/guide/load-acts[.]ts$`;
/** Packages without any code to find. */
const TYPES_ONLY = '^@graphql-typed-document-node/core$';

const TEST_FILE = '[.](spec|test|contract)[.]tsx?$';
const oneOf = (names) => (names.length > 0 ? `(${names.join('|')})` : '(?!)');

/** Features of one subject: pure functions over templates, papers and drafts, which hardly any service would wrap. */
const DRAFTS = '(?:consistency|drafting|editing|notices|review|templates)';
/** What a feature offers to all others. @param {string} own the feature that imports it */
const throughServices = (own) =>
  `${SRC}/features/(${own}/|[^/]+/[^/]+[.](service|module|errors|views)[.]ts$|[^/]+/[^/]+/[^/]+[.](service|errors|views)[.]ts$)`;

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const featureRules = Object.entries(FEATURES).flatMap(([feature, { features, ports }]) => [
  forbid(
    `${feature}-features`,
    `features/${feature} may use: ${features.join(', ') || 'no other feature'}`,
    { path: `${SRC}/features/${feature}/`, pathNot: TEST_FILE },
    { path: `${SRC}/features/`, pathNot: `${SRC}/features/${oneOf([feature, ...features])}/` },
  ),
  forbid(
    `${feature}-ports`,
    `features/${feature} may use: ${ports.join(', ') || 'no port'}`,
    { path: `${SRC}/features/${feature}/`, pathNot: TEST_FILE },
    { path: `${SRC}/ports/`, pathNot: `${SRC}/ports/${oneOf(ports)}/` },
  ),
]);

const componentRules = Object.entries(COMPONENTS).map(([room, others]) =>
  forbid(
    `web-components-${room}`,
    `components/${room} may use: ${others.join(', ') || 'no other room'}`,
    { path: `${WEB}/components/${room}/` },
    { path: `${WEB}/components/`, pathNot: `${WEB}/components/${oneOf([room, ...others])}/` },
  ),
);

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Split the module, or pass the value in.', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid(
      'no-type-cycles',
      'Types count too: move the type to a file of its own.',
      {},
      { circular: true, via: { dependencyTypes: ['type-only'] } },
    ),
    forbid('no-unresolvable', 'The import finds nothing.', {}, { couldNotResolve: true, pathNot: TYPES_ONLY }),
    forbid('core-alone', 'core knows nothing of the product.', { path: `${SRC}/core/` }, { path: `${SRC}/(?!core/)` }),
    forbid(
      'ports-core-only',
      'A port imports core and itself only.',
      { path: `${SRC}/ports/([^/]+)/` },
      { path: `${SRC}/`, pathNot: `${SRC}/(core|ports/$1)/` },
    ),
    forbid(
      'adapters-bound-once',
      'Only the composition root (app.module.ts, adapters.module.ts, adapters/) picks adapters; everybody else imports the port and its errors.',
      { path: `${SRC}/`, pathNot: `${SRC}/(ports/|(app|adapters)[.]module[.]ts$|adapters/)` },
      { path: `${SRC}/ports/([^/]+)/`, pathNot: `${SRC}/ports/(([^/]+)/\\2|language-model/question-batches|[^/]+/[^/]*errors?)[.]ts$` },
    ),
    forbid(
      'features-through-services',
      'Another feature is used through its services, errors and views (GraphQL types refer to classes); entities and inputs are private.',
      { path: `${SRC}/features/(?!${DRAFTS}/)([^/]+)/`, pathNot: TEST_FILE },
      { path: `${SRC}/features/`, pathNot: throughServices('$1') },
    ),
    forbid(
      'drafts-through-services',
      'What drafts are made with uses the other features like any feature; which sections an act has is data for all.',
      { path: `${SRC}/features/(${DRAFTS})/`, pathNot: TEST_FILE },
      { path: `${SRC}/features/(?!${DRAFTS}/)`, pathNot: [throughServices('$1'), SECTIONS_OF_ACTS].flat() },
    ),
    forbid(
      'drafts-transports-private',
      'What drafts are made with shares its functions and values from top to bottom; entities, inputs and transports are private here, too.',
      { path: `${SRC}/features/(${DRAFTS})/`, pathNot: TEST_FILE },
      { path: `${SRC}/features/.+[.](entity|inputs|controller|resolver)[.]ts$`, pathNot: `${SRC}/features/$1/` },
    ),
    forbid(
      'drafting-on-top',
      'Of a draft, rendering reads nothing but the text that it prints.',
      {
        path: `${SRC}/features/rendering/`,
        pathNot: [`${SRC}/features/rendering/(rendering[.]module|jobs/render-input)[.]ts$`, TEST_FILE],
      },
      { path: `${SRC}/features/drafting/` },
    ),
    forbid(
      'unknown-feature',
      'A new feature gets a line in the table of .dependency-cruiser.cjs.',
      { path: `${SRC}/features/(?!${Object.keys(FEATURES).join('/|')}/)[^/]+/` },
      { path: '.*' },
    ),
    forbid(
      'roots-on-top',
      'Nothing below imports the entry points or the composition root.',
      { path: `${SRC}/.+/` },
      { path: `${SRC}/[^/]+[.]ts$` },
    ),
    forbid(
      'vendors-in-ports',
      'The outside is reached through a port.',
      { path: `${SRC}/(?!ports/)` },
      {
        path: 'node_modules/(@anthropic-ai|puppeteer-core|@sparticuz|@qdrant|flydrive|@aws-sdk|@embedpdf|pdf-parse|sharp|word-extractor|@photostructure|onnxruntime-node|@huggingface|nodemailer)/',
      },
    ),
    forbid(
      'tracing-loaded-when-wanted',
      'The SDK is loaded by start-tracing.ts, and only when traces are wanted; everybody else uses tracing.ts.',
      { path: `${SRC}/`, pathNot: `${SRC}/core/observability/(start-tracing|tracing/(otel-spans|tracing[.]spec))[.]ts$` },
      { path: '(node_modules/@opentelemetry/|core/observability/tracing/otel-spans[.]ts$)' },
    ),
    forbid(
      'queue-in-core',
      'Jobs go through core/jobs, events through core/events.',
      { path: `${SRC}/(?!core/)` },
      { path: 'node_modules/(bullmq|@nestjs/bullmq|ioredis)/' },
    ),
    forbid(
      'no-test-code',
      'The product does not import its tests.',
      { path: `${SRC}|${WEB}`, pathNot: `${TEST_FILE}|${WEB}/test/` },
      { path: `${TEST_FILE}|^(backend|frontend)/test/` },
    ),
    forbid(
      'no-dev-packages',
      'A package that the product imports belongs to its dependencies.',
      { path: `${SRC}/`, pathNot: TEST_FILE },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-shared-alone',
      'shared knows nothing of the screens.',
      { path: `${WEB}/shared/` },
      { path: `${WEB}/(app|pages|components)/` },
    ),
    forbid(
      'web-components-below-pages',
      'A component imports components and shared only.',
      { path: `${WEB}/components/` },
      { path: `${WEB}/(app|pages)/` },
    ),
    forbid(
      'web-unknown-component',
      'A new room of components gets a line in the table of .dependency-cruiser.cjs.',
      { path: `${WEB}/components/(?!(${Object.keys(COMPONENTS).join('|')})/)` },
      { path: '.*' },
    ),
    forbid(
      'web-pages-not-sideways',
      'A page imports components, shared and itself only.',
      { path: `${WEB}/pages/([^/]+)/` },
      { path: `${WEB}/(app|pages)/`, pathNot: `${WEB}/pages/$1/` },
    ),
    forbid(
      'web-draft-tree-only',
      'The front end takes three things from the back end: the notation of drafts, the values of forms and calendar files, through shared/document.',
      { path: `${WEB}/` },
      { path: '^backend/', pathNot: [DRAFT_TREE, FORM_VALUES, CALENDAR_FILE] },
    ),
    forbid(
      'web-draft-tree-once',
      'What both sides share is imported through shared/document.',
      { path: `${WEB}/`, pathNot: [`${WEB}/shared/document/(draft-tree|court-named|form-values|calendar-file)[.]ts$`, TEST_FILE] },
      { path: '^backend/' },
    ),
    forbid(
      'draft-tree-runs-anywhere',
      'What reads and writes drafts also runs in browsers: no package of Node, no framework, nothing else of the back end.',
      { path: DRAFT_TREE, pathNot: TEST_FILE },
      { path: '.*', pathNot: `${DRAFT_TREE}|node_modules/(markdown-it|@types/markdown-it)/` },
    ),
    forbid(
      'form-values-run-anywhere',
      'What reads the values of forms also runs in browsers: nothing else of the back end.',
      { path: FORM_VALUES, pathNot: TEST_FILE },
      { path: '.*', pathNot: FORM_VALUES },
    ),
    forbid('calendar-files-run-anywhere', 'What writes calendar files also runs in browsers.', { path: CALENDAR_FILE }, { path: '.*' }),
    forbid(
      'draft-alone',
      'packages/draft knows nothing of the product, and runs anywhere.',
      { path: '^packages/draft/', pathNot: TEST_FILE },
      { path: '.*', pathNot: '^packages/draft/' },
    ),
    forbid(
      'embedded-postgres-alone',
      'packages/embedded-postgres knows nothing of the product.',
      { path: '^packages/embedded-postgres/', pathNot: TEST_FILE },
      {
        path: '.*',
        pathNot:
          '^packages/embedded-postgres/|node_modules/|^(node:)?(child_process|events|fs|module|net|os|path|readline|timers/promises)$',
      },
    ),
    forbid(
      'sparse-index-alone',
      'packages/sparse-index knows nothing of the product.',
      { path: '^packages/sparse-index/', pathNot: TEST_FILE },
      { path: '.*', pathNot: '^packages/sparse-index/|node_modules/|^(node:)?(crypto|fs|path|sqlite)$' },
    ),
    ...componentRules,
    ...featureRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // A package of this repository is read from its sources: on a new machine nothing is built yet.
      conditionNames: ['source', 'import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
