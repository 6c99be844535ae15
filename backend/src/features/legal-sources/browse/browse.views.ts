import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { NodeView } from '../../../core/graphql/nodes/node.view.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { SpanField } from '../../retrieval/source-place.views.js';

const CITATION = 'As Indian lawyers cite it, such as';

@ShownToKeys('SEARCH', 'LIBRARY_ADMIN')
@ObjectType({ description: 'A section of an act, or a numbered paragraph of a judgment, as the contents of a source list it.' })
export class SourceSection {
  @ApiField(() => String, { description: 'The number that a reader would cite, such as 138; for a schedule its name.' })
  label: string;

  @ApiField(() => String, { description: 'With what it is: "Section 138", "Rule 5", "Schedule I", "Paragraph 12".' })
  name: string;

  @ApiField(() => String, { description: 'Words of its heading; of a numbered paragraph its first words. Empty where it has none.' })
  heading: string;

  @ApiField(() => String, { description: 'The parts and chapters around it, from the outside in; empty where there are none.' })
  chapter: string;

  @ApiField(() => String, {
    description: `${CITATION} "Section 138, Negotiable Instruments Act, 1881" or "A v. B, 2025 INSC 1133, para 12".`,
  })
  citation: string;

  @ApiField(() => String, { nullable: true, description: 'Whether it is in force, as answers say it today; null where that is not known.' })
  stamp: string | null;

  @ApiField(() => Int, { nullable: true, description: 'Page of the file on which it begins; null where the file has no pages.' })
  page: number | null;

  @ApiField(() => String, { nullable: true, description: 'Its words around those that were searched for; null where nothing was.' })
  excerpt: string | null;

  @Field(() => Int, { description: 'First UTF-16 unit of it in the canonical text of the document.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after it.' })
  spanEnd: number;

  @SpanField()
  span?: number[];
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'A section of an act, or a numbered paragraph of a judgment, with its words.' })
export class SourceUnit extends SourceSection {
  @ApiField(() => String, { description: 'Its words, exactly as the text of the source has them.' })
  text: string;
}

/** A source of the library as readers see it in a list. */
@ShownToKeys('SEARCH', 'LIBRARY_ADMIN')
@ObjectType({ implements: () => [NodeView], description: 'A source of law that the library holds, as its readers see it.' })
export class Source {
  @ApiField(() => ID, { description: 'As citations and passages name it.' })
  id: string;

  @ApiField(() => String, { description: 'Of an act its title, of a judgment its parties.' })
  title: string;

  @ApiField(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @ApiField(() => Int, { nullable: true, description: 'Its year; null where that is not known.' })
  year: number | null;

  @ApiField(() => String, { nullable: true, description: '"India" for central law, else the State or the country.' })
  jurisdiction: string | null;

  @ApiField(() => String, { description: `${CITATION} "Negotiable Instruments Act, 1881" or "A v. B, 2025 INSC 1133".` })
  citation: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'Whether it is in force, as answers say it today; null for judgments and where that is not known.',
  })
  stamp: string | null;

  @ApiField(() => Int, { description: 'Sections and schedules, or numbered paragraphs, that `sections` lists.' })
  sectionCount: number;

  @ApiField(() => String, { nullable: true, description: 'Of a judgment.' })
  court: string | null;

  @ApiField(() => String, { nullable: true, description: 'The judges, as a judgment names them.' })
  bench: string | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'When a judgment was given.' })
  decidedOn: string | null;

  @ApiField(() => [String], { description: "A judgment's own citations, neutral ones first." })
  citations: string[];

  /** Keys under which others cite a judgment; not shown. */
  names: readonly string[];
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'An act or a judgment that a source cites.' })
export class CitedSource {
  @ApiField(() => String, { description: 'As the source writes it.' })
  written: string;

  @ApiField(() => Source, { nullable: true, description: 'That act or judgment; null where the library does not hold it.' })
  source: Source | null;
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'What is in a source, and what cites it.' })
export class SourceContents {
  @ApiField(() => Source, { description: 'What it is.' })
  source: Source;
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'How many sources of one kind the library holds.' })
export class KindCount {
  @ApiField(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @ApiField(() => Int, { description: 'Sources of this kind.' })
  count: number;
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'What the library covers.' })
export class LibraryCoverage {
  @ApiField(() => Int, { description: 'Sources that it holds.' })
  total: number;

  @ApiField(() => [KindCount], { description: 'Those by kind, without kinds of which it holds none.' })
  kinds: KindCount[];

  @ApiField(() => [String], { description: 'States and countries that its sources belong to, those of most sources first; at most 100.' })
  jurisdictions: string[];

  @ApiField(() => [String], { description: 'Courts of its judgments, those of most judgments first; at most 100.' })
  courts: string[];
}

export const SourceConnection = pageOf(Source, 'SourceConnection');
export const SourceSectionConnection = pageOf(SourceSection, 'SourceSectionConnection');
