import { Ambient } from '../async/ambient.js';
import { BadRequestError } from '../errors/common-errors.js';
import { answerBytes } from './answer-bytes.js';
import { ANSWER_LIMITS } from './answer-limits.js';

/** What the caller asked for is longer than an answer may be. Nothing of it is sent. */
export class AnswerTooLargeError extends BadRequestError {
  constructor() {
    super('The answer would be larger than 8 MB. Ask for shorter pages or fewer fields.', 'ANSWER_TOO_LARGE');
  }
}

/** The bytes of one JSON answer, counted before memory is taken for them. */
export class AnswerBudget {
  private opened = 0;
  private written = 0;
  private turn: Promise<void> | undefined;
  private readonly leaves: (() => void)[] = [];
  private ended = false;
  private tooMuch = false;

  /** @param large waits for a turn among large answers; what it returns ends the turn */
  constructor(private readonly large: () => Promise<() => void>) {}

  /** Whether more was asked for than an answer may hold. What has been prepared must not be sent. */
  get spent(): boolean {
    return this.tooMuch;
  }

  /** Counts a value that will stand in the answer. @returns false when the answer has become too large, now or before */
  write(value: unknown): boolean {
    if (this.tooMuch) return false;
    this.written += answerBytes(value, ANSWER_LIMITS.bytes);
    return this.within(this.written);
  }

  /**
   * Counts stored text before it is read, and waits for a turn if the answer is a large one.
   * @param bytes as they are stored
   * @throws AnswerTooLargeError; what waiting for a turn throws
   */
  async open(bytes: number): Promise<void> {
    this.opened += bytes;
    if (!this.within(this.opened)) throw new AnswerTooLargeError();
    if (this.opened > ANSWER_LIMITS.ordinaryBytes) await this.takeTurn();
  }

  /** Waits until this answer may be one of the large ones that are prepared at the same time. @throws what waiting throws */
  takeTurn(): Promise<void> {
    return (this.turn ??= this.large().then((leave) => this.hold(leave)));
  }

  /** Has `leave` called when the answer is ready, at once if it already is. */
  hold(leave: () => void): void {
    if (this.ended) leave();
    else this.leaves.push(leave);
  }

  /** The answer is ready, or nobody waits for it any longer. */
  end(): void {
    this.ended = true;
    for (const leave of this.leaves.splice(0)) leave();
  }

  private within(bytes: number): boolean {
    this.tooMuch ||= bytes > ANSWER_LIMITS.bytes;
    return !this.tooMuch;
  }
}

const scope = new Ambient<AnswerBudget>();

/** Does `work` within the budget of one answer. */
export const withinAnswer = <T>(budget: AnswerBudget, work: () => T): T => scope.run(budget, work);

/** The budget of the answer that is being made; undefined in background work and in what is streamed. */
export const answerBudget = (): AnswerBudget | undefined => scope.get();

/**
 * Counts stored text that is about to be read for the present answer.
 * @throws like `AnswerBudget.open`
 */
export async function openForAnswer(bytes: number): Promise<void> {
  await scope.get()?.open(bytes);
}

/** Waits for a turn before something long is read of which the answer holds only a part. */
export async function turnForLargeAnswer(): Promise<void> {
  await scope.get()?.takeTurn();
}
