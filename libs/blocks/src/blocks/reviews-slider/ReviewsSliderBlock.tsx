import { Slider } from '@m30/ui-kit/slider';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { ReviewsSliderProps } from './reviews-slider.schema.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** Slides in sight and the space between them (specification §9). */
const PER_VIEW = { 0: 1, 576: 2, 768: 3 };
const GAP = 32;

/** Reviews in a row that is turned; photographs and videos open over the page. */
export function ReviewsSliderBlock({ title, text, link, items }: ReviewsSliderProps) {
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <Slider counter label={title ?? 'Отзывы'} perView={PER_VIEW} gap={GAP}>
        {items.map((review, index) => (
          <ReviewCard key={index} review={review} />
        ))}
      </Slider>
    </>
  );
}
