import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { EventStreams, type StreamEvent, wantsEvents } from '../../core/http/event-streams.js';
import { LongBody } from '../../core/requests/route-rules.js';
import { AskBody, type AskInput, askInput } from './ask.inputs.js';
import { AskService } from './ask.service.js';
import { Answer } from './ask.views.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { inShape, described } from '../../core/descriptions/shape.js';

@Controller('api/ask')
@Access('user')
@OpenToKeys('ASK')
export class AskController {
  constructor(
    private readonly ask: AskService,
    private readonly streams: EventStreams,
  ) {}

  @Post()
  @Describes('Answers a question from the library, with quotations that stand in it word for word.', {
    id: 'ask',
    answer: Answer,
    events: {
      stage: { text: 'What is being done.', data: { stage: described('What is being done, in words.', 'string') } },
      text: { text: 'The next checked piece of the answer.', data: { text: described('The piece.', 'string') } },
      done: { text: 'The whole answer; the last event.', data: Answer },
    },
    errors: {
      404: 'File, conversation or question not found',
      409: 'The file is still being read, or the conversation takes no question now',
      429: 'Too many questions',
      503: 'The answer could not be made',
    },
  })
  @LongBody('ask-user')
  @HttpCode(200)
  async answer(@CurrentActor() actor: Actor, @Body() body: AskBody, @Res({ passthrough: true }) reply: FastifyReply) {
    const input = askInput(body);
    if (wantsEvents(reply.request.headers.accept)) return this.streams.answer(actor, reply, (signal) => this.events(actor, input, signal));
    return this.ask.answer(actor, input, disconnectSignal(reply));
  }

  private async *events(actor: Actor, input: AskInput, signal: AbortSignal): AsyncGenerator<StreamEvent> {
    for await (const { kind, stage, text, answer, exchangeId } of this.ask.stream(actor, input, signal)) {
      const data = answer ? inShape(answer, Answer) : { stage, text, exchange_id: exchangeId };
      yield { event: kind, data };
    }
  }
}
