import { expect, type Locator, type Page } from '@playwright/test';
import { pastedPhone, shownPhone } from '@m30/e2e/leads';
import { someFlat } from './routes.ts';

/** The way to one lead, and what the staff must find of it. */
export interface LeadJourney {
  /** Name of the form and of its window. */
  form: string;
  /** Method that takes it. */
  method: string;
  /** Address of the page; `flat` is some flat for sale. */
  page: string;
  /** Words on the trigger. */
  trigger: string;
  /** Fields besides name and phone, in their order. */
  asks?: readonly ('email' | 'objects' | 'slot')[];
  submit: string;
  /** What the staff know the form by. */
  title: string;
  /** Cells of the staff's table that are not empty; `@…` stands for an attribute of the trigger. */
  row: Readonly<Record<string, string>>;
}

const email = 'anna@example.com';
const time = '12:30';

/** Three days ahead, whatever the hour: DD.MM.YYYY and YYYY-MM-DD. */
export const day = (() => {
  const ahead = new Date(Date.now() + 3 * 86_400_000);
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(ahead);
  return { iso, shown: iso.split('-').reverse().join('.') };
})();

const slot = { 'Дата консультации': day.shown, 'Время консультации': time };

/** Every lead form of the specification, §3, from the pages that open it. */
export const leadJourneys: readonly LeadJourney[] = [
  {
    form: 'callRequest',
    method: 'Form.CallRequest',
    page: '/kontakty?utm_source=suite',
    trigger: 'Оставить заявку',
    submit: 'Жду звонка',
    title: 'Обратный звонок',
    row: { Страница: '/kontakty', utm_source: 'suite' },
  },
  {
    form: 'callRequestSecondary',
    method: 'Form.CallRequestSecondary',
    page: '/vtorichka',
    trigger: 'Спросить о вторичке',
    submit: 'Жду звонка',
    title: 'Обратный звонок: вторичное жильё',
    row: { Страница: '/vtorichka' },
  },
  {
    form: 'callRequestNO',
    method: 'Form.CallRequestNewObject',
    page: '/obekty/severny',
    trigger: 'Уведомить о старте продаж',
    submit: 'Уведомить меня',
    title: 'Сообщить о старте продаж',
    row: { Объект: '«Северный свет», корпус 2' },
  },
  {
    form: 'setCallFromLanding',
    method: 'Form.SetCallFromLanding',
    page: '/yyaa',
    trigger: 'Успеть посмотреть',
    submit: 'Жду звонка',
    title: 'Звонок с промостраницы',
    row: { Страница: '/yyaa' },
  },
  {
    form: 'callSpecialist',
    method: 'Form.CallRequestMortgageConsultant',
    page: '/mortgage',
    trigger: 'Записаться к специалисту',
    asks: ['email'],
    submit: 'Получить консультацию',
    title: 'Консультация',
    row: { Почта: email },
  },
  {
    form: 'callSpecialist',
    method: 'Form.CallRequestMortgageConsultant',
    page: 'flat',
    trigger: 'Помощь с ипотекой',
    asks: ['email'],
    submit: 'Получить консультацию',
    title: 'Консультация',
    row: { Почта: email, 'Код объекта': '@data-object-id' },
  },
  {
    form: 'consultationObject',
    method: 'Form.CallRequestMortgageConsultant',
    page: '/obekty/kanal',
    trigger: 'Записаться на консультацию',
    asks: ['objects', 'slot'],
    submit: 'Записаться',
    title: 'Консультация',
    row: { 'Жилой комплекс': '«Канал 9»', ...slot },
  },
  {
    form: 'showroom',
    method: 'Form.CallRequestShowRoom',
    page: '/obekty/kanal',
    trigger: 'Посмотреть отделку в шоуруме',
    submit: 'Записаться',
    title: 'Запись в шоурум',
    row: { Объект: '«Канал 9»' },
  },
  {
    form: 'easyMoving',
    method: 'Form.CallRequestEasyMoving',
    page: '/klientam/uslugi/pereezd?etazh=7',
    trigger: 'Рассчитать переезд',
    submit: 'Обсудить переезд',
    title: 'Помощь с переездом',
    row: { Страница: '/klientam/uslugi/pereezd?etazh=7' },
  },
  {
    form: 'callProject',
    method: 'Form.CallRequestSendProject',
    page: '/kompaniya/produkciya?dom=3',
    trigger: 'Отправить проект',
    submit: 'Обсудить проект',
    title: 'Заявка на проект',
    row: { Страница: '/kompaniya/produkciya?dom=3' },
  },
  {
    form: 'orderForm',
    method: 'Form.CallRequestOrderForm',
    page: 'flat',
    trigger: 'Оставить заявку на квартиру',
    submit: 'Оставить заявку',
    title: 'Заявка на объект',
    row: { 'Код лота': '@data-apartment-guid' },
  },
];

