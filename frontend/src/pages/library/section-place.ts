import type { SectionPlace } from '../../components/source/source-place.js';
import type { ListedSection_SectionFragment } from '../../shared/gql/graphql.js';

export type Section = ListedSection_SectionFragment;

/** Where a section stands, for the source viewer. */
export const sectionPlace = (
  source: { id: string; title: string },
  section: Pick<Section, 'label' | 'name' | 'heading' | 'chapter' | 'page' | 'spanStart' | 'spanEnd'>,
): SectionPlace => ({
  documentId: source.id,
  documentTitle: source.title,
  headingPath: [section.chapter, section.name].filter(Boolean).join(' › '),
  pageStart: section.page ?? null,
  pageEnd: section.page ?? null,
  spanStart: section.spanStart,
  spanEnd: section.spanEnd,
  unit: section.label,
  heading: section.heading,
});
