import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { headingOf, isEmpty, readGuide } from './guide/files.mjs';

const TEMPLATES = 'backend/src/features/templates/shipped';
const SIGNING_RULES = 'backend/src/features/review/signing/rules';
const SECTION = String.raw`\d{1,3}[a-z]{0,2}(?:\(\w{1,4}\)){0,4}`;
/** "sections 138 and 141 of the Negotiable Instruments Act, 1881", "section 69(1) of the Act" */
const CITED = new RegExp(
  String.raw`\bsections? (${SECTION}(?:(?:, | and | or |, read with |, read with sections? )${SECTION}){0,20}),? of (?:the ([a-z(][^.;:"”]{3,90}?, \d{4})|(the act)\b)`,
  'gi',
);
/** `the Negotiable Instruments Act, 1881 (the "Act")`: what "the Act" means from there on. */
const DEFINED = /\bof the ([A-Z(][^.;:"”]{3,90}?, \d{4}) \(the "Act"\)/;

/** Every section that a document template cites, in any of its golden texts, or a signing note cites, is one that the guide knows to stand in the act. */
export const templateLaw = {
  name: 'law in templates',
  mend: 'the citation in the template, or the act in the guide to the law',
  run: async () => {
    const acts = new Map([...readGuide().acts.values()].map((each) => [key(each.title), each]));
    const cited = [...sourceFiles([TEMPLATES], /\.golden\.txt$/), ...sourceFiles([SIGNING_RULES], /\.ts$/)].flatMap(citations);
    const problems = cited.flatMap(({ file, act, section }) => {
      if (act === undefined) return [`${file}: section ${section} is of "the Act", which the text never names`];
      const known = acts.get(key(act));
      const heading = known && headingOf(known, section);
      return known && (heading === undefined || isEmpty(heading)) ? [`${file}: ${act} has no section ${section} in force`] : [];
    });
    const unknown = new Set(cited.flatMap(({ act }) => (act !== undefined && !acts.has(key(act)) ? [act] : [])));
    return {
      ok: problems.length === 0,
      output: [...new Set(problems)].join('\n'),
      note: `${cited.length} citations${unknown.size > 0 ? `; not in the guide: ${[...unknown].join('; ')}` : ''}`,
    };
  },
};

function citations(file) {
  const text = readFileSync(inRoot(file), 'utf8').replaceAll(/\s+/g, ' ');
  const named = DEFINED.exec(text)?.[1];
  return [...text.matchAll(CITED)].flatMap(([, list, title, short]) =>
    [...list.matchAll(new RegExp(SECTION, 'gi'))].map(([section]) => ({
      file,
      act: short === undefined ? title : named,
      section: section.replace(/\(.*/, '').toUpperCase(),
    })),
  );
}

/** "THE NEGOTIABLE INSTRUMENTS ACT, 1881" and "Negotiable Instruments Act, 1881" are one. */
const key = (title) =>
  title
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
