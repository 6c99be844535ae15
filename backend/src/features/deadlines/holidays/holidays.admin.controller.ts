import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { windowOf } from '../../../core/pages/list-query.js';
import { Holiday } from './holiday.entity.js';
import { HolidayInput, HolidaysQuery } from './holidays.inputs.js';
import { HolidaysService } from './holidays.service.js';

@Controller('api/admin/holidays')
@DescribesPath({ id: 'The holiday.' })
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class HolidaysAdminController {
  constructor(private readonly holidays: HolidaysService) {}

  @Get()
  @Describes('The days on which courts and offices are closed, in their order.', {
    id: 'listHolidays',
    answer: { holidays: described('The days, in their order.', [Holiday]) },
  })
  async list(@Query() query: HolidaysQuery): Promise<{ holidays: Holiday[] }> {
    const { take, skip } = windowOf(query);
    return { holidays: (await this.holidays.list({ year: query.year, first: take, offset: skip })).nodes };
  }

  @Post()
  @Describes('Adds a holiday. Deadlines are counted with it from the next one on.', {
    id: 'addHoliday',
    status: 201,
    answer: Holiday,
    errors: { 409: 'This day is a holiday there already, or there are too many', 422: 'The input is not valid' },
  })
  add(@CurrentAdmin() actor: AdminActor, @Body() input: HolidayInput): Promise<Holiday> {
    return this.holidays.add(actor, input);
  }

  @Delete(':id')
  @Describes('Removes a holiday; answers with what it was.', { id: 'removeHoliday', answer: Holiday, errors: { 404: 'Holiday not found' } })
  remove(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<Holiday> {
    return this.holidays.remove(actor, id);
  }
}
