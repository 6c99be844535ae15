import { graphql } from '../../../shared/gql/index.js';

export const NOTICE_VALUE = graphql(`
  fragment NoticeValue_value on NoticeValue {
    field
    value
    start
    end
    label
    demanded
    statements
    time {
      count
      unit
      from
      until
    }
  }
`);

export const NOTICE_READING = graphql(`
  query NoticeReading($input: NoticeInput!) {
    noticeReading(input: $input) {
      filename
      kind
      proceeding
      text
      cut
      fromScan
      values {
        ...NoticeValue_value
      }
    }
  }
`);

/** Only by when to reply, with what the user knows and corrected. */
export const REPLY_BY = graphql(`
  query ReplyBy($input: NoticeInput!) {
    noticeReading(input: $input) {
      replyBy {
        day
        arithmetic
      }
    }
  }
`);

export const PROPOSED_LAW = graphql(`
  fragment ProposedLaw_law on ProposedLaw {
    provision
    origin
    instead
    note
    heading
    quotation
    stamp
  }
`);

export const REPLY_LAW = graphql(`
  query ReplyLaw($input: ReplyLawInput!) {
    replyLaw(input: $input) {
      ...ProposedLaw_law
    }
  }
`);
