import type { CodegenConfig } from '@graphql-codegen/cli';
import { filesWithDocuments } from './scripts/lib/documents.mjs';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.js',
  generates: {
    'frontend/src/shared/gql/': {
      documents: filesWithDocuments('frontend/src'),
      preset: 'client',
      // A part of the screen reads only what it asked for itself. Not called useFragment: it is no hook, and Apollo has one of that name.
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragmentData' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { Date: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
      },
    },
    'packages/client/src/gql/': {
      documents: 'packages/client/src/operations/*.ts',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        // Texts instead of parsed documents: small, and nothing of the package graphql is needed to send them.
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { Date: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
      },
    },
  },
};

export default config;
