import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../core/access/actor.js';
import { NOT_APPROVED_LINE } from '../../core/approval/approval-marks.js';
import { ApprovalState } from '../../core/approval/approval.views.js';
import { ApprovedTexts } from '../../core/approval/approved-texts.js';
import type { Page, PageQuery } from '../../core/pages/page.js';
import { ApiKeysService } from '../accounts/keys/api-keys.service.js';
import { AnswerRatingsService } from '../answer-ratings/answer-ratings.service.js';
import { ApprovalsService } from '../approvals/approvals.service.js';
import { ChronologyService } from '../chronology/chronology.service.js';
import { AcceptedDifferences } from '../consistency/accepted-differences.service.js';
import { AnswerApprovals } from '../conversations/answer-approvals.service.js';
import { ConversationsService, conversationText } from '../conversations/conversations.service.js';
import { DocumentArchive } from '../drafting/versions/document-archive.service.js';
import { UnfinishedForms } from '../drafting/unfinished/unfinished-forms.service.js';
import { MatterDeadlinesService } from '../matters/dates/matter-deadlines.service.js';
import { MatterMembersService } from '../matters/sharing/matter-members.service.js';
import { MatterRole } from '../matters/matters.views.js';
import { MattersService } from '../matters/matters.service.js';
import { PartiesService } from '../parties/parties.service.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import { StatementService } from '../tokens/statement.service.js';
import { UsersService } from '../accounts/users.service.js';
import { WebhooksService } from '../webhooks/webhooks.service.js';

const PAGE = 200;
const README = `Everything that Themis keeps for your account.

profile.json     your name, e-mail, phone and role
logins.json      your sessions, with the addresses and devices they came from
networks.json    when you last signed in from each network that is known for you; which networks these are is kept as keyed digests only
provider.json    who you are at the provider that you sign in by, where there is one
tokens.json      every movement on your token account
api-keys.json    your API keys: what they are for, what they may do and when they were used, without the keys themselves
webhooks.json    the addresses that are told of your events, without the secrets they check signatures with
matters.json     your matters with their parties, notes, dates, members, chronology and accepted differences, where there are any, and which matters of others you work in
parties.json     your party book, where anybody is in it
approvals.json   what you asked supervisors to approve, and what they said, where there is anything
conversations/   each conversation as text with its sources, and as JSON with everything that was shown and what you said of the answers
documents/       each version of each draft and reply as text, and the values of its form
unfinished-forms.json  the entries of forms that you have not generated a document from, where there are any
files/           your reference documents as you uploaded them
`;

/** One file of the archive. */
interface Entry {
  name: string;
  content: string | Uint8Array;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Everything of one user as a ZIP archive, made while it is sent. */
@Injectable()
export class AccountArchive {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly statement: StatementService,
    private readonly conversations: ConversationsService,
    private readonly documents: DocumentArchive,
    private readonly unfinished: UnfinishedForms,
    private readonly files: ReferenceFilesService,
    private readonly webhooks: WebhooksService,
    private readonly apiKeys: ApiKeysService,
    private readonly matters: MattersService,
    private readonly dates: MatterDeadlinesService,
    private readonly members: MatterMembersService,
    private readonly parties: PartiesService,
    private readonly chronology: ChronologyService,
    private readonly accepted: AcceptedDifferences,
    private readonly approvals: ApprovalsService,
    private readonly answerApprovals: AnswerApprovals,
    private readonly ratings: AnswerRatingsService,
    private readonly approved: ApprovedTexts,
  ) {}

  /** Writes the archive into a stream, one file after the other; aborts it with the signal's reason. */
  async write(actor: Actor, target: WritableStream<Uint8Array>, signal?: AbortSignal): Promise<void> {
    // Loaded when somebody exports an account, which is seldom.
    const { TextReader, Uint8ArrayReader, ZipWriter } = await import('@zip.js/zip.js');
    const zip = new ZipWriter(target, { useWebWorkers: false, signal });
    try {
      for await (const { name, content } of this.entries(actor))
        await zip.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
      await zip.close();
    } catch (error) {
      await target.abort(error).catch(() => undefined);
      throw error;
    }
  }

  private async *entries(actor: Actor): AsyncGenerator<Entry> {
    yield { name: 'README.txt', content: README };
    yield { name: 'profile.json', content: json(await this.users.me(actor)) };
    yield { name: 'logins.json', content: json(await this.logins(actor)) };
    yield { name: 'networks.json', content: json(await this.networks(actor)) };
    const identities = await this.identities(actor);
    if (identities.length > 0) yield { name: 'provider.json', content: json(identities) };
    yield { name: 'tokens.json', content: json(await this.ledger(actor)) };
    yield { name: 'api-keys.json', content: json(await this.keys(actor)) };
    yield { name: 'webhooks.json', content: json(await this.hooks(actor)) };
    const matters = await this.matterRecords(actor);
    if (matters.length > 0) yield { name: 'matters.json', content: json(matters) };
    const parties = await everyPage((page) => this.parties.list(actor, page));
    if (parties.length > 0) yield { name: 'parties.json', content: json(parties) };
    const requests = await everyPage((page) => this.approvals.list(actor, page));
    if (requests.length > 0) yield { name: 'approvals.json', content: json(await this.withTexts(actor, requests)) };
    yield* this.conversationEntries(actor);
    yield* this.documentEntries(actor);
    const unfinished = await this.unfinished.list(actor);
    if (unfinished.length > 0) yield { name: 'unfinished-forms.json', content: json(unfinished) };
    for (const { filename } of await this.files.window(actor, { take: 10_000, skip: 0 })) {
      yield { name: `files/${filename}`, content: await this.files.original(actor, filename) };
    }
  }

