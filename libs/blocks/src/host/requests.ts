import type { ReactNode } from 'react';
import type { ParsedBlock } from '../core/parse-blocks.ts';

/** Which lots a `lots` block shows. */
export interface LotsRequest {
  /** Filter as the catalogue's address has it, without the question mark: `complex=kanal&rooms=2`. */
  query: string;
  /** Cards at most. */
  limit: number;
}

/** Lots that a request has found. */
export interface LotsFound {
  /** How many there are in all. */
  total: number;
  /** The cards, drawn by the host, as one grid. */
  cards: ReactNode;
}

/** Which places a `map` block shows; all of them by default. */
export interface MapRequest {
  /** Alias of the complex in the middle. */
  vendor?: string | undefined;
  /** Alias of the sales office. */
  office?: string | undefined;
}

/** What the live blocks of a page will ask for. */
export interface BlockRequests {
  lots: LotsRequest[];
  map: MapRequest[];
}

/** Lists what the live blocks of a page will ask for, nested ones too, so that its loader can ask first. */
export function blockRequests(blocks: readonly ParsedBlock[]): BlockRequests {
  const found: BlockRequests = { lots: [], map: [] };
  for (const { type, props } of everyBlock(blocks)) {
    if (type === 'lots' && isLots(props)) found.lots.push(lotsRequest(props));
    if (type === 'map' && !('places' in props)) found.map.push(mapRequest(props));
  }
  return found;
}

/** The part of a `lots` block's props that the host is asked about. */
export function lotsRequest({ query, limit }: LotsRequest): LotsRequest {
  return { query, limit };
}

/** The part of a `map` block's props that the host is asked about. */
export function mapRequest({ vendor, office }: MapRequest): MapRequest {
  return { ...(vendor && { vendor }), ...(office && { office }) };
}

const isLots = (props: object): props is LotsRequest => 'query' in props && 'limit' in props;

/** Every block of a page, those within other blocks too, in the order of reading. */
export function everyBlock(blocks: readonly ParsedBlock[]): ParsedBlock[] {
  return blocks.flatMap((block) => [block, ...everyBlock(nestedIn(block.props))]);
}

/** A block's props are plain JSON; parsed blocks in it are known by their shape. */
function nestedIn(value: unknown): ParsedBlock[] {
  if (Array.isArray(value)) return value.flatMap((item) => (isBlock(item) ? item : nestedIn(item)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item) => (isBlock(item) ? item : nestedIn(item)));
}

function isBlock(value: unknown): value is ParsedBlock {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'props' in value &&
    typeof value.props === 'object' &&
    value.props !== null
  );
}