/** The first journey to a form. */
export function journeyTo(form: string): LeadJourney {
  const found = leadJourneys.find((journey) => journey.form === form);
  if (!found) throw new Error(`No journey leads to ${form}`);
  return found;
}

/** The trigger of a journey, on its page; the page is opened. */
export async function goToTrigger(page: Page, journey: LeadJourney): Promise<Locator> {
  await page.goto(journey.page === 'flat' ? await someFlat(page.request) : journey.page);
  return triggerOf(page, journey);
}

/** The trigger of a journey on the page that is open. */
export function triggerOf(page: Page, { trigger }: LeadJourney): Locator {
  const links = page.getByRole('link', { name: trigger, exact: true });
  return links.filter({ visible: true }).first();
}

/** Opens the form of a journey as a visitor does, by its trigger. */
export async function openForm(page: Page, journey: LeadJourney): Promise<Locator> {
  await (await goToTrigger(page, journey)).click();
  const dialog = page.locator(`dialog[data-modal="${journey.form}"]`);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types the name, pastes the phone, answers whatever else the form asks. */
export async function fillForm(dialog: Locator, { asks = [] }: LeadJourney, name: string) {
  await dialog.getByLabel('Имя').pressSequentially(name);
  await pastePhone(dialog);
  for (const field of asks) await answers[field](dialog);
}

const answers = {
  email: (dialog: Locator) => dialog.getByLabel('Электронная почта').fill(email),
  async objects(dialog: Locator) {
    await dialog.getByLabel('Жилой комплекс').selectOption('Канал 9');
  },
  async slot(dialog: Locator) {
    await expect(dialog.getByRole('radiogroup', { name: 'Время' }).getByRole('radio')).toHaveCount(
      0,
    );
    const days = dialog.getByRole('radiogroup', { name: 'День' });
    await days.locator(`label:has([value="${day.iso}"])`).click();
    await dialog.getByText(time, { exact: true }).click();
  },
} satisfies Record<string, (dialog: Locator) => Promise<unknown>>;

async function pastePhone(dialog: Locator) {
  const phone = dialog.getByLabel('Телефон');
  await phone.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.evaluate((_, text) => navigator.clipboard.writeText(text), pastedPhone);
  await phone.focus();
  await phone.press('ControlOrMeta+v');
  await expect(phone).toHaveValue(shownPhone);
}

/** The button that sends: a consultation's one says the chosen day and time, too. */
export const submitOf = (dialog: Locator, { submit }: LeadJourney) =>
  dialog.getByRole('button', { name: new RegExp(`^${submit}`) });

/** The confirmation that has taken the place of the form. */
export async function expectConfirmation(place: Locator, name: string) {
  await expect(place.getByRole('status')).toContainText(`${name}, спасибо.`);
  await expect(place.getByRole('textbox')).toHaveCount(0);
}

/** Columns of the staff's table that hold what a form asks. */
const DETAILS = [
  ...['Почта', 'Жилой комплекс', 'Дата консультации', 'Время консультации'],
  ...['Код объекта', 'Объект', 'Код лота', 'Страница', 'utm_source'],
];

/** What the staff must find of a lead: every cell that a form can fill, the other ones empty. */
export async function expectedRow(
  journey: LeadJourney,
  name: string,
  trigger: Locator,
): Promise<Record<string, string>> {
  const row = Object.fromEntries(DETAILS.map((column) => [column, '']));
  for (const [column, value] of Object.entries(journey.row)) {
    const attribute = value.startsWith('@') ? value.slice(1) : null;
    row[column] = attribute ? ((await trigger.getAttribute(attribute)) ?? '') : value;
    expect(row[column]).not.toBe('');
  }
  return {
    ...row,
    Форма: journey.title,
    Имя: name,
    Телефон: pastedPhone,
    'Антибот-проверка': 'пройдена',
    Согласие: 'отправкой формы',
    'Версия согласия': '2026-11-28',
    'Цель обработки': journey.title,
  };
}
