/** The stub is TypeScript, which the loader makes readable. Both belong to the back end, and are checked with it. */
const support = (name) => new URL(`../../../backend/test/support/${name}`, import.meta.url).href;

/** A language model for a product under test: it speaks the protocol of the Messages API, with batches, and knows nothing. */
export async function startModelService() {
  await import(support('typescript-loader.mjs'));
  const { startMessagesStub } = await import(support('messages-stub.ts'));
  const stub = await startMessagesStub();
  return {
    /** What a product needs to be told. */
    settings: { ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_API_KEY: 'a key for tests', ANTHROPIC_MODEL: 'stub-model' },
    /** @param {(prompt: string) => string} answer what it writes for each request of a batch */
    writes(answer) {
      stub.batches.answer = ({ prompt }) => answer(prompt);
    },
    close: () => stub.close(),
  };
}
