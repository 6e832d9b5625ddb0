// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DocumentLink, type DocumentElement } from './DocumentLink.tsx';

afterEach(cleanup);

it.each<[string, string, DocumentElement]>([
  ['Устав', '/ustav', { type: 'link', label: 'Устав', link: '/ustav' }],
  ['Без названия', '/ustav', { type: 'link', label: null, link: '/ustav' }],
  [
    'Акт, PDF, 2\u00a0КБ',
    '/a.pdf',
    { type: 'file', label: 'Акт', file: { src: '/a.pdf', type: 'pdf', size: 2048 } },
  ],
  ['Без названия, DOCX', '/a.docx', { type: 'file', label: ' ', file: { src: '/a.docx' } }],
])('a document is called «%s» and leads to %s', (name, href, document) => {
  render(<DocumentLink document={document} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
