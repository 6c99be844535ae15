import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/http/disconnect-signal.js';
import { LongBody } from '../../core/http/route-rules.js';
import { AskBody, askInput } from './ask.inputs.js';
import { AskService } from './ask.service.js';
import { answerRecord } from './ask.views.js';
import { Describes } from '../../core/openapi/describes.decorator.js';

const CITATION = {
  marker: 'integer',
  document: 'string',
  type: 'string',
  heading_path: 'string',
  pages: ['integer'],
  from_scan: 'boolean',
  span: ['integer'],
  quotation: 'string',
  stamp: 'string?',
} as const;
const STATEMENT = { span: ['integer'], support: 'string', markers: ['integer'] } as const;
const SECTION = {
  document: 'string',
  heading_path: 'string',
  unit: 'string',
  heading: 'string',
  open: 'boolean',
  relation: 'string?',
  note: 'string?',
  from_scan: 'boolean',
  stamp: 'string?',
  span: ['integer'],
  facts: [{ kind: 'string', words: 'string', span: ['integer'] }],
} as const;
const ANSWER_RECORD = {
  answer: 'string',
  citations: [CITATION],
  statements: [STATEMENT],
  answered_by: 'string',
  notice: 'string?',
  generation: 'string?',
  withheld_quotations: 'integer',
  withheld_references: 'integer',
  sections: [SECTION],
  missing_law: [{ act: 'string', section: 'string?', reason: 'string' }],
  follow_ups: ['string'],
  clarify: 'object?',
  corrections: [{ from: 'string', to: 'string' }],
} as const;

@Controller('api/ask')
@Access('user')
@OpenToKeys('ASK')
export class AskController {
  constructor(private readonly ask: AskService) {}

  @Post()
  @Describes('Answers a question from the library, with quotations that stand in it word for word.', {
    answer: ANSWER_RECORD,
    errors: { 404: 'File not found', 429: 'Too many questions', 503: 'The answer could not be made' },
  })
  @LongBody('ask-user')
  @HttpCode(200)
  async answer(@CurrentActor() actor: Actor, @Body() body: AskBody, @Res({ passthrough: true }) reply: FastifyReply) {
    return answerRecord(await this.ask.answer(actor, askInput(body), disconnectSignal(reply)));
  }
}
