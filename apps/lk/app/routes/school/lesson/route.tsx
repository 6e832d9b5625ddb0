import { parseBlocks } from '@m30/blocks/server';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Lesson } from './Lesson.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(loaderData.lesson.title) : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const { blocks, ...lesson } = await orNotFound(
    visitorApi.get('LK.GetLesson', { alias: params.alias }),
  );
  return { lesson, blocks: parseBlocks(blocks) };
}

export default function LessonRoute({ loaderData }: Route.ComponentProps) {
  return <Lesson key={loaderData.lesson.alias} {...loaderData} />;
}
