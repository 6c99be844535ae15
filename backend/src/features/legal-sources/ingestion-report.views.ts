import { Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { z } from 'zod';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';

export enum IngestionFindingKind {
  DOUBTFUL_TYPE = 'doubtful_type',
  DOUBTFUL_TITLE = 'doubtful_title',
  DOUBTFUL_YEAR = 'doubtful_year',
  DUPLICATE_TEXT = 'duplicate_text',
  MISSING_NUMBERS = 'missing_numbers',
  REPEATED_WORDS = 'repeated_words',
  WITHOUT_WORDS = 'without_words',
  MISSING_SCHEDULE = 'missing_schedule',
  UNKNOWN_CHARACTERS = 'unknown_characters',
  BROKEN_TEXT_LAYER = 'broken_text_layer',
  READ_FROM_SCAN = 'read_from_scan',
  DOUBTFUL_SCAN = 'doubtful_scan',
  UNREAD_PAGES = 'unread_pages',
  LEFT_OUT = 'left_out',
}
registerEnumType(IngestionFindingKind, {
  name: 'IngestionFindingKind',
  description: 'What an administrator should look at before relying on a document.',
  valuesMap: {
    DOUBTFUL_TYPE: { description: 'The text looks like another kind of source than was chosen.' },
    DOUBTFUL_TITLE: { description: 'The text gave no title; the file name stands in.' },
    DOUBTFUL_YEAR: { description: 'The text gave no year.' },
    DUPLICATE_TEXT: { description: 'Another document of the library has the same text.' },
    MISSING_NUMBERS: { description: 'Numbers of sections or paragraphs that were not found.' },
    REPEATED_WORDS: { description: "Sections that carry the next section's words." },
    WITHOUT_WORDS: { description: 'Sections that have a heading and no words.' },
    MISSING_SCHEDULE: { description: 'Schedules that the act names and the file does not have.' },
    UNKNOWN_CHARACTERS: { description: 'Characters that the file does not name.' },
    BROKEN_TEXT_LAYER: { description: 'Pages whose text layer was nonsense and was not used.' },
    READ_FROM_SCAN: { description: 'Pages that were read from their pictures.' },
    DOUBTFUL_SCAN: { description: 'Pages that were read from their pictures with little confidence.' },
    UNREAD_PAGES: { description: 'Pages that show something and could not be read.' },
    LEFT_OUT: { description: 'What the file holds that is not in its text: hidden or struck-out words, pictures, attachments.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType('IngestionFinding', { description: 'One thing to look at.' })
export class IngestionFinding {
  @ApiField(() => IngestionFindingKind, { description: 'What it is about.' })
  kind: `${IngestionFindingKind}`;

  @ApiField(() => String, { description: 'For people, with the numbers or pages.' })
  text: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType('IngestionReport', { description: 'What reading a document revealed.' })
export class IngestionReport {
  @ApiField(() => Int, { description: 'Sections, rules or paragraphs that were found with their number.' })
  numbered: number;

  @ApiField(() => Int, { description: 'Pages that were read from their pictures.' })
  scannedPages: number;

  @ApiField(() => [IngestionFinding], { description: 'What to look at before relying on the document; empty where nothing is doubtful.' })
  findings: IngestionFinding[];
}

/** The report as the row keeps it. */
export const STORED_REPORT: z.ZodType<IngestionReport> = z.object({
  numbered: z.number(),
  scannedPages: z.number(),
  findings: z.array(z.object({ kind: z.enum(IngestionFindingKind), text: z.string() })),
});
