import { servicesContext } from '@m30/shell/server';
import { robotsText } from './robots-text.ts';
import type { Route } from './+types/route';

/** `/robots.txt`. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsText(context.get(servicesContext).origin), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
