import { PassThrough, Writable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, ClientAddress, ClientSignal, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { attachment } from '../../core/http/attachment.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { loggers } from '../../core/observability/loggers.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { PasswordBody, PasswordConfirmationInput } from './personal-data.inputs.js';
import { PersonalDataService } from './personal-data.service.js';
import { DeletedAccount, RetentionTerms } from './personal-data.views.js';

const ERRORS = { 403: 'The password is not correct', 429: 'Too many attempts; see Retry-After.' };

@Controller('api/account')
@Access('user')
export class PersonalDataController {
  constructor(private readonly service: PersonalDataService) {}

  @Get('retention')
  @Describes('How long this installation keeps what users gave it.', { id: 'getRetention', answer: RetentionTerms })
  terms(): RetentionTerms {
    return this.service.terms();
  }

  @Post('export')
  @Describes('Everything that is kept for the signed-in user, as one ZIP archive.', {
    id: 'exportAccount',
    file: ['application/zip'],
    errors: ERRORS,
  })
  @HttpCode(200)
  async export(
    @CurrentActor() actor: Actor,
    @Body() { password }: PasswordBody,
    @ClientAddress() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const write = await this.service.export(actor, password, { address, signal: disconnectSignal(reply) });
    const stream = new PassThrough();
    // The archive is cut off where it fails, so that nobody takes it for whole.
    write(Writable.toWeb(stream) as WritableStream<Uint8Array>).catch((error: unknown) => {
      loggers.app.warn({ err: error }, 'an export ended early');
      stream.destroy(error as Error);
    });
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment('themis-data.zip'))
      .header('cache-control', 'no-store')
      .send(stream);
  }

  @Post('delete')
  @Describes("Permanently deletes the signed-in user's account with everything in it.", {
    id: 'deleteAccount',
    answer: DeletedAccount,
    errors: { ...ERRORS, 403: 'The password or the code is not correct, or a code is needed, too.', 409: 'An administrator’s account' },
  })
  @HttpCode(200)
  delete(
    @CurrentActor() actor: Actor,
    @Body() input: PasswordConfirmationInput,
    @ClientAddress() address: string,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<DeletedAccount> {
    return this.service.delete(actor, input, { address, signal });
  }
}
