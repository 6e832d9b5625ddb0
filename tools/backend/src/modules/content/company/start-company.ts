import { sql } from 'drizzle-orm';
import { formatDate, moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { pages, templates } from '../library/content.table.ts';
import { readTemplates, type Templates } from '../library/library.ts';
import { prepareContent } from '../library/prepare-content.ts';
import { writeCompany } from '../settings/company-settings.ts';
import { privacyBlocks } from './privacy-blocks.ts';
import { escapeHtml } from '../../../kernel/words/escape-html.ts';
import {
  CONTACTS_PATH,
  PRIVACY_PATH,
  starterTemplate,
  type CompanyStart,
} from './starter-template.ts';
import { toTemplates } from './to-body.ts';

/**
 * Sets a new company up: its settings, first menus, and the pages that these and every form lead to: contacts and personal data.
 * @param tx a transaction: a company is there as a whole or not at all
 * @throws Refused 409 where header, menus and footer are written already
 */
export async function startCompany(tx: Database, body: CompanyStart, now: Date): Promise<void> {
  await tx.execute(sql`lock table ${templates} in share row exclusive mode`);
  if (await readTemplates(tx)) throw refuse(409, 'Сайт уже настроен');
  const { contacts, ...settings } = body;
  const today = moscowDay(now);
  await writeCompany(tx, settings);
  await writeTemplates(tx, toTemplates(starterTemplate(body, Number(today.slice(0, 4)))));
  await tx
    .insert(pages)
    .values(prepareContent([privacyPage(body, formatDate(today)), contactsPage(body)]))
    .onConflictDoNothing();
}

/** Writes header, menus and footer of site and account. */
export async function writeTemplates(tx: Database, written: Templates): Promise<void> {
  const rows = prepareContent(written);
  for (const id of ['site', 'account'] as const) {
    await tx
      .insert(templates)
      .values({ id, body: rows[id] })
      .onConflictDoUpdate({ target: templates.id, set: { body: rows[id] } });
  }
}

function privacyPage({ legal, contacts }: CompanyStart, day: string): typeof pages.$inferInsert {
  const { email, phone } = contacts;
  return {
    path: PRIVACY_PATH,
    title: 'Политика конфиденциальности',
    description: `Как ${legal.name} обрабатывает персональные данные: какие, зачем, сколько хранит и как отозвать согласие.`,
    indexable: true,
    compose: 'guide',
    blocks: [
      {
        type: 'text',
        html: `<p><strong>Редакция от ${day}.</strong> Политика действует бессрочно до замены новой редакцией и составлена по Федеральному закону от 27.07.2006 № 152-ФЗ «О персональных данных».</p>`,
      },
      ...privacyBlocks({ name: legal.name, address: legal.address, email, phone }),
    ],
  };
}

function contactsPage({ legal, contacts }: CompanyStart): typeof pages.$inferInsert {
  const rows = [
    ['Застройщик', legal.name],
    ['ИНН', legal.inn],
    ['КПП', legal.kpp],
    ['ОГРН', legal.ogrn],
    ['Адрес', legal.address],
    ['Телефон', contacts.phone],
    ['Почта', contacts.email],
  ].map(([what, value = '']) => `<tr><th>${what}</th><td>${escapeHtml(value)}</td></tr>`);
  return {
    path: CONTACTS_PATH,
    title: 'Контакты',
    description: `Офисы продаж, телефон, почта и реквизиты: ${legal.name}.`,
    indexable: true,
    compose: 'guide',
    blocks: [
      { type: 'header', text: 'Реквизиты' },
      { type: 'text', html: `<table><tbody>${rows.join('')}</tbody></table>` },
    ],
  };
}
