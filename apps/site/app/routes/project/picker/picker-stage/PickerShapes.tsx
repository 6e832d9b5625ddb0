import { useEffect, useRef, type KeyboardEvent } from 'react';
import { offerName } from '../data/offer-words.ts';
import type { PickerData, Shape } from '../data/picker-data.ts';
import type { Marked } from './PickerStage.tsx';
import styles from './PickerStage.module.css';

export interface PickerShapesProps extends Marked {
  picker: PickerData;
  picture: { width: number; height: number };
}

/**
 * Buildings or floors as links over the picture, far to near. With script they are one stop of the Tab
 * key and arrows lead from one to another; without it each is a stop.
 */
export function PickerShapes({ picker, picture, active, onActive }: PickerShapesProps) {
  const { shapes, state } = picker;
  const group = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const links = linksOf(group.current);
    const first = links.find((link) => link.matches('[aria-current]')) ?? links.find(isOwn);
    stopAt(links, first ?? links[0]);
  }, [shapes]);
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const links = linksOf(group.current);
    const index = links.findIndex((link) => link === linkOf(event.target));
    const target = links[nextIndex(index, event.key, links.length)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <svg
      className={styles.shapes}
      ref={group}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="group"
      data-genplan={state.genplan || undefined}
      aria-label={state.genplan ? 'Корпуса на\u00a0генплане' : 'Этажи на\u00a0фасаде'}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => stopAt(linksOf(group.current), linkOf(target))}
    >
      {shapes.map((shape) => (
        <ShapeLink
          key={shape.choice.id}
          shape={shape}
          ofAll={!state.genplan && !shape.beside}
          current={shape.choice.current && !shape.beside && !state.genplan}
          active={shape.choice.id === active}
          onActive={onActive}
        />
      ))}
    </svg>
  );
}

interface ShapeLinkProps {
  shape: Shape;
  ofAll: boolean;
  current: boolean;
  active: boolean;
  onActive: Marked['onActive'];
}

function ShapeLink({ shape, ofAll, current, active, onActive }: ShapeLinkProps) {
  const { choice, beside, polygons } = shape;
  return (
    <a
      href={choice.href}
      data-keep-scroll=""
      data-shape={choice.id}
      data-beside={beside || undefined}
      data-none={choice.count === 0 || undefined}
      data-active={active || undefined}
      aria-label={offerName(choice.title, choice, ofAll)}
      aria-current={current ? 'true' : undefined}
      onPointerEnter={() => onActive(choice.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(choice.id)}
      onBlur={() => onActive(null)}
    >
      {polygons.map((points, index) => (
        <polygon key={index} points={points.map((point) => point.join(',')).join(' ')} />
      ))}
    </a>
  );
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

function nextIndex(index: number, key: string, count: number): number {
  const by = KEYS[key];
  if (by === undefined || index < 0) return -1;
  return Math.min(Math.max(index + by, 0), count - 1);
}

const linksOf = (group: SVGSVGElement | null) => [
  ...(group?.querySelectorAll<SVGAElement>('a') ?? []),
];

const isOwn = (link: SVGAElement) => !link.matches('[data-beside], [data-none]');

const linkOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<SVGAElement>('a') : null;

function stopAt(links: readonly SVGAElement[], stop: SVGAElement | null | undefined) {
  for (const link of links) link.setAttribute('tabindex', link === stop ? '0' : '-1');
}
