/** What draws the map besides the bundled style; all of it may be missing. */
export interface MapSettings {
  /** Public token of Mapbox, `pk.…`. */
  token?: string | null | undefined;
  /** Style of an own tile server. */
  styleUrl?: string | null | undefined;
}

/** Sources that a document's content policy must allow. */
export interface MapSources {
  connect: readonly string[];
  img: readonly string[];
  worker: readonly string[];
}

const MAPBOX = [
  'https://api.mapbox.com',
  'https://events.mapbox.com',
  'https://*.tiles.mapbox.com',
];

/** Sources of the engines that may draw under these settings; the bundled map needs none but `'self'`. */
export function mapSources({ token, styleUrl }: MapSettings): MapSources {
  const own = URL.canParse(styleUrl ?? '') ? [new URL(styleUrl ?? '').origin] : [];
  const hosts = [...(token ? MAPBOX : []), ...own];
  // Mapbox starts its worker from a blob.
  return { connect: hosts, img: hosts, worker: token ? ['blob:'] : [] };
}
