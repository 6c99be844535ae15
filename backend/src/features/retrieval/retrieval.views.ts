import { Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { excerptAround } from '../../core/text/excerpt.js';
import { fullPath } from './library/passage-payload.js';
import { tellingWords } from './search/query/query-terms.js';
import type { RetrievedPassage } from './library/retrieved-passage.js';
import { headingPathText, LAW_STAMP, PagesField, SourcePlace } from './source-place.views.js';
import { enumValue } from '../../core/graphql/enum-value.js';

export enum LegalDocumentType {
  ACT = 'act',
  JUDGMENT = 'judgment',
  RULE = 'rule',
  OTHER = 'other',
}
registerEnumType(LegalDocumentType, {
  name: 'LegalDocumentType',
  description: 'What kind of source a document of the library is.',
  valuesMap: {
    ACT: { description: 'A statute.' },
    JUDGMENT: { description: 'A decision of a court.' },
    RULE: { description: 'Rules or regulations under a statute.' },
    OTHER: { description: 'Anything else.' },
  },
});

export enum PassageOrigin {
  REFERENCE = 'reference',
  SUCCESSION = 'succession',
  CONTEXT = 'context',
  RANKING = 'ranking',
}
registerEnumType(PassageOrigin, {
  name: 'PassageOrigin',
  description: 'How a passage was found.',
  valuesMap: {
    REFERENCE: { description: 'The query cites this very unit, or this part of it.' },
    SUCCESSION: { description: 'It took the place of a section of a repealed act that the query cites.' },
    CONTEXT: { description: 'The query cites a part of this unit.' },
    RANKING: { description: 'It matches the words of the query.' },
  },
});

@ShownToKeys('SEARCH')
@ObjectType({ description: 'What a score is made of; shares lie between 0 and 1 and are null where a cited unit was opened directly.' })
export class ScoreParts {
  @ApiField(() => Float, { nullable: true, description: 'BM25F score, where ranking found the passage.' })
  lexical: number | null;

  @ApiField(() => Int, { nullable: true, description: 'Place in the lexical ranking, 1 for the best.' })
  lexicalRank: number | null;

  @ApiField(() => Int, { nullable: true, description: 'Place in the ranking by embeddings, where an embedder is configured.' })
  denseRank: number | null;

  @ApiField(() => Float, { nullable: true, description: 'Share of the query that passage, headings and title cover.' })
  coverage: number | null;

  @ApiField(() => Float, { nullable: true, description: "Share of the query that the unit's heading covers." })
  heading: number | null;

  @ApiField(() => Float, { nullable: true, description: 'Share of the query that the first words cover.' })
  opening: number | null;

  @ApiField(() => Float, { nullable: true, description: 'Share of neighbouring words of the query that are neighbours in the text.' })
  proximity: number | null;
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'A stretch of a source with its exact place.' })
export class SourcePassage extends SourcePlace {
  @ApiField(() => ID, { description: 'The library document.' })
  documentId: string;

  @ApiField(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @ApiField(() => String, { description: 'The number that a reader would cite, such as 26 or 4.10.1; empty where there is none.' })
  unit: string;

  @PagesField()
  pages?: number[] | null;

  @ApiField(() => String, { description: 'The words of the passage.' })
  text: string;

  @ApiField(() => String, { description: 'Of these the ones around the words of the query, on one line.' })
  excerpt: string;

  @ApiField(() => Float, { description: 'What the passages are ordered by; only comparable within one result.' })
  score: number;

  @ApiField(() => PassageOrigin, { description: 'By a reference in the query, or by its words.' })
  found: PassageOrigin;

  @ApiField(() => String, { nullable: true, description: 'The topic of the guide to the law that led to it; null where none did.' })
  topic: string | null;

  @ApiField(() => String, { nullable: true, description: LAW_STAMP })
  stamp: string | null;

  @ApiField(() => ScoreParts, { description: 'What the score is made of.' })
  scoreParts: ScoreParts;
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'Passages of the library, best first.' })
export class SourceSearchResult {
  @ApiField(() => String, { nullable: true, description: 'The index generation that answered; null when nothing is loaded.' })
  generation: string | null;

  @ApiField(() => Boolean, { description: 'False: the passages only share words with the query; an answer would not quote them.' })
  relevant: boolean;

  @ApiField(() => [SourcePassage], { description: 'Best first.' })
  passages: SourcePassage[];
}

/** @param query what was searched for */
export const sourcePassage = (passage: RetrievedPassage, query: string): SourcePassage => {
  const { lexical = null, lexicalRank = null, denseRank = null } = passage.scoreParts;
  const { coverage = null, heading = null, opening = null, proximity = null } = passage.match ?? {};
  return {
    documentId: passage.documentId,
    documentTitle: passage.title,
    documentType: enumValue(LegalDocumentType, passage.documentType),
    fromScan: passage.fromScan ?? false,
    headingPath: headingPathText(fullPath(passage)),
    unit: passage.unit,
    pageStart: passage.pageFrom,
    pageEnd: passage.pageTo,
    spanStart: passage.start,
    spanEnd: passage.end,
    text: passage.text,
    excerpt: excerptAround(passage.text, tellingWords(query)),
    score: passage.score,
    found: enumValue(PassageOrigin, passage.found),
    topic: passage.topic ?? null,
    stamp: passage.stamp ?? null,
    scoreParts: { lexical, lexicalRank, denseRank, coverage, heading, opening, proximity },
  };
};
