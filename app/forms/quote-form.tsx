import { useEffect, useId, useRef } from 'react';
import type { CatalogueItem, PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../domain/catalogue/money.ts';
import { withThousands } from '../../domain/catalogue/thousands.ts';
import { textFieldsOf } from '../../domain/forms/form-definition.ts';
import { cleanText, lengthOf } from '../../domain/forms/text.ts';
import { quoteFormDefinition, quoteMessages } from '../../domain/quote/quote-form.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { moveFocus } from '../browser/move-focus.ts';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import { Cloth } from './cloth.tsx';
import { HoneypotField, PrivacyNote, RequiredNote, TextFields } from './form-fields.tsx';
import { PackageActions } from './package-actions.tsx';
import { PackageItems, PackageList, PackageNotice } from './package-list.tsx';
import { QuoteChoices } from './quote-choices.tsx';
import { RetryNotice, unsentEditMessage } from './send-messages.tsx';
import { NextSteps, SentQuote } from './sent-quote.tsx';
import { useQuoteForm } from './use-quote-form.ts';
import { BookingLink, WhatsappLink } from './whatsapp-link.tsx';

/** Long texts follow the choices. */
const textFields = textFieldsOf(quoteFormDefinition.fields);
const lines = textFields.filter(([, { type }]) => type !== 'textarea');
const texts = textFields.filter(([, { type }]) => type === 'textarea');

interface QuoteFormProps {
  priceList: PriceList;
  afterSending: string;
  /** SVG, where there is no package yet; null where the brand has no drawings. */
  drawing: string | null;
}

/** §2.11 The form 'Hablemos de tu Proyecto', on wide screens beside what was chosen. */
export function QuoteForm({ priceList, afterSending, drawing }: QuoteFormProps) {
  const hydrated = useHydrated();
  const messagesId = useId();
  const quote = useQuoteForm(priceList);
  const { entries, errors, items, status, notice } = quote;
  const { packageItems } = entries;
  const { category = '', plan, service, message = '' } = entries.values;
  const sending = status.kind === 'sending';
  const sent = !quote.incomplete && status.kind === 'success';
  const { maxLength } = quoteFormDefinition.fields.message;
  const length = lengthOf(cleanText(message));

  return (
    <form
      action={quoteFormDefinition.path}
      aria-describedby={messagesId}
      className="grid-12 gap-y-10 wide:grid-rows-[auto_1fr]"
      method="post"
      noValidate={hydrated}
      onBlur={quote.saveDraft}
      onInput={quote.edit}
      onSubmit={quote.submit}
      ref={quote.form}
    >
      <div className="col-span-12 grid gap-x-(--gap) gap-y-7 min-[600px]:grid-cols-2 wide:col-span-7">
        <RequiredNote exception="; de plan y servicio basta con uno" />
        <TextFields errors={errors} fields={lines} />
        {packageItems.length === 0 && (
          <QuoteChoices
            addons={entries.checked}
            category={category}
            errors={errors}
            plan={plan || service || ''}
            priceList={priceList}
          />
        )}
        <TextFields
          errors={errors}
          fields={texts}
          hints={{
            message: `${withThousands(length)} de ${withThousands(maxLength)} caracteres`,
          }}
        />
        <HoneypotField />
      </div>
      <div
        className={`col-span-12 self-start ${sent && items.length === 0 ? 'max-wide:order-last' : ''} border border-line bg-surface p-[clamp(1.5rem,2.4vw,2.25rem)] [--button-base:var(--surface)] wide:sticky wide:top-[calc(var(--header)+1rem)] wide:col-span-5 wide:row-span-2`}
      >
        {sent && (
          <SentQuote afterSending={afterSending} items={quote.sentItems} priceList={priceList} />
        )}
        {packageItems.length > 0 && (
          <PackageList
            items={packageItems}
            onRemove={quote.removePackageItem}
            priceList={priceList}
          />
        )}
        {packageItems.length === 0 && items.length > 0 && (
          <div className="mb-6">
            <PackageItems items={items} priceList={priceList} />
          </div>
        )}
        {drawing && items.length === 0 && !sent && (
          <Drawing className="mb-10 text-accent max-wide:hidden [&>svg]:w-full" svg={drawing} />
        )}
        <div className={notice ? 'mb-6' : undefined}>
          <PackageNotice text={notice} />
        </div>
        <div hidden={sent && items.length === 0}>
          <Total items={items} />
        </div>
        {/* Not in the document: it moves nothing, as the form beside it is higher. */}
        {hydrated && items.length === 0 && !sent && (
          <div className="mt-4 grid gap-4 max-wide:hidden">
            <NextSteps text={afterSending} />
          </div>
        )}
        <div className="mt-6 empty:hidden">
          <Cloth items={sent ? quote.sentItems : items} size="full" />
        </div>
        {items.length > 0 && <PackageActions items={items} path="/contact" priceList={priceList} />}
      </div>
      <div className="col-span-12 grid content-start gap-5 wide:col-span-7">
        <div className="flex flex-wrap items-center gap-4">
          <Button aria-disabled={sending || undefined} icon="arrowRight" type="submit">
            {sending ? 'Enviando…' : quoteFormDefinition.submitLabel}
          </Button>
          <WhatsappLink catalogue={priceList} items={items} />
          <BookingLink />
        </div>
        <Messages id={messagesId} quote={quote} sent={sent} />
        <PrivacyNote />
        {items.length > 0 && !sent && (
          <div className="grid gap-4">
            <NextSteps text={afterSending} />
          </div>
        )}
      </div>
    </form>
  );
}

/** §9.5 Total in the contact form: read-only, in US dollars. */
function Total({ items }: { items: CatalogueItem[] }) {
  const { site } = useSiteData();
  const breakdown = breakdownOf(items);
  return (
    <div>
      <p className="text-xs text-text-2" id="total-label">
        Total aproximado
      </p>
      <output
        aria-labelledby="total-label"
        className="text-figure mt-4 block text-[clamp(2.6rem,4.4vw,4rem)]"
        name="total"
      >
        {items.length > 0 ? formatPriceWithCurrency(totalOf(items)) : '—'}
      </output>
      <p className="mt-3 text-xs text-text-2">
        {breakdown && <span className="block font-semibold text-text">{breakdown}</span>}
        Precios aproximados en dólares (USD), {site.taxNote}.
      </p>
    </div>
  );
}

interface MessagesProps {
  id: string;
  quote: ReturnType<typeof useQuoteForm>;
  sent: boolean;
}

/** §8.1 to §8.3 The alerts, in the page and in these words, until something is done. */
function Messages({ id, quote, sent }: MessagesProps) {
  const { incomplete, status, hasUnsentEdit, stopWaiting } = quote;
  const success = useRef<HTMLDivElement>(null);
  const isEmpty = quote.items.length === 0;
  useEffect(() => {
    if (!sent) return;
    // The choices that come back in place of the package push it down; on narrow screens what was sent follows it.
    if (isEmpty) success.current?.scrollIntoView({ block: 'nearest' });
    // Whoever has just pressed the button goes on with what it led to.
    if (document.activeElement?.matches('[type=submit]')) moveFocus(success.current);
  }, [sent, isEmpty]);
  const failed = !incomplete && status.kind === 'error';
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <div className="grid gap-3" id={id}>
      <div role="alert">
        {incomplete && <Message kind="error">{quoteMessages.incomplete}</Message>}
        {failed && <Message kind="error">{quoteMessages.failed}</Message>}
      </div>
      <div className="max-wide:scroll-mb-[50svh]" ref={success} role="status">
        {sent && <Message kind="success">{quoteMessages.sent}</Message>}
        {sent && hasUnsentEdit && <p className="mt-3 text-sm">{unsentEditMessage}</p>}
        {failed && status.retryIn !== null && (
          <RetryNotice onCancel={stopWaiting} seconds={status.retryIn} />
        )}
      </div>
    </div>
  );
}

function Message({ kind, children }: { kind: 'error' | 'success'; children: string }) {
  const tone = kind === 'error' ? 'border-danger text-danger' : 'border-success text-success';
  return (
    <p className={`flex items-center gap-3 border-l-4 bg-field p-4 font-semibold ${tone}`}>
      <Icon name={kind === 'error' ? 'close' : 'check'} />
      {children}
    </p>
  );
}
