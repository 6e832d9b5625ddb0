// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { siteTemplate } from '../site-template.fixture.ts';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

it('names the sections, their captions and links', () => {
  render(<Footer template={siteTemplate} />);
  const menu = within(screen.getByRole('navigation', { name: 'Меню в подвале' }));
  expect(menu.getByRole('link', { name: 'Недвижимость' }).getAttribute('href')).toBe('/katalog');
  expect(menu.getByText('В городе')).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Студии' })).toBeTruthy();
});

it('asks for a lead and links the privacy policy', () => {
  render(<Footer template={siteTemplate} />);
  const lead = screen.getByRole('link', { name: 'Оставить заявку' });
  expect(lead.dataset['modalTrigger']).toBe('callRequest');
  expect(screen.getByRole('link', { name: 'Политика конфиденциальности' })).toBeTruthy();
});

it('has no empty lists where the company has no social pages', () => {
  render(<Footer template={{ ...siteTemplate, social: [] }} />);
  expect(screen.queryByText('ВКонтакте')).toBeNull();
  expect(screen.queryAllByRole('list').every((list) => list.children.length > 0)).toBe(true);
});
