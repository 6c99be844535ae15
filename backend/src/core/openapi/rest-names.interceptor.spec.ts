import { describe, expect, it } from '@jest/globals';
import { Body, Post, Query } from '@nestjs/common';
import { ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { firstValueFrom, from } from 'rxjs';
import { httpContext } from '../requests/http-context.js';
import { ValidationError } from '../errors/common-errors.js';
import { ApiField, PickFields, RestOnlyField, RestOrder } from '../descriptions/api-field.js';
import { IgnoresUnknownFields } from '../descriptions/unknown-fields.js';
import { Describes } from '../descriptions/describes.decorator.js';
import { RestNames } from './rest-names.interceptor.js';

@ObjectType()
class Sample {
  @ApiField(() => ID, { description: 'An id.' })
  id: string;

  @ApiField(() => Date, { nullable: true, description: 'A time.' })
  lastLogin?: Date | null;

  @ApiField(() => Int, { description: 'A number.' })
  tokenCount: number;

  passwordHash = 'never shown';
}

@ObjectType()
@RestOrder('name', 'span')
class SampleQuotation extends Sample {
  @ApiField(() => String, { restName: 'title', description: 'A name.' })
  name: string;

  @RestOnlyField<{ start: number; end: number }>(() => [Int], { description: 'Where.', from: ({ start, end }) => [start, end] })
  span?: number[];
}

@ObjectType()
class SampleView extends PickFields(Sample, 'id', 'lastLogin') {}

@InputType()
@IgnoresUnknownFields()
class SampleInput {
  @ApiField(() => Boolean, { nullable: true, description: 'A flag.' })
  isVerified?: boolean | null;

  @ApiField(() => [SampleInput], { nullable: true, description: 'Inputs inside of it.' })
  innerInputs?: SampleInput[] | null;
}

@InputType()
class StrictInput extends SampleInput {
  @ApiField(() => [StrictInput], { nullable: true, description: 'Inputs inside of it.' })
  others?: StrictInput[] | null;
}

class SampleController {
  @Describes('One.', { answer: Sample })
  one(this: void, _body: object): void {}

  @Describes('A quotation.', { answer: SampleQuotation })
  quotation(this: void, _body: object): void {}

  @Describes('A part.', { answer: SampleView })
  part(this: void, _body: object): void {}

  @Describes('A list.', { answer: { sampleRows: [Sample], free: 'object' } })
  list(this: void, _body: object): void {}

  @Post()
  take(this: void, @Query() _query: StrictInput, @Body() _body: SampleInput): void {}
  @Post()
  takeStrict(this: void, @Body() _body: StrictInput): void {}
  @Post()
  find(this: void, @Query() _query: StrictInput, @Query('signature') _signature: unknown): void {}
  @Post()
  findAny(this: void, @Query() _query: SampleInput): void {}
}

interface Call {
  body?: unknown;
  query?: unknown;
  answer?: () => unknown;
}

async function through(method: keyof SampleController, { body, query, answer }: Call) {
  const request = { body, query };
  const context = httpContext(request, {}, { controller: SampleController, handler: SampleController.prototype[method] });
  const handled = async () => answer?.();
  const answered = await firstValueFrom(new RestNames().intercept(context, { handle: () => from(handled()) }));
  return { answered, body: request.body };
}

const AT = new Date('2026-01-02T03:04:05.000Z');
const row = { id: 'a', lastLogin: AT, tokenCount: 3, passwordHash: 'secret', other: 1 };

describe('what is inside of an input', () => {
  it('has the names of the code too, however deep, and those of REST in what is refused', async () => {
    const body = { inner_inputs: [{ is_verified: true, inner_inputs: [{ is_verified: false }] }, null, 'no object'] };
    expect((await through('take', { body })).body).toEqual({
      innerInputs: [{ isVerified: true, innerInputs: [{ isVerified: false }] }, null, 'no object'],
    });
    const refused = through('take', {
      body: {},
      answer: () => {
        throw new ValidationError([{ field: 'innerInputs.0.innerInputs.1.isVerified', message: 'No' }]);
      },
    });
    await expect(refused).rejects.toMatchObject({ errors: [{ field: 'inner_inputs.0.inner_inputs.1.is_verified', message: 'No' }] });
  });
});

describe('what goes out', () => {
  it('is named in snake_case and holds marked fields only, in their order', async () => {
    const { answered } = await through('one', { answer: () => row });
    expect(JSON.stringify(answered)).toBe('{"id":"a","last_login":"2026-01-02T03:04:05.000Z","token_count":3}');
  });

  it('has the names, values and order that the class gives REST', async () => {
    const { answered } = await through('quotation', { answer: () => ({ ...row, name: 'An act', start: 3, end: 9 }) });
    expect(JSON.stringify(answered)).toBe(
      '{"title":"An act","span":[3,9],"id":"a","last_login":"2026-01-02T03:04:05.000Z","token_count":3}',
    );
  });

  it('holds only the picked fields of a record', async () => {
    const { answered } = await through('part', { answer: () => row });
    expect(answered).toEqual({ id: 'a', last_login: AT.toISOString() });
  });

  it('is converted in lists, and left as it is where the description says no more than that it is an object', async () => {
    const { answered } = await through('list', { answer: () => ({ sampleRows: [row, row], free: { keptAsIs: 1 }, extra: 1 }) });
    const shown = { id: 'a', last_login: AT.toISOString(), token_count: 3 };
    expect(answered).toEqual({ sample_rows: [shown, shown], free: { keptAsIs: 1 } });
  });

  it('has null for a field that may be missing', async () => {
    const { answered } = await through('part', { answer: () => ({ id: 'a' }) });
    expect(answered).toEqual({ id: 'a', last_login: null });
  });

  it('is an error when a promised field is missing', async () => {
    await expect(through('one', { answer: () => ({ id: 'a', lastLogin: null }) })).rejects.toThrow(/lacks/);
  });
});

describe('what comes in', () => {
  it('is renamed to the names of the code', async () => {
    expect((await through('take', { body: { is_verified: true } })).body).toEqual({ isVerified: true });
  });

  it('has no second name: where a body ignores unknown fields, the names of the code are misspellings, and other fields are dropped', async () => {
    expect((await through('take', { body: { is_verified: true, isVerified: false, role: 'admin' } })).body).toEqual({ isVerified: true });
    await expect(through('take', { body: { isVerified: true, role: 'admin' } })).rejects.toMatchObject({
      errors: [{ field: 'isVerified', message: 'Unknown field: isVerified. Did you mean is_verified?' }],
    });
  });

  it('is refused with every field that it does not have, and what was meant by each, however deep', async () => {
    const body = { isVerified: true, role: 'admin', others: [{ is_verified: true }, { is_verifyed: true, inner_inputs: [{ role: 1 }] }] };
    await expect(through('takeStrict', { body })).rejects.toMatchObject({
      status: 400,
      code: 'UNKNOWN_FIELD',
      message: 'Unknown field: isVerified. Did you mean is_verified?',
      errors: [
        { field: 'isVerified', message: 'Unknown field: isVerified. Did you mean is_verified?' },
        { field: 'role', message: 'Unknown field: role. Known fields: is_verified, inner_inputs, others' },
        { field: 'others.1.is_verifyed', message: 'Unknown field: is_verifyed. Did you mean is_verified?' },
      ],
    });
  });

  it('is refused in few words, whatever it holds', async () => {
    const others = Array.from({ length: 400 }, (_, at) => ({ [`${'x'.repeat(100)}${at}`]: 1 }));
    const refusal: unknown = await through('takeStrict', { body: { others } }).catch((error: unknown) => error);
    expect((refusal as { errors: object[] }).errors.length).toBe(20);
  });

  it.each([
    ['a list', []],
    ['text', 'x'],
    ['nothing', undefined],
  ])('is left to the rules when it is %s', async (_name, body) => {
    expect((await through('take', { body })).body).toEqual(body);
  });

  it.each([
    ['what the handler takes', 'find', { is_verified: 'true', signature: 'x' }, undefined],
    ['a misspelling', 'find', { is_verifyed: 'true' }, 'Unknown parameter: is_verifyed. Did you mean is_verified?'],
    [
      'another name',
      'find',
      { role: 'admin', signature: 'x' },
      'Unknown parameter: role. Known parameters: signature, is_verified, inner_inputs, others',
    ],
    ['another name that is ignored', 'findAny', { role: 'admin' }, undefined],
    [
      'a misspelling where others are ignored',
      'findAny',
      { isVerified: 'true' },
      'Unknown parameter: isVerified. Did you mean is_verified?',
    ],
    ['anything where nothing is taken', 'one', { is_verifyed: 'true' }, undefined],
  ] as const)('is refused in an address by the names that the handler takes: %s', async (_name, method, query, message) => {
    const done = through(method, { body: {}, query, answer: () => row });
    if (message === undefined) await expect(done).resolves.toBeDefined();
    else await expect(done).rejects.toMatchObject({ status: 400, code: 'UNKNOWN_FIELD', message });
  });

  it('is called by its name in REST when a rule refuses it', async () => {
    const refused = () => {
      throw new ValidationError([
        { field: 'isVerified', message: 'no' },
        { field: 'monthly_rent', message: 'no' },
      ]);
    };
    await expect(through('take', { body: {}, answer: refused })).rejects.toMatchObject({
      errors: [
        { field: 'is_verified', message: 'no' },
        { field: 'monthly_rent', message: 'no' },
      ],
    });
  });
});
