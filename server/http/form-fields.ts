import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { formatPriceWithCurrency } from '../../domain/catalogue/money.ts';
import { cvAccept, cvField, cvRequirements } from '../../domain/join/cv-file.ts';

export interface Option {
  value: string;
  label: string;
}

interface Named {
  name: string;
  label: string;
}

/** A form's fields, as the pages show them, for a page that the server writes itself. */
export type FormField = Named &
  (
    | { kind: 'input'; type: 'text' | 'email' | 'tel'; autocomplete: string; required: boolean }
    | { kind: 'textarea'; required: boolean }
    | { kind: 'select'; groups: { label: string | null; options: Option[] }[] }
    | { kind: 'checkboxes'; options: Option[] }
    | { kind: 'file'; accept: string; hint: string; required: boolean }
  );

export interface SubmissionForm {
  action: string;
  heading: string;
  submitLabel: string;
  fields: FormField[];
  /** A form with a file is encoded in another way. */
  hasFile: boolean;
}

const nameField = (label: string): FormField => ({
  kind: 'input',
  type: 'text',
  name: 'name',
  label,
  autocomplete: 'name',
  required: true,
});

const emailField = (label: string, type: 'email' | 'text'): FormField => ({
  kind: 'input',
  type,
  name: 'email',
  label,
  autocomplete: 'email',
  required: true,
});

/** §2 'Hablemos de tu Proyecto', with every select open and grouped by category. */
export function quoteForm(action: string, catalogue: PriceList): SubmissionForm {
  return {
    action,
    heading: 'Hablemos de tu Proyecto',
    submitLabel: 'Enviar solicitud',
    hasFile: false,
    fields: [
      nameField('Nombre *'),
      // Checked by us alone: browsers differ on international domains.
      emailField('Correo electrónico *', 'text'),
      {
        kind: 'input',
        type: 'tel',
        name: 'phone',
        label: 'Teléfono',
        autocomplete: 'tel',
        required: false,
      },
      {
        kind: 'input',
        type: 'text',
        name: 'company',
        label: 'Empresa',
        autocomplete: 'organization',
        required: false,
      },
      {
        kind: 'select',
        name: 'category',
        label: 'Categoría *',
        groups: [
          {
            label: null,
            options: catalogue.categories.map(({ id, name }) => ({ value: id, label: name })),
          },
        ],
      },
      { kind: 'select', name: 'plan', label: 'Plan', groups: groupsOf(catalogue, 'plan') },
      {
        kind: 'select',
        name: 'service',
        label: 'Servicio',
        groups: groupsOf(catalogue, 'servicio'),
      },
      {
        kind: 'checkboxes',
        name: 'selectedAddonIds',
        label: 'Complementos',
        options: catalogue.addons.map(optionOf),
      },
      { kind: 'textarea', name: 'message', label: 'Mensaje *', required: true },
    ],
  };
}

const cvFileField = (hint: string, required: boolean): FormField => ({
  kind: 'file',
  name: cvField,
  label: required ? 'CV *' : 'CV',
  accept: cvAccept,
  hint,
  required,
});

/** §5 The join form. A browser gives a chosen file once only: it has to be chosen again. */
export function joinForm(action: string): SubmissionForm {
  return {
    action,
    heading: 'Únete al equipo',
    submitLabel: 'Enviar solicitud',
    hasFile: true,
    fields: [
      nameField('Nombre completo *'),
      emailField('Correo electrónico *', 'email'),
      {
        kind: 'input',
        type: 'text',
        name: 'role',
        label: 'Puesto',
        autocomplete: 'organization-title',
        required: false,
      },
      { kind: 'textarea', name: 'message', label: 'Mensaje', required: false },
      cvFileField(`${cvRequirements} Si ya lo habías elegido, elígelo otra vez.`, false),
    ],
  };
}

/** Another try for the CV of an application that has arrived. */
export function cvForm(action: string): SubmissionForm {
  return {
    action,
    heading: 'Manda tu CV otra vez',
    submitLabel: 'Enviar CV',
    hasFile: true,
    fields: [cvFileField(cvRequirements, true)],
  };
}

function groupsOf(catalogue: PriceList, type: 'plan' | 'servicio') {
  return catalogue.categories
    .map(({ id, name }) => ({
      label: name,
      options: catalogue.plans
        .filter((plan) => plan.categoryId === id && plan.type === type)
        .map(optionOf),
    }))
    .filter(({ options }) => options.length > 0);
}

function optionOf({ id, name, price }: PriceList['plans'][number] | PriceList['addons'][number]) {
  return { value: id, label: `${name} · ${formatPriceWithCurrency(price)}` };
}
