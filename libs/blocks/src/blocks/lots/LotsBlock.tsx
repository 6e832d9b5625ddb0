import { useMemo, type ReactNode } from 'react';
import { formatCount } from '@m30/ui-kit/format';
import { LatePart } from '@m30/ui-kit/late-part';
import { ArrowLink } from '@m30/ui-kit/link';
import { useBlocksHost } from '../../host/BlocksHost.tsx';
import { lotsRequest, type LotsFound } from '../../host/requests.ts';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { LotsProps } from './lots.schema.ts';
import styles from './LotsBlock.module.css';

/** Flats by a filter: drawn at once where the host has asked beforehand, otherwise when the visitor comes near. */
export function LotsBlock({ title, text, link, query, limit }: LotsProps) {
  const { lots: host, catalogue = '/katalog', onError } = useBlocksHost();
  const request = useMemo(() => lotsRequest({ query, limit }), [query, limit]);
  const ask = host?.load;
  const load = useMemo(
    () => ask && ((signal: AbortSignal) => ask(request, signal)),
    [ask, request],
  );
  const found = host?.found?.(request) ?? null;
  const href = query ? `${catalogue}?${query}` : catalogue;
  const links = { href, catalogue };
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      {found ? (
        <Shown found={found} {...links} />
      ) : (
        <LatePart
          load={load}
          onError={onError}
          className={styles.place}
          fallback={<ArrowLink href={href}>Смотреть квартиры в&nbsp;каталоге</ArrowLink>}
        >
          {(loaded) => <Shown found={loaded} {...links} />}
        </LatePart>
      )}
    </>
  );
}

interface ShownProps {
  found: LotsFound;
  /** The catalogue by the same filter. */
  href: string;
  /** The whole of it. */
  catalogue: string;
}

function Shown({ found: { total, cards }, href, catalogue }: ShownProps): ReactNode {
  if (total === 0) {
    return (
      <div className={styles.none}>
        <p>Сейчас по&nbsp;этому условию свободных квартир нет.</p>
        <ArrowLink href={catalogue}>Смотреть другие квартиры</ArrowLink>
      </div>
    );
  }
  return (
    <>
      {/* Plans are drawn for a white sheet. */}
      <div data-tone="surface">{cards}</div>
      <p className={styles.more}>
        <ArrowLink href={href}>
          {total === 1
            ? 'Смотреть в\u00a0каталоге'
            : `Смотреть ${formatCount(total, VARIANTS)} в\u00a0каталоге`}
        </ArrowLink>
      </p>
    </>
  );
}

const VARIANTS = ['вариант', 'варианта', 'вариантов'] as const;
