import { Collapse } from 'antd';
import type { SigningNote } from '../draft.js';
import { draftingMessages as text } from '../messages.js';

/** What to attend to when the draft is signed, under a heading for each topic. It is not part of the text. */
export function SigningNotes({ notes }: { notes: readonly SigningNote[] }) {
  const names: Readonly<Record<string, string>> = text.signingTopics;
  const topics = [...new Set(notes.map(({ topic }) => topic))];
  const children =
    notes.length === 0 ? (
      <p>{text.noSigningNotes}</p>
    ) : (
      topics.map((topic) => (
        <section key={topic}>
          <h3>{names[topic] ?? topic}</h3>
          <ul>
            {notes
              .filter((note) => note.topic === topic)
              .map((note) => (
                <li key={note.text}>{note.text}</li>
              ))}
          </ul>
        </section>
      ))
    );
  return <Collapse className="no-print" items={[{ key: 'signing', label: text.beforeYouSign, children }]} />;
}
