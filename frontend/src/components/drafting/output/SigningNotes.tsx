import { Collapse } from 'antd';
import { language } from '../../../shared/i18n/language.js';
import type { SigningNote } from '../draft.js';
import { draftingMessages as text } from '../messages.js';

const URGENT: readonly string[] = ['void', 'deadline'];

/** What to attend to when the draft is signed: what makes it void and what has a last day stand open, the rest is folded. In Hindi for a reader or a draft in Hindi. */
export function SigningNotes({ notes: given, inHindi = false }: { notes: readonly SigningNote[]; inHindi?: boolean }) {
  const isTold = inHindi || language === 'hi';
  const notes = given.map((note) => ({ ...note, text: isTold ? (note.textHindi ?? note.text) : note.text }));
  const headings: Readonly<Record<string, string>> = text.noteUrgencies;
  const rest = notes.filter(({ urgency }) => !URGENT.includes(urgency));
  return (
    <div className="no-print">
      {URGENT.map((urgency) => (
        <Section key={urgency} heading={headings[urgency] ?? urgency} notes={notes.filter((note) => note.urgency === urgency)} />
      ))}
      <Collapse items={[{ key: 'signing', label: text.beforeYouSign, children: <ByTopic notes={rest} none={notes.length === 0} /> }]} />
    </div>
  );
}

function Section({ heading, notes }: { heading: string; notes: readonly SigningNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note.text}>{note.text}</li>
        ))}
      </ul>
    </section>
  );
}

function ByTopic({ notes, none }: { notes: readonly SigningNote[]; none: boolean }) {
  const names: Readonly<Record<string, string>> = text.signingTopics;
  if (none) return <p>{text.noSigningNotes}</p>;
  const topics = [...new Set(notes.map(({ topic }) => topic))];
  return topics.map((topic) => (
    <Section key={topic} heading={names[topic] ?? topic} notes={notes.filter((note) => note.topic === topic)} />
  ));
}
