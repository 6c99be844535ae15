import { describe, expect, it } from '@jest/globals';
import { lastValueFrom, from } from 'rxjs';
import { httpContext } from '../../core/requests/http-context.js';
import { RestNames } from '../../core/openapi/rest-names.interceptor.js';
import { createValidationPipe } from '../../core/validation/validation.pipe.js';
import { AskController } from './ask.controller.js';
import { AskBody, askInput } from './ask.inputs.js';

/** A body of `POST /api/ask` on its way to the service, as Nest has it pass the interceptor and the pipe. */
async function taken(body: object) {
  const request = { body };
  // oxlint-disable-next-line typescript/unbound-method -- only what is written on it is read
  const context = httpContext(request, {}, { controller: AskController, handler: AskController.prototype.answer });
  const handled = async () =>
    askInput((await createValidationPipe().transform(request.body, { type: 'body', metatype: AskBody })) as AskBody);
  let input: unknown;
  const handle = () => from(handled().then((value) => void (input = value)));
  await lastValueFrom(new RestNames().intercept(context, { handle }));
  return input;
}

describe('a question by REST', () => {
  const reference_document = { filename: 'lease.txt', uploaded: true };

  it('comes in as the question that GraphQL takes', async () => {
    const history = [{ role: 'user', text: 'Who pays for repairs?' }];
    const body = { question: ' And the roof? ', reference_document, history, as_on: '2024-07-01', conversation_id: 'c', replaces: 'e' };
    expect(await taken(body)).toEqual({
      question: 'And the roof?',
      referenceFilename: 'lease.txt',
      history,
      asOn: '2024-07-01',
      conversationId: 'c',
      replaces: 'e',
    });
  });

  it('needs nothing but its words', async () => {
    expect(await taken({ question: 'Who pays?' })).toEqual({ question: 'Who pays?', referenceFilename: undefined });
  });

  it.each([
    [{ question: ' ' }, 'question', 'Question is required'],
    [{ question: 'Q?', as_on: '2024-02-30' }, 'as_on', 'as_on must be a date such as 2024-07-01'],
    [{ question: 'Q?', reference_document: 'lease.txt' }, 'reference_document', 'reference_document must be an object'],
    [
      { question: 'Q?', reference_document: { ...reference_document, uploaded: false } },
      'reference_document.uploaded',
      'The reference document must be uploaded first',
    ],
    [{ question: 'Q?', conversation_id: 7 }, 'conversation_id', 'Conversation not found'],
  ])('is refused by the names of REST: %j', async (body, field, message) => {
    await expect(taken(body)).rejects.toMatchObject({ message, errors: [{ field, message }] });
  });
});
