import type { CertificateKind } from '../../../src/modules/deal/certificate/types.ts';

/** A certificate of the demo buyer; days count from the moment of seeding, those ahead are negative. */
export interface DemoCertificate {
  guid: string;
  number: string;
  kind: CertificateKind;
  title: string;
  /** Kopecks. */
  amount: number;
  conditions: string;
  issuedAgo: number;
  expiresAgo: number;
  usedAgo: number | null;
  usedFor: string | null;
}

/** Certificates of the demo buyer: one is good, one was spent, one is over. */
export const demoCertificates: readonly DemoCertificate[] = [
  {
    guid: '6f0e2c1a-8d55-4c3b-9a20-51c7e8d4b201',
    number: 'С-30417',
    kind: 'gift',
    title: 'Подарок новосёлу: сборка мебели',
    amount: 2_500_000,
    conditions:
      'Действует на\u00a0услуги из\u00a0раздела «Услуги» кабинета: сборку мебели, переезд и\u00a0уборку. Назовите номер в\u00a0заявке. Сдача и\u00a0обмен на\u00a0деньги не\u00a0предусмотрены.',
    issuedAgo: 34,
    expiresAgo: -150,
    usedAgo: null,
    usedFor: null,
  },
  {
    guid: '6f0e2c1a-8d55-4c3b-9a20-51c7e8d4b202',
    number: 'С-30122',
    kind: 'discount',
    title: 'Скидка на\u00a0машино-место',
    amount: 10_000_000,
    conditions:
      'Одно машино-место в\u00a0комплексе, где у\u00a0вас квартира. Скидка учитывается при подписании договора.',
    issuedAgo: 130,
    expiresAgo: -50,
    usedAgo: 112,
    usedFor: 'Договор ДДУ-19931',
  },
  {
    guid: '6f0e2c1a-8d55-4c3b-9a20-51c7e8d4b203',
    number: 'С-28790',
    kind: 'discount',
    title: 'Скидка на\u00a0кладовую',
    amount: 5_000_000,
    conditions: 'Одна кладовая в\u00a0комплексе, где у\u00a0вас квартира.',
    issuedAgo: 140,
    expiresAgo: 18,
    usedAgo: null,
    usedFor: null,
  },
];
