import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the site; a literal segment wins over a parameter. */
export default [
  layout('layouts/default/layout.tsx', [
    index('routes/home/home/route.tsx'),
    route('katalog', 'routes/catalogue/catalogue/route.tsx'),
    route('obekty', 'routes/project/projects/route.tsx'),
    route('obekty/:vendor', 'routes/project/project/route.tsx'),
    route('obekty/:vendor/:subvendor/:id', 'routes/lot/lot/route.tsx'),
    route('novosti', 'routes/content/news/route.tsx'),
    route('novosti/:alias', 'routes/content/news-item/route.tsx'),
    route('akcii', 'routes/content/promos/route.tsx'),
    route('kontakty', 'routes/content/contacts/route.tsx'),
    route('ui-kit', 'routes/service/ui-kit/route.tsx'),
    route('*', 'routes/content/page/route.tsx'),
  ]),
] satisfies RouteConfig;
