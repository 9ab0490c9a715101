import { useId } from 'react';
import type { CatalogueItem, PriceList } from '../../domain/catalogue/catalogue.ts';
import { breakdownOf, formatPriceWithCurrency, totalOf } from '../../domain/catalogue/money.ts';
import { textFieldsOf } from '../../domain/forms/form-definition.ts';
import { cleanText, lengthOf } from '../../domain/forms/text.ts';
import { quoteFormDefinition, quoteMessages } from '../../domain/quote/quote-form.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { useSiteData } from '../layout/site-data.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Cloth } from './cloth.tsx';
import { HoneypotField, PrivacyNote, RequiredNote, TextFields } from './form-fields.tsx';
import { PackageList, QuoteChoices } from './quote-choices.tsx';
import { RetryNotice, unsentEditMessage } from './send-messages.tsx';
import { useQuoteForm } from './use-quote-form.ts';

import { BookingLink, WhatsappLink } from './whatsapp-link.tsx';

const count = new Intl.NumberFormat('es-MX');

/** Long texts follow the choices. */
const textFields = textFieldsOf(quoteFormDefinition.fields);
const lines = textFields.filter(([, { type }]) => type !== 'textarea');
const texts = textFields.filter(([, { type }]) => type === 'textarea');

/** §2.11 The form 'Hablemos de tu Proyecto'. */
export function QuoteForm({
  priceList,
  afterSending,
}: {
  priceList: PriceList;
  afterSending: string;
}) {
  const hydrated = useHydrated();
  const messagesId = useId();
  const quote = useQuoteForm(priceList);
  const { entries, errors, items, status, notice } = quote;
  const { category = '', plan, service, message = '' } = entries.values;
  const sending = status.kind === 'sending';
  const { maxLength } = quoteFormDefinition.fields.message;
  const length = lengthOf(cleanText(message));

  return (
    <form
      action={quoteFormDefinition.path}
      aria-describedby={messagesId}
      className="grid gap-x-(--gap) gap-y-7 min-[600px]:grid-cols-2"
      method="post"
      noValidate={hydrated}
      onBlur={quote.saveDraft}
      onInput={quote.edit}
      onSubmit={quote.submit}
      ref={quote.form}
    >
      <RequiredNote exception="; de plan y servicio basta con uno" />
      <TextFields errors={errors} fields={lines} />
      {entries.packageItems.length > 0 ? (
        <PackageList
          items={entries.packageItems}
          notice={notice}
          onRemove={quote.removePackageItem}
          priceList={priceList}
        />
      ) : (
        <QuoteChoices
          addons={entries.checked}
          category={category}
          errors={errors}
          notice={notice}
          plan={plan || service || ''}
          priceList={priceList}
        />
      )}
      <TextFields
        errors={errors}
        fields={texts}
        hints={{ message: `${count.format(length)} de ${count.format(maxLength)} caracteres` }}
      />
      <HoneypotField />
      <div className="empty:hidden min-[600px]:col-span-2">
        <Cloth items={items} size="full" />
      </div>
      <Total items={items} />
      <div className="grid gap-5 min-[600px]:col-span-2">
        <div className="flex flex-wrap items-center gap-4">
          <Button aria-disabled={sending} icon="arrowRight" type="submit">
            {sending ? 'Enviando…' : quoteFormDefinition.submitLabel}
          </Button>
          <WhatsappLink catalogue={priceList} items={items} />
          <BookingLink />
        </div>
        <Messages afterSending={afterSending} id={messagesId} quote={quote} />
        <PrivacyNote />
      </div>
    </form>
  );
}

/** §9.5 Total in the contact form: read-only, in US dollars. */
function Total({ items }: { items: CatalogueItem[] }) {
  const { site } = useSiteData();
  const breakdown = breakdownOf(items);
  return (
    <div className="border-t border-line pt-6 min-[600px]:col-span-2">
      <p className="text-xs text-text-2">Total aproximado</p>
      <output className="text-figure mt-4 block text-[clamp(2.6rem,5vw,4.5rem)]" name="total">
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
  afterSending: string;
}

/** §8.1 to §8.3 The alerts, in the page and in these words, until something is done. */
function Messages({ id, quote, afterSending }: MessagesProps) {
  const { incomplete, status, hasUnsentEdit, stopWaiting } = quote;
  const failed = !incomplete && status.kind === 'error';
  const sent = !incomplete && status.kind === 'success';
  return (
    // Both live regions stand in the page from the start: only then are they announced.
    <div className="grid gap-3" id={id}>
      <div role="alert">
        {incomplete && <Message kind="error">{quoteMessages.incomplete}</Message>}
        {failed && <Message kind="error">{quoteMessages.failed}</Message>}
      </div>
      <div role="status">
        {sent && <Message kind="success">{quoteMessages.sent}</Message>}
        {sent && hasUnsentEdit && <p className="mt-3 text-sm">{unsentEditMessage}</p>}
        {failed && status.retryIn !== null && (
          <RetryNotice onCancel={stopWaiting} seconds={status.retryIn} />
        )}
      </div>
      {sent && <p className="text-sm">{afterSending}</p>}
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
