// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { siteTemplate } from '../site-template.fixture.ts';
import { Footer } from './Footer.tsx';
import { PlainFooter } from './PlainFooter.tsx';

afterEach(cleanup);

it('names the sections, their captions and links', () => {
  render(<Footer template={siteTemplate} sections={siteTemplate.menu_footer} />);
  const menu = within(screen.getByRole('navigation', { name: 'Меню в подвале' }));
  expect(menu.getByRole('link', { name: 'Недвижимость' }).getAttribute('href')).toBe('/katalog');
  expect(menu.getByText('В городе')).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Студии' })).toBeTruthy();
});

it('asks for a lead and links the privacy policy', () => {
  render(<Footer template={siteTemplate} sections={siteTemplate.menu_footer} />);
  const lead = screen.getByRole('link', { name: 'Оставить заявку' });
  expect(lead.dataset['modalTrigger']).toBe('callRequest');
  expect(screen.getByRole('link', { name: 'Политика конфиденциальности' })).toBeTruthy();
});

it('says who builds and where the declarations stand, in the older layout, too', () => {
  const legal =
    'Застройщик — ООО «Меридиан 30». Проектные декларации размещены на сайте наш.дом.рф.';
  const template = { ...siteTemplate, legal };
  render(<Footer template={template} sections={siteTemplate.menu_footer} />);
  expect(screen.getByText(legal)).toBeTruthy();
  cleanup();
  render(<PlainFooter template={template} />);
  expect(screen.getByText(legal)).toBeTruthy();
});

it('has no empty lists where the company has no social pages', () => {
  render(<Footer template={{ ...siteTemplate, social: [] }} sections={siteTemplate.menu_footer} />);
  expect(screen.queryByText('ВКонтакте')).toBeNull();
  expect(screen.queryAllByRole('list').every((list) => list.children.length > 0)).toBe(true);
});

it('leads to the social pages in new tabs, a known network with its sign', () => {
  const networks = [
    { icon: 'vk', label: 'ВКонтакте', link: 'https://vk.example/' },
    { icon: 'new-network', label: 'Новая сеть', link: 'https://new.example/' },
  ];
  render(
    <Footer template={{ ...siteTemplate, social: networks }} sections={siteTemplate.menu_footer} />,
  );
  const [known, unknown] = networks.map(({ label }) =>
    screen.getByRole('link', { name: new RegExp(`^${label} ?\\(откроется в.новой вкладке\\)$`) }),
  );
  expect(known?.getAttribute('href')).toBe('https://vk.example/');
  expect(known?.getAttribute('target')).toBe('_blank');
  expect(known?.querySelector('svg')).toBeTruthy();
  expect(unknown?.querySelector('svg')).toBeNull();
});

it('tells how to reach the company', () => {
  render(<Footer template={siteTemplate} sections={siteTemplate.menu_footer} />);
  const phone = screen.getByRole('link', { name: siteTemplate.phone.value });
  expect(phone.getAttribute('href')).toBe('tel:+78123303030');
  const mail = screen.getByRole('link', { name: siteTemplate.email });
  expect(mail.getAttribute('href')).toBe(`mailto:${siteTemplate.email}`);
  expect(screen.getByText(/Лиговский пр., 87/).textContent).toContain('центральный офис продаж');
  expect(screen.getByText('Меридиан')).toBeTruthy();
  expect(screen.getByText(siteTemplate.copyright)).toBeTruthy();
});

it('has no sections in the older layout, but says the same of the company', () => {
  render(<PlainFooter template={siteTemplate} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: siteTemplate.phone.value })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Политика конфиденциальности' })).toBeTruthy();
});
