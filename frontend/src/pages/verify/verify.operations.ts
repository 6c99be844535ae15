import { graphql } from '../../shared/gql/index.js';

export const VERIFIED_TEXT = graphql(`
  fragment VerifyPage_text on VerifiedText {
    asOn
    citationCount
    citations {
      kind
      status
      written
      start
      end
      act
      section
      heading
      stamp
      citedInLibrary
      successors {
        act
        section
      }
      differences {
        written
        held
      }
      place {
        documentId
        documentTitle
        headingPath
        pageStart
        pageEnd
        fromScan
        spanStart
        spanEnd
      }
    }
  }
`);

export const VERIFY_TEXT = graphql(`
  query VerifyText($text: String!, $asOn: Date) {
    verifyText(text: $text, asOn: $asOn) {
      ...VerifyPage_text
    }
  }
`);

export const VERIFY_FILES = graphql(`
  query VerifyFiles($filenames: [String!]!, $asOn: Date) {
    verifyFiles(filenames: $filenames, asOn: $asOn) {
      filename
      error
      notVerifiedFrom
      verified {
        ...VerifyPage_text
      }
    }
  }
`);
