/** What the demo buyer said about consents; days count back from the moment of seeding. */
export const demoConsents = [
  {
    guid: '3d6a1f70-52c4-4b1e-8a0d-7c9e21f4b501',
    purpose: 'personal',
    given: true,
    mode: 'default',
    version: '2026-09-01',
    source: 'registration',
    daysAgo: 90,
  },
  {
    guid: '3d6a1f70-52c4-4b1e-8a0d-7c9e21f4b502',
    purpose: 'promo',
    given: false,
    mode: 'default',
    version: '2026-09-01',
    source: 'registration',
    daysAgo: 90,
  },
  {
    guid: '3d6a1f70-52c4-4b1e-8a0d-7c9e21f4b503',
    purpose: 'promo',
    given: true,
    mode: 'explicit',
    version: '2026-09-01',
    source: 'profile',
    daysAgo: 62,
  },
] as const;

/** A name that the staff did not change, with the reason. */
export const demoRename = {
  guid: '3d6a1f70-52c4-4b1e-8a0d-7c9e21f4b504',
  kind: 'rename',
  state: 'refused',
  name: { lastName: 'Савельева-Корф', name: 'Марина', secondName: 'Андреевна' },
  reason: 'Выхожу замуж, скоро сменю фамилию',
  answer:
    'Поменяем, когда будет новый паспорт: до\u00a0этого в\u00a0договоре стоит прежняя фамилия. Поздравляем вас',
  askedAgo: 33,
  closedAgo: 32,
} as const;
