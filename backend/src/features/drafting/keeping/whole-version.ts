import { Approval } from '../../../core/approval/approval.views.js';
import type { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { allFields, described, OrNull } from '../../../core/descriptions/shape.js';
import type { Actor } from '../../../core/access/actor.js';
import type { VersionReader } from '../versions/version-reader.js';
import { DocumentVersion } from '../versions/versions.entity.js';
import { AUTHOR_OF_VERSION, VersionAuthor } from './version-author.views.js';
import type { VersionAuthors } from './version-authors.service.js';

/** A version as it stands in a list. */
export const LISTED_VERSION = { ...allFields(DocumentVersion), author: described(AUTHOR_OF_VERSION, new OrNull(VersionAuthor)) } as const;

/** A version with what it says and what it was made from, as REST answers it. */
export const WHOLE_VERSION = {
  ...LISTED_VERSION,
  content: described('The text.', 'string'),
  formValues: described('What the form held, by the names of its fields.', 'object'),
  suggestions: described('What was asked to be changed; null where nothing was.', 'string?'),
  referenceFilename: described('The paper that it answers; null where there is none.', 'string?'),
  approval: described('Whether a supervisor has approved the text; null where that is not needed.', new OrNull(Approval)),
  notice: described('Why it was made by rules, where a language model was to make it; null otherwise.', 'string?'),
} as const;

/** Where the parts of a version are read. */
interface VersionSources {
  reader: VersionReader;
  approved: ApprovedTexts;
  authors: VersionAuthors;
}

/** Opens what a version says and what its form held. */
export async function wholeVersion(from: VersionSources, actor: Actor, version: DocumentVersion) {
  const [{ reader, approved, authors }, { id }, { userId }] = [from, version, actor];
  const [content, form] = [await reader.contentOf(userId, id), await reader.formOf(userId, id)];
  const approval = (await approved.ofVersions(userId, [id])).get(id) ?? null;
  const [author = null] = await authors.of(actor, [version]);
  const { values: formValues, suggestions, referenceFilename, notice } = form;
  return { ...version, author, content, approval, formValues, suggestions, referenceFilename, notice };
}
