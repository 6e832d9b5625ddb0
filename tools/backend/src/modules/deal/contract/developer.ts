/** Who builds, sells and signs, as contracts name it. */
export const DEVELOPER = {
  name: 'ООО «Меридиан 30»',
  inn: '7816303034',
  ogrn: '1097847303036',
  address: '191119, Санкт-Петербург, Лиговский пр., 87',
} as const;
