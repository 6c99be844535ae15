import { CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { isCalendarDay } from '../validation/calendar-day.js';

/** A day without a time; in the code a text such as '2024-07-01'. */
@Scalar('Date')
export class CalendarDateScalar implements CustomScalar<string, string> {
  description = 'A day of the calendar as ISO 8601 writes it, such as "2024-07-01".';

  serialize(value: unknown): string {
    return asDay(value);
  }

  parseValue(value: unknown): string {
    return asDay(value);
  }

  parseLiteral(node: ValueNode): string {
    return asDay(node.kind === Kind.STRING ? node.value : null);
  }
}

function asDay(value: unknown): string {
  if (!isCalendarDay(value)) throw new GraphQLError('A date such as "2024-07-01" is expected.');
  return value;
}
