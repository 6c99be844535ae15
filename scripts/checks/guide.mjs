import { commencements } from './guide/commencements.mjs';
import { readGuide } from './guide/files.mjs';
import { gone } from './guide/gone.mjs';
import { plainTexts } from './guide/plain-texts.mjs';
import { successors } from './guide/successors.mjs';
import { topics } from './guide/topics.mjs';
import { words } from './guide/words.mjs';

/** The guide to the law: the form of its files, that every act and section they name exists, and that nothing is said twice. */
export const guide = {
  name: 'guide to the law',
  mend: 'the file of the guide that the finding names, in backend/src/features/retrieval/guide',
  run: async () => {
    // Loaded here, since on a fresh clone the package is there only once the checks have installed it.
    const { z } = await import('zod');
    const files = readGuide();
    const results = [
      topics(files, z),
      successors(files, z),
      gone(files, z),
      commencements(files, z),
      words(files, z),
      await plainTexts(files),
    ];
    const problems = results.flatMap((result) => result.problems);
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      note: [...results.map((result) => result.note), `${files.acts.size} acts`].join(', '),
    };
  },
};
