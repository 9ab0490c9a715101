import { useId } from 'react';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { quoteLimits } from '../../domain/quote/quote-form.ts';
import { cleanText, lengthOf } from '../../domain/quote/text.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { CarriedPackageList } from './carried-package-list.tsx';
import { HoneypotField } from './honeypot-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { QuoteChoices } from './quote-choices.tsx';
import { QuoteMessage } from './quote-message.tsx';
import { QuoteTotal } from './quote-total.tsx';
import { quoteAddress, useQuoteForm } from './use-quote-form.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

const count = new Intl.NumberFormat('es-MX');

interface QuoteFormProps {
  priceList: PriceList;
  /** What happens next, said after a submission was received. */
  afterSending: string;
}

/** §2 The form 'Hablemos de tu Proyecto'. */
export function QuoteForm({ priceList, afterSending }: QuoteFormProps) {
  const hydrated = useHydrated();
  const messageId = useId();
  const quote = useQuoteForm(priceList);
  const { entries, errors, items, status, dropped } = quote;
  const { category = '', plan, service, message = '' } = entries.values;
  const sending = status.kind === 'sending';
  const length = lengthOf(cleanText(message));

  return (
    <form
      action={quoteAddress}
      aria-describedby={messageId}
      className="grid gap-x-(--gap) gap-y-7 min-[600px]:grid-cols-2"
      method="post"
      noValidate={hydrated}
      onBlur={quote.keep}
      onInput={quote.edit}
      onSubmit={quote.submit}
      ref={quote.form}
    >
      <p className="text-xs text-text-2 min-[600px]:col-span-2">
        Los campos con * son obligatorios.
      </p>
      <TextField autoComplete="name" error={errors.name} label="Nombre *" name="name" required />
      {/* Not type="email": browsers rewrite or refuse international domains. */}
      <TextField
        autoComplete="email"
        error={errors.email}
        inputMode="email"
        label="Correo electrónico *"
        name="email"
        required
        spellCheck={false}
      />
      <TextField autoComplete="tel" error={errors.phone} label="Teléfono" name="phone" type="tel" />
      <TextField
        autoComplete="organization"
        error={errors.company}
        label="Empresa"
        name="company"
      />
      {entries.carried.length > 0 ? (
        <CarriedPackageList
          dropped={dropped}
          items={entries.carried}
          onRemove={quote.removeCarried}
        />
      ) : (
        <QuoteChoices
          addons={entries.checked}
          category={category}
          dropped={dropped}
          errors={errors}
          plan={plan || service || ''}
          priceList={priceList}
        />
      )}
      <TextArea
        className="min-[600px]:col-span-2"
        error={errors.message}
        hint={`${count.format(length)} de ${count.format(quoteLimits.message)} caracteres`}
        label="Mensaje *"
        name="message"
        placeholder="¿Qué necesitas y para cuándo?"
        required
      />
      <HoneypotField />
      <QuoteTotal items={items} />
      <div className="grid gap-5 min-[600px]:col-span-2">
        <div className="flex flex-wrap items-center gap-4">
          <Button aria-disabled={sending} icon="arrowRight" type="submit">
            {sending ? 'Enviando…' : 'Enviar solicitud'}
          </Button>
          <WhatsappLink items={items} />
        </div>
        <QuoteMessage
          afterSending={afterSending}
          id={messageId}
          incomplete={quote.incomplete}
          onStopWaiting={quote.stopWaiting}
          status={status}
        />
        <PrivacyNote />
      </div>
    </form>
  );
}
