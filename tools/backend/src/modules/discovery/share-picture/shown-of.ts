import type { Services } from '../../../kernel/services.ts';
import { viewAddress } from '../../catalogue/drawing-address/view-address.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { SharedPage, ShareJob } from '../../media/share/types.ts';

/** What the right side of a share picture shows. */
interface Shown {
  /** Names a still: of the model that it was drawn from, and of the window. */
  drawn?: string;
  /** Draws it, where it is not there yet; `null` where there is nothing to show. */
  read(): Promise<ShareJob['view']>;
}

type Sources = Pick<Services, 'catalogue' | 'light' | 'views'>;
type Store = Pick<MediaStore, 'fileOf' | 'drawing' | 'find'>;
type View = SharedPage['view'];

/** Finds what a page shows without drawing it. */
export async function shownOf(services: Sources, store: Store, view: View): Promise<Shown> {
  if (view.type === 'globe') return { read: () => Promise.resolve(null) };
  if (view.type === 'drawing') {
    const drawing = store.drawing(view.path);
    return { read: () => Promise.resolve(drawing === null ? null : { drawing }) };
  }
  if (view.type === 'picture') return { read: () => pictureOf(store, view.id) };
  const still = view.type === 'outlook' ? await windowOf(services, view.lot) : null;
  return still ?? (await modelOf(services, store, view));
}

async function windowOf({ catalogue, light, views }: Sources, guid: string): Promise<Shown | null> {
  const lot = catalogue.snapshot.byGuid.get(guid);
  const best = lot && (await light.bestViews([lot])).get(guid);
  if (!best) return null;
  const address = { ...best.address, format: 'webp' } as const;
  return {
    drawn: viewAddress(address),
    async read() {
      const file = await views.file(address);
      return file === null ? null : { file };
    },
  };
}

async function modelOf(
  { light, views }: Sources,
  store: Store,
  view: Extract<View, { type: 'model' | 'outlook' }>,
): Promise<Shown> {
  const model = await light.modelFor(view.vendor);
  if (model) {
    return {
      drawn: model.hash,
      read: async () => ({ file: await views.modelFile(model, 'webp') }),
    };
  }
  return {
    read: () => (view.type === 'outlook' ? pictureOf(store, view.id) : Promise.resolve(null)),
  };
}

async function pictureOf(store: Store, id: string): Promise<ShareJob['view']> {
  const variant = { id, width: 960, portrait: true, format: 'jpg' } as const;
  return (await store.find(variant)) ? { file: await store.fileOf(variant) } : null;
}
