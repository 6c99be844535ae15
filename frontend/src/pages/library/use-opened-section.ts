import { skipToken, useQuery } from '@apollo/client/react';
import type { SourcePlace } from '../../components/source/source-place.js';
import { SOURCE_SECTION } from './library.operations.js';
import { sectionPlace } from './section-place.js';

interface OpenedSection {
  place: SourcePlace | null;
  /** The address names a section that the source does not have. */
  missing: boolean;
}

/** The section that the address names, so that a link to it opens it. @param section its label or name */
export function useOpenedSection(id: string | null, section: string | null): OpenedSection {
  const skip = id === null || section === null;
  const { data } = useQuery(SOURCE_SECTION, skip ? skipToken : { variables: { id, label: section } });
  const contents = skip ? undefined : data?.sourceContents;
  const found = contents?.section;
  return { place: found ? sectionPlace(contents.source, found) : null, missing: found === null };
}
