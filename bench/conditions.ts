import type { CDPSession, Page } from '@playwright/test';

/** The window of a computer, in CSS pixels. */
export const desktop = { width: 1350, height: 940 };

/** Slows the page's processor down four times. Gives the session that holds it so. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}
