import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { wrongExamples } from './description/examples.mjs';
import { unsaid } from './description/unsaid.mjs';

/** The description of REST teaches: nothing in it is without words, and every body and answer has an example that its schema takes. */
export const apiDescription = {
  name: 'API description',
  mend:
    'a `description` in the decorator of the field or route and npm run codegen; for an example, KEEP_EXAMPLES=1 npm test -- api <a test ' +
    'that makes the call>, after its file in backend/test/fixtures/api-examples was removed, and npm run codegen',
  run: async () => {
    const document = JSON.parse(readFileSync(inRoot('openapi.json'), 'utf8'));
    const problems = [...unsaid(document), ...(await wrongExamples(document))];
    return { ok: problems.length === 0, output: problems.join('\n') };
  },
};
