/** §12.9 Parameters that advertisements and newsletters put into their links; all others are dropped. A pattern. */
export const campaignParameter =
  '^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$';

const isCampaignParameter = new RegExp(campaignParameter);

/** Longer values are cut, in characters. */
export const maxParameterLength = 200;

/** The path of an address with its campaign parameters. */
export function entryOf({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (isCampaignParameter.test(name)) kept.set(name, value.slice(0, maxParameterLength));
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
