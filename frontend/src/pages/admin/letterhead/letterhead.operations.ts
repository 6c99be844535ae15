import { graphql } from '../../../shared/gql/index.js';

export const HOUSE_STYLE = graphql(`
  query HouseStyle {
    houseStyle {
      header
      footer
      marginMm
      font
      logo
    }
  }
`);

export const SET_HOUSE_STYLE = graphql(`
  mutation SetHouseStyle($input: HouseStyleInput!) {
    setHouseStyle(input: $input) {
      header
      footer
      marginMm
      font
      logo
    }
  }
`);

export const REMOVE_HOUSE_STYLE = graphql(`
  mutation RemoveHouseStyle {
    clearHouseStyle {
      wasSet
    }
  }
`);
