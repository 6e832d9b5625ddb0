import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { DocumentLink, type DocumentLinkProps } from './DocumentLink.tsx';
import { notes } from './DocumentLink.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<DocumentLinkProps> = {
  title: 'Компоненты/DocumentLink',
  component: DocumentLink,
  args: {
    document: {
      type: 'file',
      label: 'Лист проверки квартиры',
      file: { src: '/media/check.pdf', type: 'application/pdf', size: 419_430 },
    },
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const File: Example<DocumentLinkProps> = {};
export const Page: Example<DocumentLinkProps> = {
  args: { document: { type: 'link', label: 'Политика конфиденциальности', link: '/klientam' } },
};
export const WithoutName: Example<DocumentLinkProps> = {
  args: { document: { type: 'file', label: '', file: { src: '/media/act.docx' } } },
};
