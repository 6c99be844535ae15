import { lazy, type ComponentType } from 'react';
import { DocumentsTab } from '../legal-documents/DocumentsTab.js';
import { adminMessages as text } from '../messages.js';

interface PanelPart {
  /** Names it in the address: `?tab=<id>`, or `?view=<id>` for one that has had such an address since it was a screen of its own. */
  id: string;
  label: string;
  parameter?: 'tab' | 'view';
  Part: ComponentType;
}

export interface PanelGroup {
  /** A job of an administrator; none for what stands alone. */
  title?: string;
  parts: readonly PanelPart[];
}

const OverviewTab = lazy(async () => ({ default: (await import('../overview/OverviewTab.js')).OverviewTab }));
const IndexTab = lazy(async () => ({ default: (await import('../index/IndexTab.js')).IndexTab }));
const GoldenQuestions = lazy(async () => ({ default: (await import('../golden-questions/GoldenQuestions.js')).GoldenQuestions }));
const GuideTab = lazy(async () => ({ default: (await import('../guide/GuideTab.js')).GuideTab }));
const RatingsTab = lazy(async () => ({ default: (await import('../ratings/RatingsTab.js')).RatingsTab }));
const Holidays = lazy(async () => ({ default: (await import('../holidays/Holidays.js')).Holidays }));
const UsersTab = lazy(async () => ({ default: (await import('../users/UsersTab.js')).UsersTab }));
const PricingTab = lazy(async () => ({ default: (await import('../pricing/PricingTab.js')).PricingTab }));
const TemplatesTab = lazy(async () => ({ default: (await import('../templates/TemplatesTab.js')).TemplatesTab }));
const LetterheadTab = lazy(async () => ({ default: (await import('../letterhead/LetterheadTab.js')).LetterheadTab }));
const AuditView = lazy(async () => ({ default: (await import('../audit/AuditView.js')).AuditView }));
const ApiKeysTab = lazy(async () => ({ default: (await import('../api-keys/ApiKeysTab.js')).ApiKeysTab }));
const WebhooksTab = lazy(async () => ({ default: (await import('../webhooks/WebhooksTab.js')).WebhooksTab }));
const LanguageModelTab = lazy(async () => ({ default: (await import('../language-model/LanguageModelTab.js')).LanguageModelTab }));
const ServiceAccountsTab = lazy(async () => ({ default: (await import('../service-accounts/ServiceAccountsTab.js')).ServiceAccountsTab }));

/** The parts of the panel by the job that they are for. */
export const PANEL_GROUPS: readonly PanelGroup[] = [
  { parts: [{ id: 'overview', label: text.overviewTab, Part: OverviewTab }] },
  {
    title: text.libraryGroup,
    parts: [
      { id: 'documents', label: text.documentsTab, Part: DocumentsTab },
      { id: 'index', label: text.indexTab, Part: IndexTab },
      { id: 'questions', label: text.goldenTab, Part: GoldenQuestions },
      { id: 'guide', label: text.guideTab, Part: GuideTab },
      { id: 'unanswered', label: text.unansweredTab, Part: RatingsTab },
      { id: 'holidays', label: text.holidaysTab, Part: Holidays },
    ],
  },
  {
    title: text.peopleGroup,
    parts: [
      { id: 'users', label: text.usersTab, Part: UsersTab },
      { id: 'pricing', label: text.pricingTab, Part: PricingTab },
    ],
  },
  {
    title: text.draftingGroup,
    parts: [
      { id: 'templates', label: text.templatesTab, Part: TemplatesTab },
      { id: 'letterhead', label: text.letterheadTab, Part: LetterheadTab },
    ],
  },
  {
    title: text.systemGroup,
    parts: [
      { id: 'audit', parameter: 'view', label: text.auditLog, Part: AuditView },
      { id: 'keys', label: text.keysTab, Part: ApiKeysTab },
      { id: 'webhooks', label: text.webhooksTab, Part: WebhooksTab },
      { id: 'model', label: text.modelTab, Part: LanguageModelTab },
      { id: 'service-accounts', label: text.serviceAccountsTab, Part: ServiceAccountsTab },
    ],
  },
];

const PARTS = PANEL_GROUPS.flatMap(({ parts }) => parts);
/** What the panel shows first. */
const FIRST = PARTS.find(({ id }) => id === 'documents') as PanelPart;

/** The part that an address names. */
export const partOf = (params: URLSearchParams): PanelPart =>
  PARTS.find(({ id, parameter = 'tab' }) => params.get(parameter) === id) ?? FIRST;

/** The query of a part's address, beginning with "?"; empty for what the panel shows first. */
export const searchOf = ({ id, parameter = 'tab' }: PanelPart): string => (id === FIRST.id ? '' : `?${parameter}=${id}`);
