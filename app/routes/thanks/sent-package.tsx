import { readPackage } from '../../../domain/package/package.ts';
import { useHydrated } from '../../browser/hydration.tsx';
import { Cloth } from '../../forms/cloth.tsx';
import { SentQuote } from '../../forms/sent-quote.tsx';
import type { ContactContent } from '../../sections/contact/contact.server.ts';

/**
 * §7.3 The package that was sent, where the address of the form named one: the browser says which page the
 * form stood on. Applications end on this page, too, and have none.
 */
export function SentPackage({
  content,
}: {
  content: Pick<ContactContent, 'priceList' | 'afterSending'>;
}) {
  const hydrated = useHydrated();
  if (!hydrated || !document.referrer.startsWith(`${location.origin}/`)) return null;
  const { search } = new URL(document.referrer);
  const items = readPackage({ search }, content.priceList)?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="pb-(--section)">
      <div className="wrap grid-12 gap-y-12">
        <div className="col-span-12 wide:sticky wide:top-[calc(var(--header)+2rem)] wide:col-span-5 wide:self-start">
          <SentQuote {...content} items={items} />
        </div>
        <div className="col-span-12 wide:col-span-7">
          <Cloth items={items} size="full" />
        </div>
      </div>
    </section>
  );
}
