/**
 * Reads lines of JSON from a stream that comes in pieces.
 * @param {NodeJS.ReadableStream} stream
 * @param {(value: any) => void} take
 */
export function readLines(stream, take) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(JSON.parse(line));
  });
}
