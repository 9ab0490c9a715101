/** How long the server may take to show that it is there, in milliseconds. */
const patience = 10_000;

/**
 * Whether the server has an answer for this address: the page, a redirect or a 404. False when it
 * cannot be reached, or cannot answer now.
 */
export async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return status < 500;
  } catch {
    return false;
  }
}
