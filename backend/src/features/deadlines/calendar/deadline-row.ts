import { z } from 'zod';
import type { Period } from '../../../core/calendar/periods.js';

/** English and Hindi words of our own; never the text of an act. */
const words = (max: number) => z.strictObject({ en: z.string().trim().min(1).max(max), hi: z.string().trim().min(1).max(max) });
export type Words = z.infer<ReturnType<typeof words>>;

/** Where a rule stands. The first pin of a row is the one that fixes its period. */
export const PIN = z.strictObject({
  /** Title and year as the guide gives it, without "The": 'Limitation Act, 1963'; or the full name of rules or of a direction. */
  act: z.string().min(3).max(160),
  /** As the act names it: '138', 'Article 116', 'Order VIII Rule 1', 'Rule 5'; left out for a source that has no numbered parts. */
  place: z
    .string()
    .regex(
      /^(?:\d{1,4}[A-Z]{0,3}|(?:Article|Rule|Regulation|Paragraph|Entry) \d{1,4}[A-Z]{0,3}|Order [IVXL]{1,8}(?:-?[A-Z])? Rule \d{1,3}[A-Z]{0,2})$/,
    )
    .optional(),
  /** The limb or part in it: '(b)', '(1)(a)', 'prov.(b)'. */
  part: z.string().min(1).max(40).optional(),
});
export type Pin = z.infer<typeof PIN>;

const toldWords = z.array(z.string().min(3).max(60)).min(1).max(30).readonly();
const pins = z.array(PIN).min(1).max(8).readonly();
const count = (max: number) => z.int().min(1).max(max);

/** A length of time in exactly one unit: days and months are never one clock. */
export const PERIOD: z.ZodType<Period> = z.union([
  z.strictObject({ years: count(100) }),
  z.strictObject({ months: count(600) }),
  z.strictObject({ weeks: count(520) }),
  z.strictObject({ days: count(3650) }),
]);

/** What is not counted, where the row says so. */
export const LEFT_OUT = ['first-day', 'copy-time', 'notice-time', 'court-closed'] as const;

/** What of the general law moves a period; each stands in movers.json with its words and pins. */
export const MOVER_IDS = [
  'court-closed',
  'sufficient-cause',
  'disability',
  'copy-time',
  'wrong-court',
  'stay-or-notice',
  'absent-defendant',
  'fraud-or-mistake',
  'acknowledgment',
  'part-payment',
  'continuing-wrong',
  'special-law',
] as const;

export const MOVER = z.strictObject({ id: z.enum(MOVER_IDS), text: words(300), pins });
export type Mover = z.infer<typeof MOVER>;

export const DEADLINE_ROW = z.strictObject({
  /** Lower case with hyphens, the act first: 'limitation-116-b', 'cheque-demand'. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
    .max(60),
  pins,
  /** What happened, as a person would say it: "The cheque came back unpaid". */
  event: words(200),
  /** What is to be done: "Send a written demand to the drawer". */
  task: words(200),
  /** Until when; 'none' where the law at the pin sets no last day. */
  period: z.union([PERIOD, z.literal('none')]),
  /** The label of the date field: "Day on which the bank's memo reached you". */
  start: words(160),
  /** Whose rules of counting hold: section 12 of the Limitation Act, or sections 9 and 10 of the General Clauses Act. */
  counting: z.enum(['limitation', 'general-clauses']),
  /**
   * Words by which a question tells this very event and no other of the act: "possession notice", "thrown out". Where they are given, a day is
   * taken for the start only with one of them.
   */
  told: z.strictObject({ en: toldWords, hi: toldWords }).optional(),
  /** 'first-day' is the rule; 'court-closed' where the end of the period moves to the next open day. */
  leftOut: z.array(z.enum(LEFT_OUT)).max(LEFT_OUT.length).readonly(),
  /**
   * It is too early until this has run out, counted from the same day. With `begins` the period follows it: counted from its last day ('expiry',
   * "thirty days from the expiry of that period"), or from the day after, on which the ground arises ('day-after': fifteen days to pay, then one
   * month from the cause of action). The day it is counted from is left out as any first day is.
   */
  wait: z.strictObject({ period: PERIOD, begins: z.enum(['expiry', 'day-after']).optional(), text: words(200), pins }).optional(),
  /** What the law allows beyond the period. */
  extension: z
    .strictObject({
      /** 'end': so much after the last day (30 days and no more). 'start': so much in all from the start (90 days from service). */
      from: z.enum(['start', 'end']),
      /** 'open' where the law sets no outer limit. */
      period: z.union([PERIOD, z.literal('open')]),
      /** "For sufficient cause shown in writing; thirty days and no more". */
      text: words(240),
      pins,
    })
    .optional(),
  /** An outer limit that stands beside the period: never later than six months. From the same start. */
  outer: z.strictObject({ period: PERIOD, text: words(240), pins }).optional(),
  /** Who decides: "The Magistrate of first class". */
  decides: words(160),
  moves: z.array(z.enum(MOVER_IDS)).max(MOVER_IDS.length).readonly(),
  /** Special law that comes first, what took the place of a provision, old labels, what to find out. */
  notes: z
    .array(
      z.strictObject({
        kind: z.enum(['special-law', 'superseded', 'old-name', 'note']),
        text: words(400),
        pins: z.array(PIN).max(8).readonly(),
      }),
    )
    .max(6)
    .readonly(),
  /** The State or Union territory whose law it is, as the product lists them; left out for all of India. */
  state: z.string().max(60).optional(),
  /** Everyday words for search that the other texts of the row do not hold. */
  words: z.strictObject({
    en: z.array(z.string().min(2).max(60)).max(20).readonly(),
    hi: z.array(z.string().min(2).max(60)).max(20).readonly(),
  }),
});
export type DeadlineRow = z.infer<typeof DEADLINE_ROW>;

/** A file of rows: one field of law. */
export const ROW_FILE = z.strictObject({
  /** The group under which a person finds them. */
  group: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(?:-[a-z]+)*$/)
      .max(40),
    name: words(80),
  }),
  /** The day on which the rows were last read against the law: '2026-11-29'. */
  read: z.iso.date(),
  rows: z.array(DEADLINE_ROW).min(1).max(200).readonly(),
});
export type RowFile = z.infer<typeof ROW_FILE>;
