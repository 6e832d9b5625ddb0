import { useCallback, useEffect, useRef, type CSSProperties } from 'react';
import { Picture } from '@m30/ui-kit/picture';
import { ZoomStage } from '../../../../components/zoom-stage/ZoomStage.tsx';
import { offerLines } from '../data/offer-words.ts';
import type { PickerData } from '../data/picker-data.ts';
import { BuildingLabels } from './BuildingLabels.tsx';
import { placeTip } from './place-tip.ts';
import { PickerShapes } from './PickerShapes.tsx';
import styles from './PickerStage.module.css';
import { viewTitle } from './view-title.ts';

/** What is marked in the picture and in the list alike. */
export interface Marked {
  /** Id of a choice. */
  active: string | null;
  onActive: (id: string | null) => void;
}

export interface PickerStageProps extends Marked {
  picker: PickerData;
  picture: NonNullable<PickerData['picture']>;
}

/** The picture with its choices as links over it, magnified and moved as one. */
export function PickerStage({ picker, picture, active, onActive }: PickerStageProps) {
  const { shapes, views, state } = picker;
  const stage = useRef<HTMLDivElement>(null);
  const marked =
    shapes.find(({ choice }) => choice.id === active) ??
    shapes.find(({ choice, beside }) => choice.current && !beside && !state.genplan);
  const id = marked?.choice.id;
  const place = useCallback(() => placeTip(stage.current, id), [id]);
  useEffect(place, [place]);
  const shape: CSSProperties & Record<'--m30-ratio', number> = {
    '--m30-ratio': picture.width / picture.height,
  };
  return (
    <div className={styles.stage} ref={stage} onTransitionEnd={place} style={shape}>
      <a className={styles.skip} href="#choices">
        Пропустить картинку: к&nbsp;списку
      </a>
      <ZoomStage
        label={state.genplan ? 'генплан' : 'фасад'}
        width={picture.width}
        height={picture.height}
        focus={focusOf(picker, picture)}
        onMove={place}
        over={
          <>
            {views.length > 1 && (
              <nav className={styles.views} aria-label="Вид на дом">
                {views.map(({ kind, href, current }) => (
                  <a
                    key={kind}
                    href={href}
                    data-keep-scroll=""
                    aria-current={current ? 'true' : undefined}
                  >
                    {viewTitle(kind)}
                  </a>
                ))}
              </nav>
            )}
            {marked && (
              // The link's name says the same to those who do not see it.
              <div className={styles.tip} aria-hidden="true" data-tip="">
                <b>{marked.choice.title}</b>
                {offerLines(marked.choice, !state.genplan && !marked.beside).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </div>
            )}
          </>
        }
      >
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 1200px) calc(100vw - 400px), (min-width: 900px) calc(100vw - 340px), 144vw"
          priority
        />
        <PickerShapes picker={picker} picture={picture} active={active} onActive={onActive} />
        {state.genplan && <BuildingLabels shapes={shapes} picture={picture} active={active} />}
      </ZoomStage>
    </div>
  );
}

/** The middle of the building, so that a narrow window shows it; of the whole picture at the genplan. */
function focusOf(
  { shapes, state }: PickerData,
  { width, height }: { width: number; height: number },
): [number, number] {
  const points = state.genplan
    ? []
    : shapes.filter(({ beside }) => !beside).flatMap(({ polygons }) => polygons.flat());
  if (points.length === 0) return [0.5, 0.5];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(points.map(([x]) => x)) / width, middle(points.map(([, y]) => y)) / height];
}
