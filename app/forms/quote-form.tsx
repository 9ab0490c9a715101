import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/lookup.ts';
import { readCarriedPackage } from '../../domain/quote/carried-package.ts';
import { honeypotField } from '../../domain/quote/honeypot.ts';
import { checkQuote, quoteLimits, quoteMessages } from '../../domain/quote/quote-form.ts';
import { priceQuote, selectedListOf } from '../../domain/quote/quote-items.ts';
import { cleanText, lengthOf } from '../../domain/quote/text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { useHydrated } from '../visit/use-hydrated.ts';
import { CarriedPackageList } from './carried-package-list.tsx';
import { focusFirstInvalid, readChecked, readValues, restoreValues } from './form-fields.ts';
import { FormMessage } from './form-message.tsx';
import { QuoteChoices } from './quote-choices.tsx';
import { QuoteTotal } from './quote-total.tsx';
import { useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

const address = '/api/contact';
const count = new Intl.NumberFormat('es-MX');

interface Draft {
  values: Record<string, string>;
  checked: string[];
  selectedList: unknown;
}

/** What of the fields decides what else is shown. */
interface Choices {
  category: string;
  plan: string;
  service: string;
  addons: string[];
  messageLength: number;
}

const noChoices: Choices = { category: '', plan: '', service: '', addons: [], messageLength: 0 };

function readChoices(form: HTMLFormElement): Choices {
  const { category = '', plan = '', service = '', message = '' } = readValues(form);
  return {
    category,
    plan,
    service,
    addons: readChecked(form, 'selectedAddonIds'),
    messageLength: lengthOf(cleanText(message)),
  };
}

interface QuoteFormProps {
  priceList: PriceList;
  afterSending: string;
}

/** §4 and §5 Contact form. The fields are uncontrolled: what they show is what is sent. */
export function QuoteForm({ priceList, afterSending }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const messageId = useId();
  const [choices, setChoices] = useState(noChoices);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [carried, setCarried] = useState<{ items: CatalogueItem[]; dropped: number }>({
    items: [],
    dropped: 0,
  });

  const draft = useDraft<Draft>('quoteDraft', () =>
    form.current
      ? {
          values: readValues(form.current),
          checked: readChecked(form.current, 'selectedAddonIds'),
          selectedList: selectedListOf(carried.items),
        }
      : null,
  );
  const submission = useSubmission(address, emptyEverything);

  // A package arrives with the navigation, or lies in the draft of a page that was reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    if (!form.current) return;
    const stored = draft.stored() as Partial<Draft> | undefined;
    const arrived = readCarriedPackage(
      Array.isArray(stored?.selectedList) ? stored : location.state,
      priceList,
    );
    if (arrived.items.length > 0 || arrived.dropped > 0) setCarried(arrived);
    if (stored?.values && typeof stored.values === 'object') {
      restoreValues(form.current, stored.values);
    }
    setChoices(readChoices(form.current));
  }, [location.key]);

  function emptyEverything() {
    form.current?.reset();
    setChoices(noChoices);
    setErrors({});
    setCarried({ items: [], dropped: 0 });
    draft.clear();
    // The entry forgets package and draft: neither reload nor Back brings them back.
    navigate(location, { replace: true, state: null, preventScrollReset: true });
  }

  function edited(event: FormEvent<HTMLFormElement>) {
    const control = event.target as HTMLInputElement;
    if (!form.current) return;
    if (control.name === 'category') clearFields(form.current, ['plan', 'service']);
    if (control.name === 'plan' && control.value) clearFields(form.current, ['service']);
    if (control.name === 'service' && control.value) clearFields(form.current, ['plan']);
    const next = readChoices(form.current);
    setChoices(control.name === 'category' ? { ...next, addons: [] } : next);
    const { [control.name]: _, ...others } = errors;
    setErrors(others);
    submission.edited();
    draft.touch();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Values may have been set without a word (autofill): look before deciding.
    setChoices(readChoices(element));
    const hasPackage = carried.items.length > 0;
    const values = readValues(element);
    const selection = hasPackage
      ? { category: '', plan: '', service: '', selectedAddonIds: [] }
      : {
          category: values.category ?? '',
          plan: values.plan ?? '',
          service: values.service ?? '',
          selectedAddonIds: readChecked(element, 'selectedAddonIds'),
        };
    const selectedList = selectedListOf(carried.items);
    const { total } = priceQuote({ ...selection, selectedList, total: 0 }, priceList);
    const payload = {
      selectedAddonIds: selection.selectedAddonIds,
      name: values.name ?? '',
      email: values.email ?? '',
      phone: values.phone ?? '',
      company: values.company ?? '',
      category: selection.category,
      plan: selection.plan,
      service: selection.service,
      message: values.message ?? '',
      selectedList,
      total,
    };
    const checked = checkQuote(payload);
    if (!checked.ok) {
      setErrors(checked.errors);
      focusFirstInvalid(element, new Set(Object.keys(checked.errors)));
      return;
    }
    setErrors({});
    draft.save();
    const trap = values[honeypotField];
    submission.send(trap ? { ...payload, [honeypotField]: trap } : payload);
  }

  function removeCarried(id: string) {
    setCarried(({ items, dropped }) => ({
      items: items.filter((item) => item.id !== id),
      dropped,
    }));
    submission.edited();
    draft.touch();
  }

  const { status } = submission;
  const serverErrors = status.kind === 'error' ? status.fields : {};
  const shownErrors: Record<string, string | undefined> = { ...serverErrors, ...errors };
  const incomplete = Object.keys(shownErrors).length > 0;
  const items =
    carried.items.length > 0
      ? carried.items
      : priceQuote(
          { ...choices, selectedAddonIds: choices.addons, selectedList: [], total: 0 },
          priceList,
        ).items;

  return (
    <form
      action={address}
      aria-describedby={messageId}
      className="grid gap-x-(--gap) gap-y-7 desktop:grid-cols-2"
      method="post"
      noValidate={hydrated}
      onInput={edited}
      onSubmit={submit}
      ref={form}
    >
      <p className="text-xs text-text-2 desktop:col-span-2">Los campos con * son obligatorios.</p>
      <TextField
        autoComplete="name"
        error={shownErrors.name}
        label="Nombre *"
        name="name"
        required
      />
      <TextField
        autoComplete="email"
        error={shownErrors.email}
        inputMode="email"
        label="Correo electrónico *"
        name="email"
        required
        spellCheck={false}
      />
      <TextField
        autoComplete="tel"
        error={shownErrors.phone}
        label="Teléfono"
        name="phone"
        type="tel"
      />
      <TextField
        autoComplete="organization"
        error={shownErrors.company}
        label="Empresa"
        name="company"
      />
      {carried.items.length > 0 ? (
        <CarriedPackageList
          dropped={carried.dropped}
          items={carried.items}
          onRemove={removeCarried}
        />
      ) : (
        <QuoteChoices
          category={choices.category}
          dropped={carried.dropped}
          errors={shownErrors}
          plan={choices.plan}
          priceList={priceList}
        />
      )}
      <TextArea
        className="desktop:col-span-2"
        error={shownErrors.message}
        hint={`${count.format(choices.messageLength)} de ${count.format(quoteLimits.message)} caracteres`}
        label="Mensaje *"
        name="message"
        placeholder="¿Qué necesitas y para cuándo?"
        required
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          Deja este campo vacío
          <input autoComplete="off" defaultValue="" name={honeypotField} tabIndex={-1} />
        </label>
      </div>
      <QuoteTotal items={items} />
      <div className="grid gap-5 desktop:col-span-2">
        <div className="flex flex-wrap items-center gap-4">
          <Button aria-disabled={status.kind === 'sending'} icon="arrowRight" type="submit">
            {status.kind === 'sending' ? 'Enviando…' : 'Enviar solicitud'}
          </Button>
          <WhatsappLink items={items} />
        </div>
        <FormMessage
          id={messageId}
          kind={incomplete || status.kind === 'error' ? 'error' : status.kind}
          text={
            incomplete
              ? quoteMessages.incomplete
              : status.kind === 'error'
                ? quoteMessages.failed
                : quoteMessages.sent
          }
        >
          {status.kind === 'success' && afterSending}
          {status.kind === 'error' &&
            status.retryIn !== null &&
            `Lo intentamos de nuevo en ${status.retryIn} s; no cierres esta página.`}
        </FormMessage>
        <p className="max-w-[60ch] text-xs text-text-2">
          Al enviar aceptas que usemos tus datos para responderte, como explica el{' '}
          <Link
            className="underline underline-offset-4 hover:text-accent-text"
            to="/aviso-de-privacidad"
          >
            aviso de privacidad
          </Link>
          .
        </p>
      </div>
    </form>
  );
}

function clearFields(form: HTMLFormElement, names: string[]) {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = '';
  }
}
