/** Whether an answer stands where its owner sees it: `e` is the exchange, `k` its conversation. */
export const SHOWN_ANSWER = '(k.id is not null and k.deleted_at is null and e.superseded_by is null)';

/** Whether a version of a draft is the one that its owner goes on with: `v` is the version, `d` the document. */
export const SHOWN_DRAFT = `(d.id is not null and d.deleted_at is null
  and not exists (select from document_versions newer where newer.document_id = v.document_id and newer.number > v.number))`;
