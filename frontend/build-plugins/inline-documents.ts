import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = path.resolve(import.meta.dirname, '../src/shared/gql/graphql.ts');
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm;
const CALL = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;

/**
 * Puts each GraphQL document where it is used. `graphql()` looks it up in a table of all documents of the product, which every screen
 * would have to load. Client-preset brings plugins of Babel and SWC for this, but the build has neither, and they refer to a
 * module with all documents, which is one chunk again.
 */
export function inlineDocuments(): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      documents = new Map(Array.from(readFileSync(GENERATED, 'utf8').matchAll(DOCUMENT), ([, name = '', json = '']) => [name, json]));
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || path.dirname(id) === path.dirname(GENERATED) || !code.includes('graphql(`')) return null;
      const inlined = code.replace(CALL, (_call, kind: string, name: string) => {
        // As the generator writes names: each part between underscores begins with a capital letter.
        const generated = name.replace(/(?:^|_)[a-z]/g, (start) => start.toUpperCase());
        const document = documents.get(`${generated}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`);
        if (document === undefined) this.error(`inline-documents: ${kind} ${name} is not generated; run \`npm run codegen\``);
        return `(${document} as any)`;
      });
      if (inlined.includes('graphql(`')) this.error(`inline-documents: a document in ${id} is written in a way that is not known here`);
      return { code: inlined, map: null };
    },
  };
}
