/** @typedef {{ q: string, own: string, amendments: string }} AmendedSection */

const plain = (text) => text.replace(/\s+/g, ' ');

/**
 * The sections of a library that States have amended, each asked for by its number and act, with its own words and theirs.
 * @param {any} product modules of the built back end
 * @param {{ sources: Map<string, any> }} library
 * @returns {AmendedSection[]}
 */
export function amendedSections({ partsOf, bodyStart, parseStructure }, { sources }) {
  return [...sources.values()].flatMap(({ identity, prepared }) =>
    identity.documentType !== 'act'
      ? []
      : parseStructure(prepared.text, 'act').flatMap(({ kind, label, heading, start, end }) => {
          const text = prepared.text.slice(start, end);
          const section = kind === 'section' && partsOf(text, bodyStart(text, heading));
          const amendments = section ? section.parts.filter((part) => part.kind === 'amendment') : [];
          if (!section || amendments.length === 0) return [];
          const words = amendments.map((part) => text.slice(part.start, part.end)).join('\n');
          return [{ q: `Section ${label} of ${identity.title}`, own: plain(text.slice(0, section.end)), amendments: plain(words) }];
        }),
  );
}

/** Whether an answer quotes words of the States and none of the section itself. */
export const quotesStatesOnly = ({ own, amendments }, citations) =>
  citations.length > 0 &&
  citations.every(({ quotation }) => !own.includes(plain(quotation))) &&
  citations.some(({ quotation }) => amendments.includes(plain(quotation)));
