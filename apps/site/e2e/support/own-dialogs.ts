import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '@m30/e2e/open-page';

/** A dialog that only its own page opens. */
export interface OwnDialog {
  /** Its `data-modal`, or its id where it has no such name. */
  name: string;
  address: string;
  /** Words on the button or the link that opens it. */
  opener: RegExp;
}

const FLAT = '/obekty/kanal/korpus-2/k2-48';
const HANDOVER = '/lk/acceptance/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a';
const ORDER = '/lk/orders/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01';

/** Dialogs of the site, and those of the account as the demo buyer opens them. */
export const ownDialogs: readonly OwnDialog[] = [
  { name: 'filters', address: '/katalog', opener: /^(Все фильтры|Фильтры)/ },
  { name: 'saveSearch', address: '/katalog?rooms=2', opener: /^Сохранить подборку/ },
  { name: 'wish', address: '/novosti', opener: /^Найти словами/ },
  { name: 'videoGuide', address: '/kompaniya', opener: /[Вв]идеогид/ },
  { name: 'large-plan', address: FLAT, opener: /^Увеличить/ },
  { name: 'bookMeeting', address: '/lk/showroom', opener: /^Записаться/ },
  { name: 'moveMeeting', address: HANDOVER, opener: /^Перенести/ },
  { name: 'cancelMeeting', address: HANDOVER, opener: /^Отменить встречу/ },
  { name: 'defect', address: HANDOVER, opener: /^Добавить замечание/ },
  { name: 'confirmAct', address: HANDOVER, opener: /^Отправить акт/ },
  { name: 'returnDefect', address: HANDOVER, opener: /^Вернуть в\sработу/ },
  { name: 'cancelOrder', address: ORDER, opener: /^Отменить заказ/ },
  { name: 'cancelRequest', address: '/lk/services', opener: /^Отменить заявку/ },
  { name: 'rename', address: '/lk/profile', opener: /^Изменить имя/ },
  { name: 'changePhone', address: '/lk/profile', opener: /^Изменить телефон/ },
  { name: 'changeEmail', address: '/lk/profile', opener: /^(Изменить|Указать) почту/ },
  { name: 'changePassword', address: '/lk/profile', opener: /^Изменить пароль/ },
  { name: 'consent', address: '/lk/profile', opener: /^(Отозвать|Дать) согласие/ },
  { name: 'deleteAccount', address: '/lk/profile', opener: /^Удалить аккаунт/ },
];

/** Of the header, where it has no line of links. */
export const PHONE_MENU: OwnDialog = { name: 'phone-menu', address: '/', opener: /^Открыть меню/ };

/** Opens a page and, as its visitor does, the dialog. */
export async function openOwnDialog(page: Page, dialog: OwnDialog): Promise<Locator> {
  await openPage(page, dialog.address);
  // The guide comes with the first interaction.
  await page.keyboard.press('Shift');
  const name = dialog.opener;
  const opener = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  await opener.filter({ visible: true }).first().click();
  const opened = page.locator(`dialog:is([data-modal="${dialog.name}"], #${dialog.name})[open]`);
  await expect(opened, `${dialog.name} upon ${dialog.address}`).toBeVisible();
  return opened;
}
