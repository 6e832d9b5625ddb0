import { parseBlocks } from '@m30/blocks/server';
import { ApiRefusal, type Api } from '@m30/api/client';

/** Editors' words for a page that the catalogue draws; none where nobody has written any. */
export async function loadProse(api: Api, path: string) {
  try {
    const { blocks } = await api.get('Content.GetPage', { path });
    return parseBlocks(blocks);
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 404) return [];
    throw error;
  }
}
