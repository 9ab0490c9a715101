import {
  alerts,
  choosePlan,
  contactForm,
  introduce,
  openContactForm,
  openWithPlan,
  send,
  totalText,
} from '../support/contact-form.ts';
import { listedCategories, sample, withService } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test.use({ shared: true });

// What the form asks for and adds up; it has no width. main-path.spec.ts sends it from a phone.

test('§8.1 Contact form incomplete: said, each field marked, the focus on the first', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openContactForm(page);
  const { name, email, category, plan, message } = fields;
  await fields.send.click();
  await expect(fields.error).toHaveText(alerts.incomplete);
  for (const [field, text] of [
    [name, 'Escribe tu nombre.'],
    [email, 'Escribe tu correo electrónico.'],
    [category, 'Elige una categoría.'],
    [message, 'Cuéntanos qué necesitas.'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(plan).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.phone).not.toHaveAttribute('aria-invalid');
  await expect(name).toBeFocused();

  await introduce(fields, 'ana@');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await choosePlan(page);
  await fields.send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/nombre@dominio\.com/);
  await email.fill(visitor);
  await send(fields);
  expect(site.submissions(visitor)).toHaveLength(1);
});

test('§5.1 Contact form: plan waits for the category, plan and service exclude each other', async ({
  page,
}) => {
  const { category, plan, service, total, form } = await openContactForm(page);
  await expect(total).toHaveText('—');
  await expect(form).toContainText('obligatorios; de plan y servicio basta con uno.');
  for (const select of [plan, service]) {
    await expect(select).toBeDisabled();
    await expect(select).toHaveAccessibleDescription('Primero elige una categoría.');
  }

  const { first, second, addon } = withService;
  const onlyPlans = listedCategories.find(({ plans }) =>
    plans.every(({ type }) => type === 'plan'),
  );
  if (!onlyPlans) throw new Error('The tests need a category without services');
  await category.selectOption(withService.category.slug);
  await expect(plan).toBeEnabled();
  await plan.selectOption(first.id);
  await expect(total).toHaveText(totalText(first));
  await service.selectOption(withService.service.id);
  await expect(plan).toHaveValue('');
  await expect(total).toHaveText(totalText(withService.service));
  await plan.selectOption(second.id);
  await expect(service).toHaveValue('');
  await expect(total).toHaveText(totalText(second));

  await contactForm(page).addon(addon.name).check();
  await expect(total).toHaveText(totalText(second, addon));

  await category.selectOption(onlyPlans.slug);
  await expect(plan).toHaveValue('');
  await expect(service).toHaveValue('');
  await expect(service).toBeDisabled();
  await expect(service).toHaveAccessibleDescription('Esta categoría se contrata por plan.');
  await expect(form.getByRole('checkbox', { name: addon.name, checked: true })).toHaveCount(0);
  await expect(total).toHaveText('—');
  await category.selectOption('');
  await expect(plan).toBeDisabled();
});

test('§5.1 Contact form: bonuses are always checked, add-ons can be toggled', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openWithPlan(page);
  const bonus = fields.addon(sample.bonus.name);
  await expect(bonus).toBeChecked();
  await bonus.click({ force: true });
  await expect(bonus).toBeChecked();
  await bonus.focus();
  await page.keyboard.press('Space');
  await expect(bonus).toBeChecked();
  const addon = fields.addon(sample.addon.name);
  await addon.check();
  await expect(fields.total).toHaveText(totalText(sample.plan, sample.addon));
  await addon.uncheck();
  await expect(fields.total).toHaveText(totalText(sample.plan));
  await addon.check();
  await introduce(fields, visitor);
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    category: sample.category.slug,
    plan: sample.plan.id,
    service: '',
    selectedAddonIds: [sample.addon.id, sample.bonus.id],
    selectedList: [],
    total: sample.plan.price + sample.addon.price,
  });
});

test('§9.5 Total in the contact form: an add-on that the plan does not offer is not in it', async ({
  page,
}) => {
  const fields = await openContactForm(page);
  const { category, plan, featured, exclusive } = sample;
  await fields.category.selectOption(category.slug);
  await fields.plan.selectOption(featured.id);
  await fields.addon(exclusive.name).check();
  await expect(fields.total).toHaveText(totalText(featured, exclusive));
  await fields.plan.selectOption(plan.id);
  await expect(fields.addon(exclusive.name)).toHaveCount(0);
  await expect(fields.total).toHaveText(totalText(plan));
});

test('§5.1 Contact form: who does not know yet sends a plain message', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openContactForm(page);
  const options = await fields.category.getByRole('option').allTextContents();
  expect(options.at(-1)).toBe('Aún no lo sé');
  await fields.category.selectOption('aun-no-lo-se');
  await introduce(fields, visitor);
  await expect(fields.service).toHaveValue('orientacion-sin-costo');
  await expect(fields.plan).toBeDisabled();
  await expect(fields.plan).toHaveAccessibleDescription(
    'Aquí no hay planes: se contrata por servicio.',
  );
  await expect(fields.total).toHaveText('FREE');
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    category: 'aun-no-lo-se',
    service: 'orientacion-sin-costo',
    total: 0,
  });
});

test('§5.1 Contact form: what nobody can see is no name, and is taken out of what was pasted', async ({
  page,
  site,
  visitor,
}) => {
  const fields = await openContactForm(page);
  await introduce(fields, `\u202a${visitor.replace('@', '@\u200b')}\u202c`, '👩🏽‍💻\u202e');
  await fields.category.selectOption('aun-no-lo-se');
  await fields.name.fill('\u200d\u3164\u2800');
  await fields.send.click();
  await expect(fields.name).toHaveAccessibleDescription('Escribe tu nombre.');
  await expect(fields.email).toHaveAccessibleDescription('');
  await fields.name.fill('Ana\u00ad López');
  await send(fields);
  expect(site.submissions(visitor)[0]?.payload).toMatchObject({
    name: 'Ana López',
    message: '👩🏽‍💻',
  });
});
