import type { PictureFetch } from './intake/pictures/picture-fetch.ts';
import type { ImportWatch } from './intake/watch/import-watch.ts';
import type { LotLight } from './light/light.ts';
import type { Catalogue } from './lot/catalogue.ts';
import type { LotCards } from './lot/lot-cards.ts';
import type { LotChanges } from './lot/lot-changes.ts';
import type { ViewStills } from './view/view-stills.ts';
import type { Travel } from './travel/travel.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    readonly catalogue: Catalogue;
    readonly lots: LotCards;
    /** Tells of lots that changed, after the catalogue holds them. */
    readonly changes: LotChanges;
    readonly travel: Travel;
    readonly light: LotLight;
    readonly views: ViewStills;
    readonly importWatch: ImportWatch;
    readonly importPictures: PictureFetch;
  }
}
