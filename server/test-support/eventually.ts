/** Asks again until there is an answer; fails when there is none in time. */
export async function eventually<Value>(
  ask: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  { seconds = 10 } = {},
): Promise<Value> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await ask();
    if (value) return value;
    if (Date.now() > deadline) {
      throw new Error(`What was waited for did not happen in ${seconds} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
