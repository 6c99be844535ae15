import { z } from 'zod';
import {
  type Answer,
  AnswerFactKind,
  CitationSourceType,
  ClarificationKind,
  MissingLawReason,
  StatementSupport,
} from '../../ask/ask.views.js';
import { DeadlineStatusName } from '../../deadlines/deadlines.views.js';
import { ExplanationSlot } from '../../ask/explained/explanation.views.js';

const PLACE = {
  documentTitle: z.string(),
  headingPath: z.string(),
  pageStart: z.number().nullable(),
  pageEnd: z.number().nullable(),
  fromScan: z.boolean(),
  spanStart: z.number(),
  spanEnd: z.number(),
};

const SPAN = { spanStart: z.number().nullable(), spanEnd: z.number().nullable() };

/** An answer with everything that it is shown with. A field that an answer gets later needs a default here. */
export const STORED_ANSWER: z.ZodType<Answer> = z.object({
  text: z.string(),
  citations: z.array(
    z.object({
      ...PLACE,
      marker: z.number(),
      documentId: z.string().nullable(),
      documentType: z.enum(CitationSourceType),
      quotation: z.string(),
      stamp: z.string().nullable(),
    }),
  ),
  statements: z.array(
    z.object({ spanStart: z.number(), spanEnd: z.number(), support: z.enum(StatementSupport), markers: z.array(z.number()) }),
  ),
  answeredBy: z.string(),
  notice: z.string().nullable(),
  needsApproval: z.boolean().default(false),
  generation: z.string().nullable(),
  withheldQuotations: z.number(),
  withheldReferences: z.number(),
  sections: z.array(
    z.object({
      ...PLACE,
      documentId: z.string(),
      unit: z.string(),
      heading: z.string(),
      open: z.boolean(),
      relation: z.string().nullable(),
      note: z.string().nullable(),
      stamp: z.string().nullable(),
      facts: z.array(z.object({ kind: z.enum(AnswerFactKind), words: z.string(), spanStart: z.number(), spanEnd: z.number() })),
    }),
  ),
  missingLaw: z.array(z.object({ act: z.string(), section: z.string().nullable(), reason: z.enum(MissingLawReason) })),
  followUps: z.array(z.string()),
  clarify: z.object({ kind: z.enum(ClarificationKind), question: z.string(), options: z.array(z.string()) }).nullable(),
  choices: z.array(z.object({ topic: z.string(), name: z.string(), act: z.string(), section: z.string() })).default([]),
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  explanation: z
    .object({
      topic: z.string(),
      topicName: z.string(),
      ...SPAN,
      note: z.string(),
      readOn: z.string(),
      region: z.string(),
      signedBy: z.string().nullable(),
      signedAt: z.coerce.date().nullable(),
      compared: z.boolean(),
      lackingActs: z.array(z.string()),
      form: z.string().nullable(),
      sentences: z.array(z.object({ slot: z.enum(ExplanationSlot), text: z.string(), ...SPAN, pins: z.array(z.string()) })),
      pins: z.array(
        z.object({ pin: z.string(), act: z.string(), section: z.string(), part: z.string(), documentId: z.string().nullable(), ...SPAN }),
      ),
    })
    .nullable()
    .default(null),
  helplines: z.array(z.object({ number: z.string(), purpose: z.string(), confirmedOn: z.string() })).default([]),
  deadlines: z
    .array(
      z.object({
        rowId: z.string(),
        event: z.string(),
        task: z.string(),
        period: z.string().nullable(),
        start: z.string(),
        law: z.string(),
        date: z.string().nullable(),
        taken: z.string().nullable(),
        lastDay: z.string().nullable(),
        headline: z.string().nullable(),
        status: z.enum(DeadlineStatusName).nullable(),
        statusText: z.string().nullable(),
        statement: z.string().nullable(),
        sum: z.array(z.string()),
        notice: z.string().nullable(),
      }),
    )
    .default([]),
});
