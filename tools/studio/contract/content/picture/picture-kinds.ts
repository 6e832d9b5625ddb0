/** What a picture shows, in the words of the Studio, and the views of the product's own pictures that are of that kind. */
export const PICTURE_KINDS = {
  photo: { title: 'Фото', views: ['keys', 'office', 'resale'] },
  render: {
    title: 'Визуализация',
    views: [
      ...['hero', 'facade', 'aerial', 'courtyard', 'street', 'interior', 'lobby', 'finish'],
      ...['parking', 'none'],
    ],
  },
  progress: {
    title: 'Ход стройки',
    views: ['site-pit', 'site-frame', 'site-walls', 'site-finish'],
  },
  plan: { title: 'План или схема', views: [] },
  portrait: { title: 'Портрет', views: [] },
  logo: { title: 'Логотип', views: [] },
} as const satisfies Record<string, { title: string; views: readonly string[] }>;

export type PictureKind = keyof typeof PICTURE_KINDS;
