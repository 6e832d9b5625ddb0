import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { itemsOf } from '../core/finding.ts';
import { nameItems } from '../core/item.ts';
import type { Plan, Point } from '../core/plan.ts';
import { placeWords } from '../core/words.ts';
import type { Fit } from '../state/use-fit.ts';
import { LengthFigures, LengthLines, lengthsOf } from './Lengths.tsx';
import styles from './FitPlan.module.css';
import { frameOf } from './frame.ts';
import { PlacedItem } from './PlacedItem.tsx';
import { PlanLabels } from './PlanLabels.tsx';

export interface FitPlanProps {
  plan: Plan;
  /** Path of the drawing of the walls. */
  walls: string;
  fit: Fit;
}

/** Centimetres of a press of an arrow key, and with Shift. */
const STEP = 5;
const LONG_STEP = 50;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The plan in scale with things on it, each moved by a pointer or by keys. */
export function FitPlan({ plan, walls, fit }: FitPlanProps) {
  const drawing = useRef<SVGSVGElement>(null);
  /** From the pointer to the corner of what it drags. */
  const grip = useRef<Point | null>(null);
  const { items, faults, chosen } = fit;
  const names = nameItems(items);
  const wrong = new Set(faults.flatMap(itemsOf));
  const frame = frameOf(plan);
  const lengths = lengthsOf(plan, fit);

  function onKeyDown(event: KeyboardEvent, at: number) {
    const arrow = ARROWS[event.key];
    const length = event.shiftKey ? LONG_STEP : STEP;
    if (arrow) fit.step(at, { x: arrow.x * length, y: arrow.y * length });
    else if (event.code === 'KeyR' && !event.ctrlKey && !event.metaKey) fit.turn(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') fit.remove(at);
    else if (event.code === 'KeyZ' && (event.ctrlKey || event.metaKey)) fit.undo();
    else if (event.key === 'Enter' || event.key === ' ') fit.choose(at);
    else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent<SVGGElement>, at: number) {
    const item = items[at];
    const point = pointOf(drawing.current, event);
    if (!item || !point || event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: item.left - point.x, y: item.top - point.y };
    fit.choose(at);
  }

  function onPointerMove(event: PointerEvent, at: number) {
    const point = pointOf(drawing.current, event);
    if (!grip.current || !point) return;
    fit.drag(at, { left: point.x + grip.current.x, top: point.y + grip.current.y });
  }

  function onPointerEnd() {
    grip.current = null;
    fit.drop();
  }

  return (
    <div className={styles.ground}>
      <div
        className={styles.plan}
        style={{ '--m30-ratio': (frame.width / frame.height).toFixed(4) } as CSSProperties}
      >
        <svg
          ref={drawing}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          role="group"
          aria-label="План квартиры с мебелью"
          aria-describedby="fit-keys"
        >
          <defs>
            <pattern id="fit-wrong" width="12" height="12" patternUnits="userSpaceOnUse">
              <path d="M-3 3L3 -3M0 12L12 0M9 15L15 9" data-hatch="" />
            </pattern>
          </defs>
          <image href={walls} width={plan.width} height={plan.height} />
          {items.map((item, at) => (
            <PlacedItem
              // Things have no names of their own: their order tells them apart.
              key={at}
              item={item}
              at={at}
              label={`${names[at]?.name ?? ''}, ${item.width} × ${item.depth} см: ${placeWords(plan, items, at)}`}
              isChosen={chosen === at}
              isWrong={wrong.has(at)}
              onFocus={() => fit.choose(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPointerDown={(event) => onPointerDown(event, at)}
              onPointerMove={(event) => onPointerMove(event, at)}
              onPointerUp={onPointerEnd}
              onPointerCancel={onPointerEnd}
            />
          ))}
          <LengthLines lengths={lengths} />
        </svg>
        <PlanLabels plan={plan} items={items} frame={frame} />
        <LengthFigures lengths={lengths} frame={frame} />
      </div>
    </div>
  );
}

/** Where a pointer is on the drawing, in its centimetres. */
function pointOf(drawing: SVGSVGElement | null, { clientX, clientY }: PointerEvent): Point | null {
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
