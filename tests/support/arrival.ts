import { expect, type Page } from './test.ts';

/** Where the section's heading stands, counted from the header's lower edge. */
async function headingBelowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((anchor) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const heading = document.getElementById(anchor)?.querySelector('h1, h2');
    return (heading?.getBoundingClientRect().top ?? Number.NaN) - header;
  }, id);
}

/** The heading is in view, below the header, and stays there. */
export async function expectArrivedAt(page: Page, id: string) {
  await expect
    .poll(async () => {
      const distance = await headingBelowHeader(page, id);
      return distance >= 0 && distance <= 150 ? 'in view' : distance;
    })
    .toBe('in view');
}
