/** What a command reports of its work: lines, and a progress note that each new one replaces. */
export interface CliOutput {
  say(line: string): void;
  progress(note: string): void;
}

/** How far apart progress notes are written where no terminal shows them. */
const PROGRESS_EVERY_MS = 5_000;

/** Writes to standard output: on a terminal a note overwrites the one before. */
export function terminalOutput(): CliOutput {
  const write = (text: string): void => void process.stdout.write(text);
  let shown = 0;
  return {
    say: (line) => write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${line}\n`),
    progress: (note) => {
      if (process.stdout.isTTY) write(`\r\u001b[K${note}`);
      else if (Date.now() - shown > PROGRESS_EVERY_MS) {
        shown = Date.now();
        write(`${note}\n`);
      }
    },
  };
}
