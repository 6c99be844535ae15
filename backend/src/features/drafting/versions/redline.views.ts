import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import type { RedlineSegment } from '../../editing/redline/redline.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { DocumentVersion } from './versions.entity.js';

export enum RedlineSegmentKind {
  EQUAL = 'equal',
  INSERTED = 'inserted',
  DELETED = 'deleted',
}
registerEnumType(RedlineSegmentKind, {
  name: 'RedlineSegmentKind',
  description: 'What happened to a stretch of text.',
  valuesMap: {
    EQUAL: { description: 'Is in both versions.' },
    INSERTED: { description: 'Is in the later version only.' },
    DELETED: { description: 'Is in the earlier version only.' },
  },
});

@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('RedlineSegment', { description: 'A stretch of text that was kept, inserted or deleted as a whole.' })
export class RedlineSegmentView {
  @ApiField(() => RedlineSegmentKind, { description: 'What happened to it.' })
  kind: RedlineSegmentKind;

  @ApiField(() => String, { description: 'Its words, with line breaks.' })
  text: string;
}

@ShownToKeys('DOCUMENTS_READ')
@ObjectType('DocumentComparison', { description: 'The changes from one version to another, word for word.' })
export class DocumentComparisonView {
  @Field(() => ID, { description: 'Identifies the pair of versions.' })
  id: string;

  @Field(() => DocumentVersion, { description: 'The version that it is compared with.' })
  from: DocumentVersion;

  @Field(() => DocumentVersion, { description: 'The version that is compared.' })
  to: DocumentVersion;

  @Field(() => [RedlineSegmentView], { description: 'In order; equal and deleted ones make up `from`, equal and inserted ones `to`.' })
  segments: RedlineSegmentView[];

  @Field(() => Int, { description: 'Words inserted.' })
  insertedWords: number;

  @Field(() => Int, { description: 'Words deleted.' })
  deletedWords: number;
}

export const documentComparisonView = (
  from: DocumentVersion,
  to: DocumentVersion,
  segments: readonly RedlineSegment[],
): DocumentComparisonView => ({
  id: `${from.id}:${to.id}`,
  from,
  to,
  segments: segments.map(({ kind, ...segment }) => ({ ...segment, kind: enumValue(RedlineSegmentKind, kind) })),
  insertedWords: wordCount(segments, 'inserted'),
  deletedWords: wordCount(segments, 'deleted'),
});

const wordCount = (segments: readonly RedlineSegment[], kind: RedlineSegment['kind']): number =>
  segments.filter((segment) => segment.kind === kind).reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
