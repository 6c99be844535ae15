import type { FoundSection, Linked } from '../sections.js';
import { punishes } from './section-links.js';

/** Leaves out what punishes a breach of a section that, read as a whole, carries a punishment itself. */
export function withoutNeedless({ penalties, ...linked }: Linked, open: readonly FoundSection[]): Linked {
  const threatening = open.filter(({ passages }) => passages.some(({ text }) => punishes(text)));
  const needless = ({ documentId, relation }: FoundSection): boolean =>
    threatening.some(
      (section) => section.documentId === documentId && relation?.kind === 'penalty' && section.unit.toUpperCase() === relation.of,
    );
  return { ...linked, penalties: penalties.filter((penalty) => !needless(penalty)) };
}
