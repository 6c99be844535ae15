import { graphql } from '../../../shared/gql/index.js';

export const COURT_FORMAT_ROW = graphql(`
  fragment CourtFormatRow_format on CourtFormat {
    id
    name
    courts
    paper
    marginTopMm
    marginRightMm
    marginBottomMm
    marginLeftMm
    fontSize
    lineSpacing
    pageNumbers
    indexFirst
    maxFileMb
    isDefault
  }
`);

export const ADMIN_COURT_FORMATS = graphql(`
  query AdminCourtFormats {
    adminCourtFormats {
      ...CourtFormatRow_format
    }
  }
`);

export const ADD_COURT_FORMAT = graphql(`
  mutation AddCourtFormat($input: CourtFormatInput!) {
    addCourtFormat(input: $input) {
      ...CourtFormatRow_format
    }
  }
`);

export const UPDATE_COURT_FORMAT = graphql(`
  mutation UpdateCourtFormat($id: ID!, $input: CourtFormatInput!) {
    updateCourtFormat(id: $id, input: $input) {
      ...CourtFormatRow_format
    }
  }
`);

export const REMOVE_COURT_FORMAT = graphql(`
  mutation RemoveCourtFormat($id: ID!) {
    removeCourtFormat(id: $id) {
      id
    }
  }
`);
