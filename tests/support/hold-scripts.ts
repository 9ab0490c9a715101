import type { Page } from '@playwright/test';

/** Holds back every script until told; then all of them arrive. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}
