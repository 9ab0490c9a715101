import * as z from 'zod/mini';
import { itemTypes, maxItems, type PricedPlan, type PriceList } from '../catalogue/catalogue.ts';
import {
  type Checked,
  check,
  type FieldErrors,
  type FormDefinition,
  idSchema,
  schemasOf,
  textSchema,
} from '../forms/form-definition.ts';
import { cleanLine } from '../forms/text.ts';

/** §2.11 The form 'Hablemos de tu Proyecto'. */
export const quoteFormDefinition = {
  path: '/api/contact',
  heading: 'Hablemos de tu Proyecto',
  submitLabel: 'Enviar solicitud',
  fields: {
    name: {
      type: 'text',
      label: 'Nombre',
      autocomplete: 'name',
      required: true,
      maxLength: 200,
      subject: 'El nombre',
      missing: 'Escribe tu nombre.',
    },
    email: {
      // Not `email`: browsers rewrite or refuse international domains.
      type: 'text',
      inputMode: 'email',
      format: 'email',
      label: 'Correo electrónico',
      shortLabel: 'Correo',
      autocomplete: 'email',
      required: true,
      missing: 'Escribe tu correo electrónico.',
    },
    phone: {
      type: 'tel',
      label: 'Teléfono',
      autocomplete: 'tel',
      required: false,
      maxLength: 60,
      subject: 'El teléfono',
    },
    company: {
      type: 'text',
      label: 'Empresa',
      autocomplete: 'organization',
      required: false,
      maxLength: 200,
      subject: 'La empresa',
    },
    category: {
      type: 'select',
      label: 'Categoría',
      required: true,
      missing: 'Elige una categoría.',
    },
    plan: {
      type: 'select',
      label: 'Plan',
      // One of the two: `checkQuote` asks for it.
      required: true,
      missing: 'Elige un plan o un servicio.',
    },
    service: { type: 'select', label: 'Servicio', required: true },
    selectedAddonIds: { type: 'checkboxes', label: 'Complementos y bonuses', required: false },
    message: {
      type: 'textarea',
      label: 'Mensaje',
      placeholder: '¿Qué necesitas y para cuándo?',
      required: true,
      maxLength: 5000,
      subject: 'El mensaje',
      missing: 'Cuéntanos qué necesitas.',
    },
  },
} as const satisfies FormDefinition;

/** §2.13 Names, in an address, the category that the form begins with. */
export const categoryParam = 'categoria';

/** The texts the contact form answers with (§8.1 to §8.3). */
export const quoteMessages = {
  incomplete: 'Por favor, completa los campos obligatorios y/o selección de plan/servicio.',
  failed: 'Hubo un error al enviar. Intenta de nuevo más tarde.',
  sent: 'Mensaje enviado. ¡Gracias!',
} as const;

const selectedItem = z.object({
  id: idSchema,
  name: textSchema({
    type: 'text',
    required: false,
    maxLength: 300,
    subject: 'El nombre del elemento',
  }),
  type: z.enum(itemTypes),
  price: z.union([z.number(), idSchema]),
  categoryId: z._default(idSchema, ''),
});

/** §7.1 One item of a package, as it is sent and as navigation state holds it. */
export type SelectedItem = z.infer<typeof selectedItem>;

/** §7.1: the body of `POST /api/contact`. */
const quoteSchema = z.object({
  ...schemasOf(quoteFormDefinition.fields),
  selectedList: z._default(z.array(selectedItem).check(z.maxLength(maxItems)), []),
  total: z._default(z.number(), 0),
});

export type Quote = z.infer<typeof quoteSchema>;
type QuoteField = keyof Quote;

/**
 * §5.1 Checks a quote request; on failure one Spanish message per field. Without a package a category and
 * a plan or a service are required: asked apart from the schema, so that a visitor sees everything that
 * is missing at once.
 */
export function checkQuote(input: unknown): Checked<Quote> {
  const checked = check(quoteSchema, input);
  const { selectedList, category, plan, service } = (input ?? {}) as Record<string, unknown>;
  if (Array.isArray(selectedList) && selectedList.length > 0) return checked;
  const { fields } = quoteFormDefinition;
  const choices: FieldErrors<QuoteField> = {};
  if (isBlank(category)) choices.category = fields.category.missing;
  if (isBlank(plan) && isBlank(service)) choices.plan = fields.plan.missing;
  if (Object.keys(choices).length === 0) return checked;
  return { ok: false, errors: { ...choices, ...(checked.ok ? {} : checked.errors) } };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? cleanLine(value) === '' : !value;
}

/**
 * The form's last category: whoever does not know yet what they need chooses it and gets its one
 * service, free of charge. That is how a plain message is sent although §5.1 asks for a choice.
 */
export const notSureYetCategory: PriceList['categories'][number] = {
  id: 'aun-no-lo-se',
  name: 'Aún no lo sé',
};

export const orientationService: PricedPlan = {
  id: 'orientacion-sin-costo',
  categoryId: notSureYetCategory.id,
  name: 'Orientación sin costo',
  type: 'servicio',
  price: 0,
  priceType: 'único',
  availableAddons: [],
  includedBonuses: [],
};

/** The price list as the form and the server's check see it. */
export function withNotSureYet(catalogue: PriceList): PriceList {
  return {
    categories: [...catalogue.categories, notSureYetCategory],
    plans: [...catalogue.plans, orientationService],
    addons: catalogue.addons,
  };
}
