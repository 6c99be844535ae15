import type { To } from 'react-router-dom';
import type { ChatRequest } from '../../shared/config/chat-request.js';
import { conversationAddress, documentAddress, paths, sourceAddress } from '../../shared/config/paths.js';
import type { PaletteSearchQuery } from '../../shared/gql/graphql.js';
import { appMessages } from '../messages.js';
import { keyMessages as text } from './messages.js';

/** What choosing an entry does: open an address, or run an action. */
export type PaletteAct = { to: To; state?: ChatRequest } | { do: 'keys' | 'theme' | 'print' | 'sign-out' };

export interface PaletteEntry {
  id: string;
  group: string;
  label: string;
  act: PaletteAct;
}

/** Who is signed in, as far as that decides which entries there are. */
interface Who {
  user: boolean;
  admin: boolean;
}

/** The screens and actions whose names contain every word of `typed`. */
export function ownEntries(typed: string, { user, admin }: Who): PaletteEntry[] {
  const screen = (label: string, to: string): PaletteEntry => ({ id: to, group: text.screens, label, act: { to } });
  const action = (label: string, act: PaletteAct): PaletteEntry => ({ id: label, group: text.actions, label, act });
  const entries = [
    user && action(text.newChat, { to: paths.ask, state: { chat: 'new' } }),
    screen(appMessages.home, paths.home),
    user && screen(appMessages.ask, paths.ask),
    user && screen(appMessages.document, paths.document),
    user && screen(appMessages.reply, paths.reply),
    user && screen(appMessages.documents, paths.documents),
    user && screen(appMessages.matters, paths.matters),
    user && screen(appMessages.parties, paths.parties),
    user && screen(appMessages.deadlines, paths.deadlines),
    user && screen(appMessages.library, paths.library),
    user && screen(appMessages.verify, paths.verify),
    user && screen(appMessages.profile, paths.profile),
    admin && screen(text.adminPanel, paths.admin),
    !user && screen(appMessages.login, paths.login),
    !user && screen(appMessages.register, paths.register),
    screen(appMessages.developers, paths.developers),
    action(text.theme, { do: 'theme' }),
    action(text.print, { do: 'print' }),
    action(text.keys, { do: 'keys' }),
    user && action(text.signOut, { do: 'sign-out' }),
  ];
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => entry !== false)
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .sort((a, b) => Number(a.group === text.actions) - Number(b.group === text.actions));
}

/** What the server found. */
export function foundEntries({ documents, conversations, sources }: PaletteSearchQuery): PaletteEntry[] {
  return [
    ...documents.nodes.map((row) => ({ id: row.id, group: text.documents, label: row.title, act: { to: documentAddress(row) } })),
    ...conversations.nodes.map(({ id, title }) => ({
      id,
      group: text.conversations,
      label: title,
      act: { to: conversationAddress(id) },
    })),
    ...sources.nodes.map(({ id, title, year }) => ({
      id,
      group: text.laws,
      label: year !== null && !title.includes(String(year)) ? `${title}, ${year}` : title,
      act: { to: sourceAddress(id) },
    })),
  ];
}
