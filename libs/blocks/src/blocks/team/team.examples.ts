import type { BlockExamples } from '../../define-block/define-block.ts';
import type { TeamInput } from './team.schema.ts';

const portrait = { id: 'office', alt: '', width: 1280, height: 800, colour: '#a5a09a' };

export const examples: BlockExamples<TeamInput> = {
  minimal: { items: [{ name: 'Анна Седова', role: 'Руководитель отдела продаж' }] },
  full: {
    title: 'Кто отвечает за\u00a0ваш дом',
    text: 'Позвоните напрямую, если вопрос по\u00a0их части.',
    link: { label: 'Вакансии', link: '/kompaniya/vakansii' },
    items: [
      {
        name: 'Павел Громов',
        role: 'Главный инженер',
        picture: portrait,
        about:
          'Ведёт технический надзор на\u00a0всех площадках и\u00a0подписывает акты о\u00a0вводе.',
        phone: '+7\u00a0(812)\u00a0330-30-30, доб. 114',
        email: 'gromov@meridian30.example',
      },
      {
        name: 'Анна Седова',
        role: 'Руководитель отдела продаж',
        picture: { ...portrait, id: 'office-2' },
        phone: '+7\u00a0(812)\u00a0330-30-30',
      },
      {
        name: 'Марат Юнусов',
        role: 'Архитектор',
        about: 'Рисует дворы и\u00a0набережные, водит экскурсии по\u00a0субботам.',
      },
      {
        name: 'Ольга Вересова',
        role: 'Служба заботы о\u00a0жителях',
        email: 'zabota@meridian30.example',
      },
    ],
  },
  edge: {
    items: Array.from({ length: 9 }, (_, index) => ({
      name: index % 2 ? 'Ян' : 'Константинопольский-Преображенский Александр Константинович',
      role: 'Заместитель\u00a0руководителя управления капитального строительства',
      ...(index % 3 ? {} : { about: 'Отвечает за\u00a0многое. '.repeat(20) }),
      email: 'ochen.dlinnyj.adres.elektronnoj.pochty@meridian30.example',
    })),
  },
};
