import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Builds what is published into `dist`, where the compiler has put the types: one module, which holds the protocol of streams, too. The package
 * then needs no other one, so that it can be installed from a file in a network without a registry.
 */
const here = import.meta.dirname;
const dist = path.join(here, 'dist');

/** All that the generated types take from a package of types. */
const IMPORTED = /^import type \{ DocumentTypeDecoration \} from '@graphql-typed-document-node\/core';$/m;
const OURS = 'interface DocumentTypeDecoration<Result, Variables> { __apiType?: (variables: Variables) => Result }';
const types = path.join(dist, 'gql/graphql.d.ts');
const declared = readFileSync(types, 'utf8');
if (!IMPORTED.test(declared)) throw new Error(`${types} does not import what it used to; see build.mjs.`);
writeFileSync(types, declared.replace(IMPORTED, OURS));

const bundle = await rolldown({ input: path.join(here, 'src/index.ts'), platform: 'neutral', resolve: { mainFields: ['module', 'main'] } });
await bundle.write({ file: path.join(dist, 'index.js'), format: 'esm' });
await bundle.close();

copyFileSync(path.join(here, '../../node_modules/graphql-ws/LICENSE.md'), path.join(dist, 'graphql-ws.LICENSE.md'));
