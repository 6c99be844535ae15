/** First byte: whether a frame is the last of its message, and its kind. Second byte: whether a mask follows, and the length. RFC 6455, 5.2. */
const FIN = 0x80;
const CONTROL = 0x08;
const MASK = 0x80;
const LENGTH = 0x7f;
const LENGTH_IN_2 = 126;
const LENGTH_IN_8 = 127;
const MASK_BYTES = 4;
const HEADER_MAX = 14;

/**
 * Follows the frames that a client sends without reading what is in them, to tell whether a message has begun that is not
 * whole yet. `ws` says this nowhere: it only speaks of messages that have ended. What is not a valid frame is left to `ws` to refuse.
 */
export class FrameProgress {
  private readonly header = Buffer.alloc(HEADER_MAX);
  private headerBytes = 0;
  /** Bytes of the current frame's content that are still to come. */
  private left = 0;
  /** Whether frames of a fragmented message have come and its last one has not. */
  private fragmented = false;

  /** Whether something has begun and not ended. */
  get unfinished(): boolean {
    return this.fragmented || this.headerBytes > 0 || this.left > 0;
  }

  /** @returns whether, somewhere in these bytes, everything that had begun was whole */
  push(chunk: Buffer): boolean {
    let settled = !this.unfinished;
    for (let at = 0; at < chunk.length;) {
      if (this.left > 0) {
        const taken = Math.min(this.left, chunk.length - at);
        this.left -= taken;
        at += taken;
      } else {
        this.header[this.headerBytes] = chunk[at] ?? 0;
        this.headerBytes += 1;
        at += 1;
        if (this.headerBytes === headerLength(this.header, this.headerBytes)) this.beginContent();
      }
      settled ||= !this.unfinished;
    }
    return settled;
  }

  private beginContent(): void {
    const [first = 0, second = 0] = this.header;
    // Control frames may stand between the fragments of a message, and are never fragmented themselves.
    if (!(first & CONTROL)) this.fragmented = !(first & FIN);
    this.left = contentLength(this.header, second & LENGTH);
    this.headerBytes = 0;
  }
}

/** Bytes of the header as far as it can be told from those that are there. */
function headerLength(header: Buffer, known: number): number {
  if (known < 2) return 2;
  const second = header[1] ?? 0;
  const length = second & LENGTH;
  return 2 + (length === LENGTH_IN_2 ? 2 : length === LENGTH_IN_8 ? 8 : 0) + (second & MASK ? MASK_BYTES : 0);
}

function contentLength(header: Buffer, length: number): number {
  if (length === LENGTH_IN_2) return header.readUInt16BE(2);
  return length === LENGTH_IN_8 ? Number(header.readBigUInt64BE(2)) : length;
}
