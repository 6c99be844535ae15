import { graphql } from '../../shared/gql/index.js';

export const VERIFY_TEXT = graphql(`
  query VerifyText($text: String!, $asOn: Date) {
    verifyText(text: $text, asOn: $asOn) {
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
  }
`);
