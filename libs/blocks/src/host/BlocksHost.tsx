import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { EngineSource, MapData, MapSettings, Travel } from '@m30/map';
import { pictureUrl, type PictureUrl } from '@m30/ui-kit/picture';
import type { LotsFound, LotsRequest, MapRequest } from './requests.ts';

/** Gives a `lots` block its cards: the host finds the lots and draws them. */
export interface LotsHost {
  /** What the host's loader has found already: it is drawn at once, on the server too. */
  found?: (request: LotsRequest) => LotsFound | null;
  /** Asks in the browser when the block comes near the viewport. */
  load?: (request: LotsRequest, signal: AbortSignal) => Promise<LotsFound>;
}

/** Gives a `map` block its places and its engine. */
export interface MapHost {
  /** What the host's loader has found already: places in words, on the server too. */
  found?: (request: MapRequest) => MapData | null;
  /** Asks in the browser when the block comes near the viewport. */
  load?: (request: MapRequest, signal: AbortSignal) => Promise<MapData>;
  /** What the travel calculator asks; no calculator without it. */
  travel?: Travel;
  /** Loads what may draw, as `ObjectsMap` of `@m30/map` wants it; without it the chart of true positions stays. */
  engines?: () => Promise<readonly EngineSource[]>;
  /** See `ObjectsMap` of `@m30/map`. */
  settings?: () => Promise<MapSettings>;
  /** Address of the map's assets. @default '/map' */
  base?: string;
}

/** What live blocks ask of the page they stand on; without a part its block keeps its still words and links. */
export interface BlocksHost {
  /** Query of the page, so that a calculator answers on the server what its form has sent. */
  query?: string | undefined;
  /** When the page was made, milliseconds since 1970: countdowns begin there on both sides. */
  now?: number | undefined;
  lots?: LotsHost | undefined;
  map?: MapHost | undefined;
  /** Loads what gives the lead forms below it their way to send: a `FormsProvider` of `@m30/forms`. */
  forms?: (() => Promise<{ default: ComponentType<{ children: ReactNode }> }>) | undefined;
  /** Page of all flats, where a `lots` block leads with its filter. @default '/katalog' */
  catalogue?: string | undefined;
  /** Page of all complexes; that of one stands below it. @default '/obekty' */
  complexes?: string | undefined;
  /** Makes the address of one file of a picture. @default the media store's own addresses */
  pictureUrl?: PictureUrl | undefined;
  /** Called with the error of a live part that failed to load; the visitor keeps the static one. */
  onError?: ((error: unknown) => void) | undefined;
}

const HostContext = createContext<BlocksHost>({});

export interface BlocksHostProviderProps {
  /** Keep its identity between renders: live blocks ask again when it changes. */
  host: BlocksHost;
  children: ReactNode;
}

/** Gives the live blocks below it what they ask of the page. */
export function BlocksHostProvider({ host, children }: BlocksHostProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** What the page gives its live blocks; an empty host where there is no provider. */
export function useBlocksHost(): BlocksHost {
  return use(HostContext);
}

/** Makes the addresses of pictures: the host's way, or that of the media store. */
export function usePictureUrl(): PictureUrl {
  return useBlocksHost().pictureUrl ?? pictureUrl;
}