  private logins({ userId }: Actor): Promise<unknown[]> {
    return this.database.query(
      'select created_at, expires_at, revoked_at, last_used_at, address, user_agent from sessions where user_id = $1 order by created_at',
      [userId],
    );
  }

  private networks({ userId }: Actor): Promise<unknown[]> {
    return this.database.query('select seen_at from known_networks where user_id = $1 order by seen_at', [userId]);
  }

  private identities({ userId }: Actor): Promise<unknown[]> {
    return this.database.query('select issuer, subject, linked_at from provider_identities where user_id = $1 order by linked_at', [
      userId,
    ]);
  }

  /** An owner has fewer of them than a page holds. */
  private async hooks(actor: Actor): Promise<object[]> {
    const { nodes } = await this.webhooks.list(actor, { first: PAGE });
    return nodes.map(({ name, url, events, state, createdAt }) => ({ name, url, events, state, createdAt }));
  }

  /** Of both kinds, also those that have ended and are not forgotten yet. */
  private async keys({ userId: ownerId }: Actor): Promise<object[]> {
    const keys = await everyPage((page) => this.apiKeys.list({ ownerId }, page));
    return keys.map(({ id: _, ownerId: _owner, ownerEmail: _email, ...told }) => told);
  }

  private async matterRecords(actor: Actor): Promise<object[]> {
    const matters = await everyPage((page) => this.matters.list(actor, page));
    const dates = await everyPage((page) => this.dates.list(actor, page));
    const records: object[] = [];
    for (const matter of matters) {
      // What stands in a matter of somebody else is theirs.
      const { id, title, role, ownerName, memberCount } = matter;
      if (ownerName !== null || role !== MatterRole.OWNER) records.push({ id, title, role, ownerName });
      else {
        const chronology = await everyPage((page) => this.chronology.list(actor, id, page));
        const acceptedDifferences = await everyPage((page) => this.accepted.list(actor, id, page));
        records.push({
          ...matter,
          dates: dates.filter(({ matterId }) => matterId === id),
          chronology,
          acceptedDifferences,
          ...(memberCount > 0 && { members: await this.members.members(actor, id) }),
        });
      }
    }
    return records;
  }

  private ledger({ userId }: Actor): Promise<unknown[]> {
    return everyPage((page) => this.statement.statement(userId, page));
  }

  private async *conversationEntries(actor: Actor): AsyncGenerator<Entry> {
    const conversations = await everyPage((page) => this.conversations.list(actor, page));
    for (const [index, conversation] of conversations.entries()) {
      const exchanges = await this.conversations.allExchanges(actor, conversation.id);
      const name = `conversations/${numbered(index, conversation.title)}`;
      yield {
        name: `${name}.md`,
        content: conversationText(conversation, exchanges, await this.answerApprovals.of(actor.userId, exchanges)),
      };
      const ratings = await this.ratings.ofOwner(
        actor.userId,
        exchanges.map(({ id }) => id),
      );
      const rated = exchanges.map((exchange) => ({ ...exchange, rating: ratings.get(exchange.id) }));
      yield { name: `${name}.json`, content: json({ ...conversation, exchanges: rated }) };
    }
  }

  /** Each with its text. */
  private async withTexts(actor: Actor, requests: readonly { id: string }[]): Promise<object[]> {
    const found: object[] = [];
    for (const { id } of requests) found.push(await this.approvals.request(actor, id));
    return found;
  }

  /** The text of a version, below the mark where it needs approval and does not have it. */
  private async marked({ userId }: Actor, content: string): Promise<string> {
    const [approval] = await this.approved.of(userId, { texts: [content] });
    return approval && approval.state !== ApprovalState.APPROVED ? `${NOT_APPROVED_LINE}\n\n${content}` : content;
  }

  private async *documentEntries(actor: Actor): AsyncGenerator<Entry> {
    let index = 0;
    for await (const { title, documentType, versions } of this.documents.all(actor.userId)) {
      const folder = `documents/${numbered(index, title)}`;
      index += 1;
      for await (const { number, content, ...facts } of versions) {
        yield { name: `${folder}/version ${number}.txt`, content: await this.marked(actor, content) };
        yield { name: `${folder}/version ${number}.json`, content: json({ documentType, title, number, ...facts }) };
      }
    }
  }
}

/** What a list holds, read page by page. */
async function everyPage<T>(read: (page: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Page<T> = await read({ first: PAGE, after });
    for (const node of nodes) all.push(node);
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor;
  }
}

/** A name that no other has and every file system takes. */
const numbered = (index: number, title: string): string =>
  `${String(index + 1).padStart(4, '0')} ${title
    .replace(/[^\p{L}\p{M}\p{N} ,()-]/gu, ' ')
    .replace(/ +/g, ' ')
    .slice(0, 60)
    .trim()}`.trim();
