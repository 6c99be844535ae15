import type { FoundSection, Succession } from '../../retrieval/retrieval.service.js';

const OMITTED = /^\W*(?:omitted|repealed)\b/iu;

const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/**
 * What a reader must know of a section before the words: that it took the place of old law, or is only the nearest to it, or that it is old
 * law itself. '' for nothing.
 */
export function noteOn({ found, unit, gone, passages: [first] }: FoundSection, successions: readonly Succession[]): string {
  if (gone) return `no longer law since ${dayOf(gone.since)}: ${gone.by}`;
  if (OMITTED.test(first?.heading ?? '')) return 'no longer law';
  const number = unit.toUpperCase();
  const isThis = ({ section }: { section: string }): boolean => section.toUpperCase() === number;
  const heir = successions.find(({ to }) => found === 'succession' && to.some(isThis));
  if (heir) return `in force from ${dayOf(heir.since)}, in place of section ${heir.from.section} of the ${heir.from.act}`;
  const kin = successions.find(({ nearest }) => found === 'succession' && nearest.some(isThis));
  if (kin) return `only the nearest provision in force: nothing took the place of section ${kin.from.section} of the ${kin.from.act}`;
  const old = successions.find(
    ({ from }) => found === 'reference' && from.section.toUpperCase() === number && isOf(first?.title, from.act),
  );
  if (!old) return '';
  if (old.to.length === 0 && old.reason) return `repealed from ${dayOf(old.since)}. ${old.reason.replace(/\.$/, '')}`;
  return `repealed from ${dayOf(old.since)}; which law applies depends on when it happened`;
}

const isOf = (title: string | undefined, act: string): boolean => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/,? ?\d{4}$/, '')
      .trim();
  return title !== undefined && plain(title) === plain(act);
};
