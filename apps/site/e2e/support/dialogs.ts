import { expect, type Locator, type Page } from '@playwright/test';
import type { LeadFormName } from '@m30/forms';
import { openPage } from '@m30/e2e/open-page';

/** A modal by its name, with the attributes of a trigger that it reads. */
export interface Dialog {
  name: string;
  attributes?: Readonly<Record<string, string>>;
}

const pictures = ['kanal-hero', 'zaliv-hero'].map((id) => ({
  ...{ id, width: 1600, height: 1000, alt: `Дом ${id}` },
}));

/** Every lead form; a browser's runner does not read what they are made of. */
const leadForms: Readonly<Record<LeadFormName, true>> = {
  callRequest: true,
  callRequestSecondary: true,
  callRequestNO: true,
  setCallFromLanding: true,
  callSpecialist: true,
  consultationObject: true,
  showroom: true,
  easyMoving: true,
  callProject: true,
  orderForm: true,
  lotQuestion: true,
};

/** Every modal that any page may open. */
export const dialogs: readonly Dialog[] = [
  ...Object.keys(leadForms).map((name) => ({ name })),
  { name: 'iconContent', attributes: { 'data-title': 'Качество', 'data-html': '<p>Слова</p>' } },
  { name: 'login' },
  { name: 'OSFrameModal', attributes: { 'data-title': 'Тур', 'data-src': '/ddu' } },
  {
    name: 'photoSlider',
    attributes: { 'data-title': 'Дома', 'data-pictures': JSON.stringify(pictures) },
  },
  { name: 'viewing', attributes: { 'data-object-id': 'k2-23' } },
  { name: 'services' },
  { name: 'servicesInner', attributes: { 'data-id': 'otdelka' } },
  {
    name: 'videoContent',
    attributes: { 'data-title': 'Ход стройки', 'data-src': '/media/video/loop.webm' },
  },
];

/** Opens a page and, by a trigger as HTML of the server may hold one, a modal upon it. */
export async function openDialog(page: Page, address: string, dialog: Dialog): Promise<Locator> {
  await openPage(page, address);
  await page.evaluate(({ name, attributes }) => {
    const trigger = document.createElement('a');
    trigger.href = '/';
    trigger.dataset['modalTrigger'] = name;
    for (const [key, value] of Object.entries(attributes ?? {})) trigger.setAttribute(key, value);
    document.body.append(trigger);
    trigger.click();
  }, dialog);
  const opened = page.locator(`dialog[data-modal="${dialog.name}"][open]`);
  await expect(opened, `${dialog.name} upon ${address}`).toBeVisible();
  return opened;
}
