import type { SiteInfo } from '../../domain/site/site-info.ts';

/** Replaces placeholders in a text of the content (`{brand}`, `{email}` …) by the agency's data. */
export function fillIn(text: string, site: SiteInfo): string {
  const { address } = site;
  const values: Record<string, string> = {
    brand: site.brand,
    legalName: site.legalName,
    email: site.email,
    domain: site.domain,
    address: `${address.street}, ${address.district}, ${address.postalCode} ${address.city}, ${address.region}`,
    retentionMonths: String(site.privacy.retentionMonths),
  };
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
