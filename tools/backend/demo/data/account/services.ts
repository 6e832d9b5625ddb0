import type { ServiceRequestState } from '@m30/api';

/** What may be ordered in the sections of the services, by their ids; prices in kopecks. */
export const demoOffers = [
  {
    serviceId: 'priemka',
    priceFrom: null,
    priceNote:
      'Первая приёмка с\u00a0инженером компании бесплатна, независимый эксперт\u00a0— по\u00a0смете.',
    choices: ['Приёмка с\u00a0инженером компании', 'Независимый эксперт'],
  },
  {
    serviceId: 'chistovaya-otdelka',
    priceFrom: 1_850_000,
    priceNote: 'За квадратный метр пола, материалы включены.',
    choices: ['Решение «Гранит»', 'Решение «Берёза»', 'Решение «Дюна»', 'Решение «Графит»'],
  },
  {
    serviceId: 'meblirovka',
    priceFrom: null,
    priceNote: 'Смету составит дизайнер после замера. Замер бесплатный.',
    choices: ['Кухня', 'Шкафы и\u00a0гардеробная', 'Вся квартира'],
  },
  {
    serviceId: 'pereezd',
    priceFrom: 890_000,
    priceNote: 'За машину и\u00a0двух грузчиков на\u00a0четыре часа.',
    choices: ['Машина', 'Машина и\u00a0грузчики', 'Упаковка, машина и\u00a0грузчики'],
  },
  {
    serviceId: 'prodazha-zhilya',
    priceFrom: null,
    priceNote: 'Оценка бесплатная, услуги агента\u00a0— после сделки.',
    choices: ['Оценка', 'Продажа', 'Обмен на\u00a0новую квартиру'],
  },
  {
    serviceId: 'strahovanie',
    priceFrom: 240_000,
    priceNote: 'За год, тариф зависит от\u00a0суммы.',
    choices: ['Ипотека', 'Отделка и\u00a0имущество', 'Ответственность перед соседями'],
  },
] as const;

/** An order of a service of the demo buyer; days count from the moment of seeding, ahead ones are positive. */
export interface DemoRequest {
  guid: string;
  service: string;
  name: string;
  order: string;
  choice: string;
  comment: string;
  sentAgo: number;
  /** Day that was wished for. */
  wishedIn: number;
  plannedIn: number | null;
  state: ServiceRequestState;
  /** Kopecks. */
  price: number | null;
  note: string | null;
}

const keys = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a';

/** What the demo buyer has ordered, oldest first. */
export const demoRequests: readonly DemoRequest[] = [
  {
    guid: '2b7f1a63-8d2e-4b1c-9b8f-6e3a0d4c7f01',
    service: 'meblirovka',
    name: 'Меблировка под\u00a0ключ',
    order: keys,
    choice: 'Кухня',
    comment: 'Удобно в\u00a0будни после 18 или в\u00a0субботу',
    sentAgo: 40,
    wishedIn: -32,
    plannedIn: -31,
    state: 'done',
    price: 0,
    note: 'Замер сделан, эскиз кухни отправлен на\u00a0вашу почту',
  },
  {
    guid: '2b7f1a63-8d2e-4b1c-9b8f-6e3a0d4c7f02',
    service: 'strahovanie',
    name: 'Страхование',
    order: keys,
    choice: 'Отделка и\u00a0имущество',
    comment: '',
    sentAgo: 26,
    wishedIn: -20,
    plannedIn: null,
    state: 'refused',
    price: null,
    note: 'Отделку страхуют после подписания передаточного акта: вернитесь к\u00a0заявке, когда получите ключи',
  },
  {
    guid: '2b7f1a63-8d2e-4b1c-9b8f-6e3a0d4c7f03',
    service: 'pereezd',
    name: 'Переезд',
    order: keys,
    choice: 'Машина и\u00a0грузчики',
    comment: 'Разобрать и\u00a0собрать двуспальную кровать',
    sentAgo: 3,
    wishedIn: 12,
    plannedIn: 12,
    state: 'confirmed',
    price: 1_490_000,
    note: 'Бригада приедет в\u00a010:00, бригадир позвонит за\u00a0час',
  },
];
