import { graphql } from '../../../shared/gql/index.js';

export const HOLIDAY = graphql(`
  fragment HolidayRow_holiday on Holiday {
    id
    day
    name
    state
    court
  }
`);

export const HOLIDAYS = graphql(`
  query Holidays($year: Int) {
    holidays(first: 200, year: $year) {
      totalCount
      nodes {
        ...HolidayRow_holiday
      }
    }
    holidayStates
  }
`);

export const ADD_HOLIDAY = graphql(`
  mutation AddHoliday($input: HolidayInput!) {
    addHoliday(input: $input) {
      ...HolidayRow_holiday
    }
  }
`);

export const REMOVE_HOLIDAY = graphql(`
  mutation RemoveHoliday($id: ID!) {
    removeHoliday(id: $id) {
      id
    }
  }
`);
