/** Asks again until there is an answer; fails after ten seconds. */
export async function eventually<Value>(
  ask: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
): Promise<Value> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await ask();
    if (value) return value;
    if (Date.now() > deadline) throw new Error('What was waited for did not happen in 10 s');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
